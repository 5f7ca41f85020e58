import Reflow

/// Every provider, each with several sets of parameters, as the laws try them.
enum SpecimenProviders {
  static let placing = [
    "left-align", "left-align alignItems=center oversize=clamp", "left-align alignItems=end",
    "aligned-flow justifyContent=center alignItems=center",
    "aligned-flow justifyContent=end oversize=clamp",
    "aligned-flow justifyContent=spaceBetween lastLine=start",
    "aligned-flow justifyContent=spaceAround lastLine=end alignItems=end",
    "aligned-flow justifyContent=spaceEvenly lastLine=center",
    "flow",
    "horizontal", "horizontal alignItems=center", "horizontal alignItems=end",
    "waterfall columns=1", "waterfall columns=3",
    "waterfall columns=2 policy=leftToRight itemSizing=aspect",
    "waterfall columns=4 policy=rightToLeft roundingScale=2",
    "waterfall columns=3 itemSizing=aspect roundingScale=3 minimumContentHeight=150",
    "circle", "circle radius=60 startAngle=30",
    "grid", "grid columns=3 alignItems=center", "grid minItemWidth=40 alignItems=end",
    "justified-gallery", "justified-gallery targetRowHeight=40 maxRowHeight=50 lastRow=fill",
    "balanced-flow", "balanced-flow alignItems=end alignLines=center",
    "column", "trailing-lines", "scatter",
  ]

  static let stacking = [
    "sections", "sections pinHeaders=section pinFooters=section",
    "sections pinHeaders=items pinFooters=items", "sections pinHeaders=lastItem",
  ]

  /// The providers that place the items of a composite's sections.
  static let stacked = ["left-align", "flow", "waterfall columns=3", "circle radius=40", "scatter"]

  static let all = placing + stacking

  /// Providers for sections of their own.
  static func makeItemProviders(_ names: [String] = placing) throws -> [AnyLayoutProvider] {
    try names.map(itemProvider)
  }

  /// A provider from one of the lists above; the composites take one provider after the other.
  static func make(_ text: String, _ index: Int = 0) throws -> AnyLayoutProvider {
    guard text.hasPrefix("sections") else { return try provider(text) }
    var specification = specification(text)
    let items = stacked[index % stacked.count]
    specification["items"] = .provider(ReflowTests.specification(items))
    return try testRegistry.provider(specification)
  }
}
