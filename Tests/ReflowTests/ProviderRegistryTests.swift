import Reflow
import ReflowTesting
import Testing

@Suite("ProviderRegistry")
struct ProviderRegistryTests {
  /// What the registry says when it refuses.
  private func refusal(
    _ name: String, _ parameters: [(String, ParameterValue)] = []
  ) -> String? {
    let specification = ProviderSpecification(name, parameters.map { .init($0.0, $0.1) })
    do {
      _ = try builtInRegistry.provider(specification)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func providersAreKnownByName() throws {
    let names = builtInRegistry.descriptions.map(\.name)
    #expect(Set(names).count == names.count && names.contains("left-align"))
    for description in builtInRegistry.descriptions {
      let made = try builtInRegistry.provider(ProviderSpecification(description.name))
      #expect(made.description.name == description.name)
      #expect(builtInRegistry.description(of: description.name)?.summary == description.summary)
    }
    #expect(builtInRegistry.description(of: "no-such") == nil)
  }

  @Test func defaultsAreFilledIn() throws {
    let made = try builtInRegistry.provider(specification("waterfall policy=leftToRight"))
    #expect(
      made.specification.text == "waterfall columns=2 policy=leftToRight itemSizing=fixed "
        + "roundingScale=0 minimumContentHeight=0")
    let composite = try builtInRegistry.provider(ProviderSpecification("sections"))
    #expect(composite.items.specification.text == "left-align alignItems=start oversize=keep")
    #expect(composite.placesHeaders && !made.placesHeaders)
  }

  @Test func defaultsAreAcceptedThemselves() throws {
    for description in builtInRegistry.descriptions {
      for parameter in description.parameters {
        let refusal = refusal(description.name, [(parameter.name, parameter.defaultValue)])
        #expect(refusal == nil, "\(description.name) \(parameter.name)")
      }
    }
  }

  @Test func unknownProviders() {
    #expect(
      refusal("left-algin") == "there is no provider left-algin; did you mean left-align?")
    #expect(refusal("spreadsheet") == "there is no provider spreadsheet")
    #expect(refusal("") == "there is no provider ")
  }

  @Test func unknownParameters() {
    #expect(
      refusal("waterfall", [("colums", .number(3))])
        == "waterfall has no parameter colums; did you mean columns?")
    #expect(
      refusal("left-align", [("zoom", .number(3))])
        == "left-align has no parameter zoom; it has alignItems, oversize")
    #expect(
      refusal("flow", [("columns", .number(3))])
        == "flow has no parameter columns; it has none")
  }

  @Test func repeatedParameters() {
    #expect(
      refusal("waterfall", [("columns", .number(3)), ("columns", .number(3))])
        == "waterfall: columns is given twice")
  }

  @Test func wrongTypes() {
    #expect(
      refusal("waterfall", [("columns", .text("three"))])
        == "waterfall: columns is three; it must be a whole number from 1 to 1000")
    #expect(
      refusal("waterfall", [("roundingScale", .boolean(true))])
        == "waterfall: roundingScale is true; it must be a number, at least 0")
    #expect(
      refusal("circle", [("startAngle", .text("up"))])
        == "circle: startAngle is up; it must be a number")
    #expect(
      refusal("left-align", [("alignItems", .number(1))])
        == "left-align: alignItems is 1; it must be one of start, center, end")
    #expect(
      refusal("sections", [("items", .number(4))])
        == "sections: items is 4; it must be the name of a provider that places items")
  }

  @Test(arguments: [
    (0.0, "0; it must be at least 1"), (-2, "-2; it must be at least 1"),
    (1001, "1001; it must be at most 1000"), (2.5, "2.5; it must be a whole number"),
    (.nan, "not a number; it must be a finite number"),
    (.infinity, "infinite; it must be a finite number"),
    (-.infinity, "-infinite; it must be a finite number"),
  ])
  func columnsOutOfRange(_ columns: Double, _ rule: String) {
    #expect(
      refusal("waterfall", [("columns", .number(columns))]) == "waterfall: columns is \(rule)")
  }

  @Test func numbersOutOfRange() {
    #expect(
      refusal("circle", [("radius", .number(-0.5))])
        == "circle: radius is -0.5; it must be at least 0")
    #expect(refusal("circle", [("radius", .number(0)), ("startAngle", .number(-720))]) == nil)
  }

  @Test func notAChoice() {
    #expect(
      refusal("left-align", [("alignItems", .text("centre"))])
        == "left-align: alignItems is centre; it must be one of start, center, end "
        + "(did you mean center?)")
    #expect(
      refusal("left-align", [("oversize", .text("shout"))])
        == "left-align: oversize is shout; it must be one of keep, clamp")
  }

  @Test func sectionsInSections() {
    #expect(
      refusal("sections", [("items", .text("sections"))])
        == "sections: items: sections stacks sections and places no items; "
        + "name a provider that does")
    #expect(
      refusal("sections", [("items", .text("flo"))])
        == "there is no provider flo; did you mean flow?")
    #expect(
      refusal("sections", [("items", .provider(specification("waterfall columns=0")))])
        == "waterfall: columns is 0; it must be at least 1")
    #expect(throws: ProviderError.placesNoItems(name: "sections", place: "section 3")) {
      try builtInRegistry.itemProvider(ProviderSpecification("sections"), place: "section 3")
    }
  }

  @Test func theProviderForItemsMayBeGivenByName() throws {
    var byName = ProviderSpecification("sections")
    byName["items"] = .text("waterfall")
    let made = try builtInRegistry.provider(byName)
    #expect(made.items.description.name == "waterfall")
  }

  @Test func aLaterProviderReplacesAnEarlierOne() {
    var registry = testRegistry
    let count = registry.descriptions.count
    registry.register(OtherColumnProvider.self)
    #expect(registry.descriptions.count == count)
    #expect(registry.description(of: "column")?.summary == "another")
  }

  @Test func specificationsCanBeEdited() {
    var specification = specification("waterfall columns=3")
    #expect(specification["columns"] == .number(3) && specification["policy"] == nil)
    specification["columns"] = .number(4)
    specification["policy"] = .text("leftToRight")
    #expect(specification.text == "waterfall columns=4 policy=leftToRight")
    specification["columns"] = nil
    specification["absent"] = nil
    #expect(specification.text == "waterfall policy=leftToRight")
  }

  @Test func expectationsInWords() {
    let kinds: [ParameterDescription.Kind] = [
      .number(), .number(atLeast: 1.5), .number(atMost: 9), .number(atLeast: 0, atMost: 1),
      .integer(atLeast: 1, atMost: 8), .choice(["a", "b"]), .boolean, .provider,
    ]
    #expect(
      kinds.map(\.expectation) == [
        "a number", "a number, at least 1.5", "a number, at most 9", "a number from 0 to 1",
        "a whole number from 1 to 8", "one of a, b", "true or false",
        "the name of a provider that places items",
      ])
  }

  private struct OtherColumnProvider: LayoutProvider {
    static let description = ProviderDescription(name: "column", summary: "another")
    init(_ parameters: ParameterValues) {}
    func start(in space: SectionSpace) -> Bool { false }
    func place(
      _ item: Item, _ state: inout Bool, _ pen: inout Pen, in space: SectionSpace
    ) -> FlowRect {
      FlowRect(across: 0, along: 0, size: item.size)
    }
    func depth(after state: Bool, in space: SectionSpace) -> Double { 0 }
  }
}
