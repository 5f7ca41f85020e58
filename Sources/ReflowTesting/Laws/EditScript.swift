import Reflow

/// A collection that is edited again and again, laid out each time from the layout before. Lists are
/// cut into chunks of a few items, so that short ones have what else only long ones have: rows of rows,
/// chunks that split and join, lines over several chunks.
package struct EditScript {
  package private(set) var specimen: Specimen
  package private(set) var layout: Layout
  /// What was done, the last edit last.
  package private(set) var trail: [String] = []
  private var generator: SeededGenerator
  /// Earlier states to go back to.
  private var past: [LayoutCollection] = []
  private let hasGiants: Bool

  package static let chunks = ChunkShape(leafLength: 4, rowLength: 3)

  /// - Parameter own: providers that some sections get for themselves.
  package init(_ provider: AnyLayoutProvider, sectionsOf own: [AnyLayoutProvider] = [], seed: Int)
    throws
  {
    generator = SeededGenerator(seed: seed &+ 77_777)
    hasGiants = generator.chance(0.1)
    var collection = RandomCollections.make(seed: seed, largest: 60, providers: own)
    if collection.sections.isEmpty { collection.sections = [Section()] }
    for index in collection.sections.indices {
      collection.sections[index].items = ItemList(
        collection.sections[index].items, chunks: Self.chunks)
      collection.sections[index].measureAgain()
    }
    specimen = Specimen(
      trail: "\(provider.label), seed \(seed)", collection: collection, provider: provider)
    layout = try specimen.layout()
  }

  /// Edits the collection, lays it out, and requires what has to hold.
  package mutating func step() throws {
    let before = layout
    var edits: [CollectionEdit]? = []
    past.append(specimen.collection)
    if past.count > 5 { past.removeFirst() }
    for _ in 0..<(generator.chance(0.15) ? 3 : 1) { edit(&edits) }
    if trail.count > 40 { trail.removeFirst(20) }
    layout = try specimen.layout(reusing: before)
    let fresh = try specimen.layout()
    try ReuseLaws.require(layout, equals: fresh, "an edited layout equals a fresh one")
    let laws = QueryLaws(layout)
    var rect = Rect(origin: .zero, size: layout.contentSize)
    if !laws.all.isEmpty, generator.chance(0.9) {
      let frame = generator.pick(laws.all).frame
      let side = generator.pick([1.0, 40, 300])
      rect = Rect(frame.minX - side / 3, frame.minY - side / 3, side, side)
    }
    try laws.check(rect)
    try laws.check(at: rect.origin)
    try checkChange(from: before, ElementMapping(edits ?? [.replaceAll]), of: laws.all)
  }

  /// What is counted at once where layouts share it is what comes of comparing one by one.
  private func checkChange(
    from before: Layout, _ mapping: ElementMapping, of elements: [LayoutAttributes]
  ) throws {
    let change = LayoutChange(from: before, to: layout, mapping: mapping)
    var counts = LayoutChange.Counts()
    var changed = 0
    for attributes in elements {
      let kind = change.kind(of: attributes.element) ?? []
      if !kind.isEmpty { changed += 1 }
      if kind.contains(.moved) { counts.moved += 1 }
      if kind.contains(.resized) { counts.resized += 1 }
      if kind.contains(.changedLine) { counts.changedLine += 1 }
      if kind.contains(.came) { counts.came += 1 }
    }
    counts.went = before.elementCount - (layout.elementCount - counts.came)
    try require(
      change.counts == counts, "changes are counted as they are compared",
      "\(change.counts), one by one \(counts)")
    let told = change.elements.reduce(0) { $0 + ($1.kind == .went ? 0 : 1) }
    try require(told == changed, "all changes are told", "\(told) of \(changed)")
  }
}

// MARK: - Edits

extension EditScript {
  /// - Parameter edits: what moved elements to other index paths; nil where that is not known.
  private mutating func edit(_ edits: inout [CollectionEdit]?) {
    let sections = specimen.collection.sections
    guard !sections.isEmpty, !generator.chance(0.12) else {
      return editSections(&edits)
    }
    let section = Int.random(in: 0..<sections.count, using: &generator)
    if generator.chance(0.72) {
      editItems(ofSection: section, &edits)
    } else if generator.chance(0.6) {
      editSection(section)
    } else {
      editContainer()
    }
  }

