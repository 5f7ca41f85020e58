import AlignedFlow
import BalancedFlow
import Circle
import Flow
import Grid
import Horizontal
import JustifiedGallery
import LeftAlign
import Reflow
import ReflowTesting
import Sections
import Testing
import Waterfall

/// The built-in providers keep every law that they promise.
@Suite("The laws of sound providers")
struct SoundProvidersTests {
  static let registry: ProviderRegistry = {
    var registry = ProviderRegistry()
    registry.register(LeftAlignProvider.self)
    registry.register(AlignedFlowProvider.self)
    registry.register(FlowProvider.self)
    registry.register(HorizontalProvider.self)
    registry.register(WaterfallProvider.self)
    registry.register(CircleProvider.self)
    registry.register(SectionsProvider.self)
    registry.register(GridProvider.self)
    registry.register(JustifiedGalleryProvider.self)
    registry.register(BalancedFlowProvider.self)
    return registry
  }()

  @Test(
    "every built-in provider keeps the laws",
    arguments: registry.descriptions.map(\.name))
  func everyBuiltInProvider(_ name: String) throws {
    let report = try checkLayoutProvider(
      ProviderSpecification(name), in: Self.registry, LawCheck(collections: 20))
    #expect(report.isSound, "\(report.text)")
    #expect(report.verdicts.map(\.law) == Law.allCases)
  }

  static let variants = [
    ProviderSpecification(
      "aligned-flow",
      [.init("justifyContent", .text("spaceBetween")), .init("lastLine", .text("start"))]),
    ProviderSpecification(
      "left-align", [.init("alignItems", .text("end")), .init("oversize", .text("clamp"))]),
    ProviderSpecification(
      "waterfall",
      [
        .init("columns", .number(3)), .init("policy", .text("rightToLeft")),
        .init("itemSizing", .text("aspect")), .init("minimumContentHeight", .number(150)),
      ]),
    ProviderSpecification("sections", [.init("items", .text("circle"))]),
    ProviderSpecification(
      "justified-gallery",
      [.init("targetRowHeight", .number(30)), .init("lastRow", .text("fill"))]),
    ProviderSpecification("balanced-flow", [.init("alignLines", .text("end"))]),
  ]

  @Test("parameters that differ from the defaults keep them too", arguments: variants)
  func otherParameters(_ specification: ProviderSpecification) throws {
    let report = try checkLayoutProvider(
      specification, in: Self.registry, LawCheck(collections: 10))
    #expect(report.isSound, "\(report.text)")
  }

  @Test("what a circle does not promise is said")
  func whatIsNotPromisedIsSaid() throws {
    let report = try checkLayoutProvider(
      ProviderSpecification("circle"), in: Self.registry, LawCheck(collections: 4))
    let lines = report.verdicts.filter { $0.law == .order || $0.law == .mirror }.map(\.line)
    #expect(
      lines == [
        "not promised  order: its positions are physical (isPhysical)",
        "not promised  mirror: its positions are physical (isPhysical)",
      ])
  }
}
