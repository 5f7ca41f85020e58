import Reflow
import SeededNumbers

/// A provider with its parameters in a setting, on items of every shape.
struct MatrixCase {
  let engine: Engine
  let setting: Setting
  /// The case's number: what is too much for each case takes turns.
  let number: Int

  /// Around the length of a stretch of items, and beyond two.
  private static let counts = [0, 1, 2, 3, 255, 256, 257, 700]
  private static let editedCounts = [3, 255, 256, 257, 700]
  private static let edits = 20
  private static let editsOfMany = 4

  func digests() -> CaseDigests {
    var digests = CaseDigests()
    for shape in ItemShape.allCases {
      let turn = number + shape.rawValue
      for count in Self.counts {
        digests.addAnswers(of: layOut(shape, count), seed: turn + count)
      }
      addEdits(turn, shape, to: &digests)
      if turn % 2 == 0 {
        digests.addExplanations(of: layOut(shape, 257), seed: turn)
        digests.addBreakpoints(
          of: shape.collection(shape.items(12), in: setting), with: engine)
      }
    }
    addMany(to: &digests)
    addSeveralSections(to: &digests)
    return digests
  }

  private func layOut(_ shape: ItemShape, _ count: Int) -> Layout {
    engine.layOut(shape.collection(shape.items(count), in: setting), nil)
  }

  private func addEdits(_ turn: Int, _ shape: ItemShape, to digests: inout CaseDigests) {
    let layout = layOut(shape, Self.editedCounts[turn % Self.editedCounts.count])
    var script = EditScript(
      engine, layout.collection, from: layout, shape: shape, seed: turn)
    script.run(Self.edits, into: &digests)
  }

  /// Thousands of items, of a shape for each case.
  private func addMany(to digests: inout CaseDigests) {
    let shapes = ItemShape.allCases
    let shape = shapes[(number + number / shapes.count) % shapes.count]
    let layout = layOut(shape, ItemShape.mostItems)
    digests.addAnswers(of: layout, seed: number)
    var script = EditScript(
      engine, layout.collection, from: layout, shape: shape, seed: number)
    script.run(Self.editsOfMany, into: &digests)
  }

  private func addSeveralSections(to digests: inout CaseDigests) {
    var collection = SeveralSections.collection(in: setting)
    var layout = engine.layOut(collection, nil)
    digests.addAnswers(of: layout, seed: number)
    if number % 2 == 0 { digests.addExplanations(of: layout, seed: number) }
    var script = EditScript(
      engine, collection, from: layout, shape: .mixed, seed: number, editsSections: true)
    script.run(Self.edits, into: &digests)

    var generator = SplitMix64(seed: number)
    for offset in SeveralSections.offsets(in: layout.contentSize) {
      collection.offset = offset
      layout = engine.layOut(collection, layout)
      digests.frames.addFrames(of: layout)
      digests.addQueries(of: layout, &generator)
    }
  }
}
