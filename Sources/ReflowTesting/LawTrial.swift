import Reflow

/// A provider on trial: how it is made, and how each law is checked for one collection.
struct LawTrial: Sendable {
  let registry: ProviderRegistry
  let specification: ProviderSpecification
  let provider: AnyLayoutProvider
  /// Makes the provider with a tally that counts what it is handed; nil where its type is not known.
  let makeCounted: (@Sendable (PlacingTally) throws(ProviderError) -> AnyLayoutProvider)?
  let cases: LawCases
  /// Whether the content is deeper than its items, because the provider asks for it.
  let hasFloor: Bool

  init(
    _ specification: ProviderSpecification, registry: ProviderRegistry, collections: Int
  ) throws(ProviderError) {
    self.registry = registry
    let made = try registry.provider(specification)
    provider = made
    self.specification = made.specification
    makeCounted = registry.type(of: specification.name).map {
      Self.counting($0, made.specification, registry)
    }
    cases = LawCases(count: max(1, collections))
    let nothing = LayoutCollection(container: Size(width: 320, height: 480), sections: [Section()])
    let floor = try? LayoutEngine.layOut(nothing, with: made).contentSize.height
    hasFloor = floor ?? 0 > 0
  }

  /// - Parameter others: where the providers are found that are a provider's parameters.
  private static func counting<P: LayoutProvider>(
    _ type: P.Type, _ specification: ProviderSpecification, _ others: ProviderRegistry
  ) -> @Sendable (PlacingTally) throws(ProviderError) -> AnyLayoutProvider {
    var registry = others
    registry.register(CountedProvider<P>.self)
    let counted = registry
    return { (tally) throws(ProviderError) in
      let made = PlacingTally.$current.withValue(tally) {
        Result { () throws(ProviderError) in try counted.provider(specification) }
      }
      return try made.get()
    }
  }

  /// Why the provider does not promise a law; nil where it does.
  func exemption(from law: Law) -> String? {
    if law == .boundedWork && makeCounted == nil { return "it stacks sections and places no items" }
    return law.exemption(of: provider.items.description)
  }

  /// The collections for which a law is checked.
  func collections(for law: Law) -> [LayoutCollection] {
    switch law {
    case .terminates: cases.empty + cases.one + cases.all + cases.zeroSizes + cases.huge
    case .empty: cases.empty
    case .one: cases.one
    case .zeroSizes: cases.zeroSizes
    case .huge: cases.huge
    case .hostileParameters: Array(cases.ordinary.suffix(2)) + Array(cases.zeroSizes.prefix(3))
    case .finiteFrames, .order, .exactFit, .contentSize, .splitting: cases.ordinary
    case .boundedWork: [cases.long(600), cases.long(1_200)]
    case .incremental: cases.ordinary + cases.wild
    default: cases.all
    }
  }

  /// Whether a law says something of a collection.
  func speaks(_ law: Law, of collection: LayoutCollection) -> Bool {
    switch law {
    case .order, .exactFit, .contentSize, .splitting, .boundedWork: collection.isOrdinary
    case .one: collection.sections.count == 1 && collection.sections[0].items.count == 1
    case .empty: collection.sections.allSatisfy { $0.items.isEmpty }
    default: true
    }
  }
}

// MARK: - Checking one collection

extension LawTrial {
  /// Checks a law for a collection.
  /// - Returns: whether the law said anything of it.
  /// - Throws: `Violation` where the law is broken; `LayoutError` where the layout cannot be made.
  func check(_ law: Law, _ collection: LayoutCollection) throws -> Bool {
    let specimen = Specimen(trail: "", collection: collection, provider: provider)
    switch law {
    case .terminates: _ = try? specimen.layout().elements
    case .finiteFrames: try PlacingLaws(layout: specimen.layout()).checkFinite()
    case .determinism: try PlacingLaws(layout: specimen.layout()).checkDeterminism()
    case .noSharedState:
      try IsolationLaws(specimen: specimen) { try registry.provider(specification) }.check()
    case .placedOnce: try AgreementLaws(layout: specimen.layout()).checkAgreement()
    case .empty: try checkEmpty(specimen)
    case .one: try checkOne(specimen)
    case .zeroSizes, .huge: try PlacingLaws(layout: specimen.layout()).checkFinite()
    case .hostileParameters: try checkParameters(collection)
    case .order: try PlacingLaws(layout: specimen.layout()).checkOrder()
    case .exactFit: return try FitLaws(specimen: specimen).check()
    case .contentSize: try PlacingLaws(layout: specimen.layout()).checkContent(hasFloor: hasFloor)
    case .queries: try checkQueries(specimen)
    case .mirror: try SymmetryLaws(specimen: specimen).checkMirror()
    case .transpose: try SymmetryLaws(specimen: specimen).checkTranspose()
    case .splitting: try SplitLaws(specimen: specimen).check()
    case .incremental: try checkReuse(specimen)
    case .boundedWork: try checkWork(collection)
    }
    return true
  }

