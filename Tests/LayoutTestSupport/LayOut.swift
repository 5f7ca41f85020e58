import Reflow

// Tests lay out and look at frames in one line each:
//
//     let layout = try layOut([50 × 32, 72 × 32], width: 300, with: LeftAlignProvider.self)
//     #expect(layout.frames == [[0, 0, 50, 32], [60, 0, 72, 32]])

infix operator × : MultiplicationPrecedence

/// A size in points: `50 × 32`.
public func × (width: Double, height: Double) -> Size { Size(width: width, height: height) }

extension Section {
  /// A section of items of the sizes.
  public init(_ items: [Size]) { self.init(items: ItemList(items)) }
}

/// A provider that places items, made from its parameters.
public func provider<P: LayoutProvider>(
  _ type: P.Type, _ parameters: KeyValuePairs<String, ParameterValue> = [:]
) throws -> AnyLayoutProvider {
  var registry = ProviderRegistry()
  registry.register(type)
  return try registry.provider(
    ProviderSpecification(type.description.name, parameters.map { .init($0.key, $0.value) }))
}

/// Lays out one section.
public func layOut<P: LayoutProvider>(
  _ items: [Size], width: Double = 300, height: Double = 480, insets: Insets = .zero,
  lineSpacing: Double = 10, interitemSpacing: Double = 10, scroll: ScrollDirection = .vertical,
  direction: LayoutDirection = .leftToRight, with type: P.Type,
  _ parameters: KeyValuePairs<String, ParameterValue> = [:]
) throws -> Layout {
  var section = Section(items)
  section.insets = insets
  section.lineSpacing = lineSpacing
  section.interitemSpacing = interitemSpacing
  return try layOut(
    sections: [section], width: width, height: height, scroll: scroll, direction: direction,
    with: provider(type, parameters))
}

/// Lays out sections.
public func layOut(
  sections: [Section], width: Double = 300, height: Double = 480,
  scroll: ScrollDirection = .vertical, direction: LayoutDirection = .leftToRight,
  offset: Point = .zero, with provider: AnyLayoutProvider
) throws -> Layout {
  try LayoutEngine.layOut(
    LayoutCollection(
      container: width × height, scrollDirection: scroll, layoutDirection: direction,
      offset: offset, sections: sections),
    with: provider)
}
