import Reflow
import SeededNumbers

/// One item inserted, removed or resized at a random place, and the layout after it.
struct Edits {
  let settings: Settings
  let report: Report

  func run() {
    let leftAlign = Engine.provider("left-align")
    let most = settings.counts.last!
    for count in settings.counts {
      measure("mixed", .mixed, Input(Shape.mixed.sizes(count, seed: 3)), leftAlign)
    }
    for shape in [Shape.tags, .heavyTailed, .equal] {
      measure(shape.rawValue, shape, Input(shape.sizes(most, seed: 3)), leftAlign)
    }
    let mixed = Shape.mixed.sizes(most, seed: 3)
    measure("mixed, sections of 10", .mixed, Input(mixed, sectionLength: 10), leftAlign)
    let waterfall = Engine.waterfall(columns: 3)
    measure("mixed, waterfall 3 columns, shown", .mixed, Input(mixed), waterfall, isShown: true)
    measure(
      "mixed, waterfall 3 columns, among the first 1,000, shown", .mixed, Input(mixed), waterfall,
      places: 1_000, isShown: true)
  }

  private enum Kind: String, CaseIterable {
    case insert, remove, resize
  }

  /// - Parameters:
  ///   - places: among how many items of a section the edited one is, from the first; nil for all.
  ///   - isShown: whether a viewport from the item on is asked for in the time of the edit, for
  ///     providers whose layout may be made only as far as somebody looks.
  private func measure(
    _ name: String, _ shape: Shape, _ input: Input, _ provider: AnyLayoutProvider,
    places: Int? = nil, isShown: Bool = false
  ) {
    let collection = input.collection
    let full = Stopwatch(rounds: 5).measure([
      { _ in _ = Engine.layOut(collection, with: provider) }
    ])[0].spread.median
    var editor = Editor(collection, with: provider)
    var viewer = Viewer()
    var generator = SplitMix64(state: 9)
    var times: [Kind: [Double]] = [:]
    let end = ContinuousClock.now + settings.editing
    var isWarm = false
    while ContinuousClock.now < end || times.count < Kind.allCases.count {
      for kind in Kind.allCases {
        let path = place(in: editor.collection, among: places ?? input.count, &generator)
        let size = size(for: kind, shape, &generator)
        let old = editor.collection.sections[path.section].items[path.item]
        let time = Stopwatch.nanoseconds {
          switch kind {
          case .insert: editor.insert(size, at: path)
          case .remove: editor.remove(at: path)
          case .resize: editor.resize(at: path, to: size)
          }
          if isShown, let frame = editor.layout.frame(ofItem: path) {
            let viewport = Rect(x: 0, y: frame.minY, width: Input.width, height: Input.height)
            _ = viewer.elements(of: editor.layout, in: viewport)
          }
        }
        // Equal items stay equal, or lines would come back into step at the ones that are not.
        if kind == .resize && shape == .equal { editor.resize(at: path, to: old) }
        if isWarm { times[kind, default: []].append(time) }
      }
      isWarm = true
    }
    editor.checkAgainstFresh()
    for kind in Kind.allCases {
      add("\(kind.rawValue), \(name)", input.count, times[kind]!.sorted(), full: full)
    }
    let bytes = Double(Engine.bytesHeld(by: editor.layout)) / Double(input.count)
    report.add(
      Measurement(
        .edits, "memory after the edits, \(name)", input.count,
        .init(spread: Spread(exactly: bytes), unit: .bytesAnItem)))
  }

  private func size(
    for kind: Kind, _ shape: Shape, _ generator: inout SplitMix64
  ) -> Size {
    // Twice as wide as the others, so that its line takes one item less.
    kind == .resize && shape == .equal
      ? Size(width: 120, height: 32) : shape.size(&generator)
  }

  private func place(
    in collection: LayoutCollection, among places: Int, _ generator: inout SplitMix64
  ) -> ItemPath {
    while true {
      let section = Int.random(in: 0..<collection.sections.count, using: &generator)
      let count = min(places, collection.sections[section].items.count)
      if count > 0 {
        return ItemPath(section: section, item: Int.random(in: 0..<count, using: &generator))
      }
    }
  }

  private func add(_ name: String, _ count: Int, _ sorted: [Double], full: Double) {
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    report.add(
      Measurement(
        .edits, "\(name): mean", count, ratio: Spread(exactly: full / mean), .perOperation(mean),
        note: "\(sorted.count) edits"))
    let percentile = sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    report.add(Measurement(.edits, "\(name): 99th percentile", count, .perOperation(percentile)))
    report.add(Measurement(.edits, "\(name): worst", count, .perOperation(sorted.last!)))
  }
}