  /// What holds of every layout: finite frames, each item once, and queries that filter.
  private func checkPlacing(_ specimen: Specimen) throws {
    let layout = try specimen.layout()
    try PlacingLaws(layout: layout).checkFinite()
    try AgreementLaws(layout: layout).checkAgreement()
    try QueryLaws(layout).check(Rect(origin: .zero, size: layout.collection.container))
  }

  private func checkOne(_ specimen: Specimen) throws {
    try checkPlacing(specimen)
    var plain = specimen
    plain.collection.sections[0].lineSpacing = 0
    plain.collection.sections[0].interitemSpacing = 0
    try PlacingLaws(layout: specimen.layout()).checkOne(withoutSpacing: plain.layout())
  }

  private func checkEmpty(_ specimen: Specimen) throws {
    try checkPlacing(specimen)
    let layout = try specimen.layout()
    let found = layout.elements(in: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    try require(found.isEmpty, "a query of nothing finds nothing", names(found))
    let lines = layout.lineCount ?? 0
    try require(lines == 0, "no items are no lines", "it counts \(lines)")
  }

  private func checkQueries(_ specimen: Specimen) throws {
    let laws = QueryLaws(try specimen.layout())
    try laws.checkEdges(of: Array(laws.all.prefix(3)) + laws.all.suffix(2))
    var generator = SeededGenerator(seed: laws.all.count)
    try laws.checkRandom(&generator, count: 3)
    // Bands of a point across the content, where a stretch that says too little is missed.
    let content =
      specimen.collection.scrollDirection == .vertical
      ? laws.layout.contentSize.height : laws.layout.contentSize.width
    for part in 0..<12 {
      let along = content * Double(part) / 12
      try laws.check(
        specimen.collection.scrollDirection == .vertical
          ? Rect(x: -1e6, y: along, width: 2e6, height: 1)
          : Rect(x: along, y: -1e6, width: 1, height: 2e6))
    }
  }

  private func checkReuse(_ specimen: Specimen) throws {
    let count = specimen.collection.sections.first?.items.count ?? 0
    let edits = Set([0, count / 2, count - 1]).filter { $0 >= 0 && $0 < count }.sorted()
      .flatMap(Self.edits)
    try ReuseLaws(specimen: specimen, edits: edits + ReuseLaws.edits).check()
    var whole = specimen
    for index in whole.collection.sections.indices {
      let items = whole.collection.sections[index].items
      whole.collection.sections[index].items = ItemList(Array(items))
    }
    try ReuseLaws.require(
      specimen.layout(), equals: whole.layout(),
      "a layout is the same in stretches of 4 items and of \(Stretch.length)")
  }

  /// Edits of one item of the first section.
  private static func edits(of item: Int) -> [ReuseLaws.Edit] {
    [
      (
        "item \(item) (inserted)",
        {
          $0.editFirst { $0.items.insert(Size(width: 33, height: 21), at: item) }
        }
      ),
      ("item \(item) (removed)", { $0.editFirst { _ = $0.items.remove(at: item) } }),
      ("item \(item) (deeper)", { $0.editFirst { $0.items[item].height += 7 } }),
      ("item \(item) (wider)", { $0.editFirst { $0.items[item].width += 40 } }),
      (
        "item \(item) (moved to the end)",
        {
          $0.editFirst { $0.items.append($0.items.remove(at: item)) }
        }
      ),
    ]
  }

  private func checkWork(_ collection: LayoutCollection) throws {
    guard let makeCounted else { return }
    let tally = PlacingTally()
    let layout = try LayoutEngine.layOut(collection, with: makeCounted(tally))
    try WorkLaws(layout: layout, tally: tally).check()
  }

  /// Every parameter at the ends of its range, one at a time.
  private func checkParameters(_ collection: LayoutCollection) throws {
    for parameter in provider.description.parameters {
      for value in parameter.kind.extremes {
        var changed = specification
        changed[parameter.name] = value
        // What the description's own range allows may still be refused by nobody but the registry.
        guard let made = try? registry.provider(changed) else { continue }
        do {
          let layout = try LayoutEngine.layOut(collection, with: made)
          try PlacingLaws(layout: layout).checkFinite()
        } catch let violation as Violation {
          throw Violation(
            law: "\(parameter.name)=\(value.description): \(violation.law)",
            details: violation.details)
        } catch let error as LayoutError {
          throw Violation(
            law: "\(parameter.name)=\(value.description): frames are finite",
            details: error.message)
        }
      }
    }
  }
}

extension ParameterDescription.Kind {
  /// Values at the ends of a parameter's range, and beside what is usual. Where there is no end, a
  /// million, which leaves room for sums.
  fileprivate var extremes: [ParameterValue] {
    let far = 1e6
    switch self {
    case .number(let least, let most):
      let (least, most) = (least ?? -far, most ?? max(far, least ?? 0))
      let inner = [0, 1e-9, 1].filter { $0 > least && $0 < most }
      return ([least, most] + inner).map(ParameterValue.number)
    case .integer(let least, let most): return [.number(Double(least)), .number(Double(most))]
    case .choice(let choices): return choices.map(ParameterValue.text)
    case .boolean: return [.boolean(true), .boolean(false)]
    case .provider: return []
    }
  }
}
