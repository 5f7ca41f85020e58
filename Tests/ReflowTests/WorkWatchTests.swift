import LayoutTestSupport
import Reflow
import ReflowTesting
import Testing

/// A provider that takes long because it does much, and not because it waits.
private struct SlowProvider: LayoutProvider {
  static let description = ProviderDescription(name: "slow", summary: "works hard")

  init(_ parameters: ParameterValues) {}

  func start(in space: SectionSpace) -> Double { 1 }

  func place(
    _ item: Item, _ state: inout Double, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    for _ in 0..<100 { state = (state * state + 1).truncatingRemainder(dividingBy: 7) }
    let top = FlowRect(across: 0, along: 0, size: item.size)
    pen.advance(by: item.size.depth)
    return top
  }

  func depth(after state: Double, in space: SectionSpace) -> Double { 0 }
}

@Suite("Watching long work")
struct WorkWatchTests {
  private let provider: AnyLayoutProvider

  init() throws { provider = try LayoutTestSupport.provider(SlowProvider.self) }

  private func collection(_ counts: Int...) -> LayoutCollection {
    LayoutCollection(
      container: Size(width: 100, height: 100),
      sections: counts.map { count in
        Section(items: ItemList(repeatElement(Size(width: 10, height: 2), count: count)))
      })
  }

  @Test("A layout is asked once a stretch, and the counts rise to the total")
  func progress() throws {
    var done: [Int] = []
    let watch = WorkWatch { count, total in
      #expect(total == 1000)
      done.append(count)
      return true
    }
    let watched = try LayoutEngine.layOut(collection(700, 300), with: provider, watch: watch)
    #expect(done == [256, 512, 700, 1000])
    let plain = try LayoutEngine.layOut(collection(700, 300), with: provider)
    #expect(watched.frames(ofItemsInSection: 1) == plain.frames(ofItemsInSection: 1))
  }

  @Test("A layout stops at the first no and asks no more", arguments: [1, 2, 3, 4])
  func stop(at question: Int) {
    var questions = 0
    let watch = WorkWatch { _, _ in
      questions += 1
      return questions < question
    }
    #expect(throws: LayoutError.stopped) {
      try LayoutEngine.layOut(collection(700, 300), with: provider, watch: watch)
    }
    #expect(questions == question)
    #expect(watch.isStopped)
  }

  @Test("Sections that are taken over count as done")
  func reuse() throws {
    let before = collection(700, 300)
    var after = before
    after.sections[1].items[0].height = 9
    let layout = try LayoutEngine.layOut(before, with: provider)
    var done: [Int] = []
    let watch = WorkWatch { count, _ in
      done.append(count)
      return true
    }
    _ = try LayoutEngine.layOut(after, with: provider, reusing: layout, watch: watch)
    #expect(done == [700, 1000])
  }

  @Test("A comparison is asked too, and stops")
  func comparison() throws {
    let before = try LayoutEngine.layOut(collection(600), with: provider)
    var changed = collection(600)
    changed.sections[0].items[0].height = 9
    let after = try LayoutEngine.layOut(changed, with: provider)
    var done: [Int] = []
    let watched = try LayoutChange(
      from: before, to: after,
      watch: WorkWatch { count, total in
        #expect(total == 600)
        done.append(count)
        return true
      })
    #expect(done == [256, 600])
    #expect(watched.counts == LayoutChange(from: before, to: after).counts)
    #expect(throws: LayoutError.stopped) {
      try LayoutChange(from: before, to: after, watch: WorkWatch { _, _ in false })
    }
  }
}
