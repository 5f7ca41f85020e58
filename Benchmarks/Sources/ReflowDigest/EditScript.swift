import Reflow
import SeededNumbers

/// Edits at random places, the same ones in every run, each laid out with the layout before it to reuse.
struct EditScript {
  let engine: Engine
  /// The shape of the items that come.
  let shape: ItemShape
  /// Whether sections come and go as well, and lengths change.
  let editsSections: Bool

  private var generator: SplitMix64
  private var collection: LayoutCollection
  private var layout: Layout

  init(
    _ engine: Engine, _ collection: LayoutCollection, from layout: Layout, shape: ItemShape,
    seed: Int, editsSections: Bool = false
  ) {
    self.engine = engine
    self.collection = collection
    self.layout = layout
    self.shape = shape
    self.editsSections = editsSections
    generator = SplitMix64(seed: seed)
  }

  /// How often the change from the layout before is looked at, and lines and queries are.
  private static let thorough = 3

  /// - Parameter count: how many edits are made.
  mutating func run(_ count: Int, into digests: inout CaseDigests) {
    for step in 0..<count {
      let edits = edit()
      let next = engine.layOut(collection, layout)
      digests.edits.addFrames(of: next)
      if step % Self.thorough == 0 {
        digests.edits.addLines(of: next)
        digests.addQueries(of: next, &generator, rects: 6)
        digests.addChange(from: layout, to: next, ElementMapping(edits))
      }
      layout = next
    }
  }

  /// Changes the collection.
  /// - Returns: what has moved elements to other index paths.
  private mutating func edit() -> [CollectionEdit] {
    if editsSections && generator.below(3) == 0 { return editSections() }
    guard !collection.sections.isEmpty else { return [] }
    let section = generator.below(collection.sections.count)
    let edit = editItems(ofSection: section)
    if collection.sections[section].remeasure != nil {
      collection.sections[section].measureTextsAgain()
    }
    return edit.map { [$0] } ?? []
  }

  private mutating func editItems(ofSection section: Int) -> CollectionEdit? {
    let count = collection.sections[section].items.count
    let kind = generator.below(8)
    guard count > 0, kind > 1 else {
      // Now and then more than a stretch of items, and at the end.
      let end = kind == 0 ? count : generator.below(count + 1)
      let come = kind == 0 ? 1 : generator.below(8) == 0 ? 300 : 1 + generator.below(20)
      collection.sections[section].items.insert(contentsOf: sizes(come), at: end)
      return .insertItems(section: section, range: end..<end + come)
    }
    let first = generator.below(count)
    let some = first..<min(first + 1 + generator.below(30), count)
    switch kind {
    case 2:
      collection.sections[section].items.insert(shape.size(&generator), at: first)
      return .insertItems(section: section, range: first..<first + 1)
    case 3:
      collection.sections[section].items.remove(at: first)
      return .removeItems(section: section, range: first..<first + 1)
    case 4:
      collection.sections[section].items.removeSubrange(some)
      return .removeItems(section: section, range: some)
    case 5:
      collection.sections[section].items.replaceSubrange(some, with: sizes(some.count))
    case 6:
      // Written again, and the same: it may be measured anew.
      collection.sections[section].items[first] = collection.sections[section].items[first]
    default:
      collection.sections[section].items[first] = shape.size(&generator)
    }
    return nil
  }

  private mutating func editSections() -> [CollectionEdit] {
    let count = collection.sections.count
    let kind = generator.below(7)
    guard count > 0, kind > 0 else {
      let index = generator.below(count + 1)
      var section = SeveralSections.inserted(shape, generator.below(40))
      section.lineSpacing = 6.5
      collection.sections.insert(section, at: index)
      return [.insertSection(index)]
    }
    let section = generator.below(count)
    switch kind {
    case 1:
      collection.sections.remove(at: section)
      return [.removeSection(section)]
    case 2: collection.sections[section].header += 7.25
    case 3: collection.sections[section].insets.left += 2.5
    case 4: collection.sections[section].lineSpacing += 0.7
    case 5: collection.container.width += 10.5
    default: collection.container.height += 10.5
    }
    return []
  }

  private mutating func sizes(_ count: Int) -> [Size] {
    (0..<count).map { _ in shape.size(&generator) }
  }
}

extension CaseDigests {
  /// What is different between two layouts.
  fileprivate mutating func addChange(
    from before: Layout, to after: Layout, _ mapping: ElementMapping
  ) {
    let change = LayoutChange(from: before, to: after, mapping: mapping)
    let counts = change.counts
    for count in [counts.moved, counts.resized, counts.changedLine, counts.came, counts.went] {
      changes.add(count)
    }
    for changed in change.elements {
      changes.add(changed.kind.rawValue)
      for place in [changed.before, changed.after] {
        changes.add(place) {
          $0.add($1.element)
          $0.add($1.frame)
          $0.add($1.line)
        }
      }
    }
  }
}