  private mutating func editItems(ofSection section: Int, _ edits: inout [CollectionEdit]?) {
    var items = specimen.collection.sections[section].items
    let count = items.count
    let start = Int.random(in: 0...count, using: &generator)
    let most = generator.pick([1, 1, 1, 2, 5, 30])
    let end = min(count, start + Int.random(in: 0...most, using: &generator))
    switch generator.pick(["insert", "remove", "resize", "move", "same"]) {
    case "insert" where count < 150:
      items.insert(contentsOf: (0..<most).map { _ in size() }, at: start)
      edits?.append(.insertItems(section: section, range: start..<start + most))
      trail.append("insert \(most) at \(section).\(start)")
    case "move" where end < count:
      let target = Int.random(in: 0..<count, using: &generator)
      items.insert(items.remove(at: end), at: target)
      let place = ItemPath(section: section, item: target)
      edits?.append(.moveItems(section: section, range: end..<end + 1, to: place))
      trail.append("move \(section).\(end) to \(target)")
    case "same" where start < count:
      items[start] = items[start]
      trail.append("write \(section).\(start) again")
    case "resize":
      for index in start..<end { items[index] = size() }
      trail.append("resize \(section).\(start)..<\(end)")
    default:
      items.removeSubrange(start..<end)
      edits?.append(.removeItems(section: section, range: start..<end))
      trail.append("remove \(section).\(start)..<\(end)")
    }
    specimen.collection.sections[section].items = items
    specimen.collection.sections[section].measureAgain()
  }

  private mutating func editSection(_ index: Int) {
    let inset = generator.length(-8...30)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: specimen.collection.sections[index].insets.left = inset
    case 1: specimen.collection.sections[index].insets.top = inset
    case 2: specimen.collection.sections[index].header = max(0, inset)
    case 3: specimen.collection.sections[index].footer = max(0, inset)
    case 4: specimen.collection.sections[index].headerInsets.bottom = inset
    case 5: specimen.collection.sections[index].lineSpacing = generator.pick([0, 10, 3.3, -4])
    default:
      specimen.collection.sections[index].interitemSpacing = generator.pick([0, 10, 0.3, -4])
    }
    trail.append("section \(index): \(specimen.collection.sections[index].insets.left), \(inset)")
  }

  private mutating func editSections(_ edits: inout [CollectionEdit]?) {
    let count = specimen.collection.sections.count
    let index = Int.random(in: 0...count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where count < 5:
      var section = Section(items: ItemList((0..<5).map { _ in size() }, chunks: Self.chunks))
      // A list may stand in two sections.
      if count > 0, generator.chance(0.5) { section = generator.pick(specimen.collection.sections) }
      specimen.collection.sections.insert(section, at: index)
      edits?.append(.insertSection(index))
      trail.append("insert section \(index)")
    case 1 where count > 1 && index < count:
      specimen.collection.sections.remove(at: index)
      edits?.append(.removeSection(index))
      trail.append("remove section \(index)")
    case 2 where count > 1:
      specimen.collection.sections.swapAt(0, count - 1)
      edits?.append(.moveSection(0, to: count - 1))
      edits?.append(.moveSection(count - 2, to: 0))
      trail.append("swap sections")
    default:
      specimen.collection = generator.pick(past)
      edits = nil
      trail.append("go back")
    }
  }

  private mutating func editContainer() {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: specimen.collection.container.width = generator.pick([0, 100, 320, 1_000, 5_000])
    case 1: specimen.collection.container.height = generator.pick([0, 100, 480, 1_000, 5_000])
    case 2: specimen.collection.offset.y = generator.length(-50...700)
    case 3: specimen.collection.scrollDirection = generator.pick(ScrollDirection.allCases)
    default: specimen.collection.layoutDirection = generator.pick(LayoutDirection.allCases)
    }
    let collection = specimen.collection
    trail.append("\(collection.container), \(collection.scrollDirection)")
  }

  private mutating func size() -> Size {
    // Beyond some 10¹³ points sums of stretches are rounded.
    if hasGiants, generator.chance(0.05) { return Size(width: 1e17 / 3, height: 1e17 / 3) }
    if generator.chance(0.4) { return Size(width: 50, height: 20) }
    return Size(width: generator.length(0...150), height: generator.length(0...60))
  }
}

extension Section {
  /// Items that are cut to a line grow by what they are cut, as texts do.
  fileprivate mutating func measureAgain() {
    remeasure = { [items] item, width in
      let own = items[item]
      return Size(width: width, height: own.height + (own.width - width) / 8)
    }
  }
}
