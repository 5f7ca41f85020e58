/// A provider, its type erased: what a registry makes and a collection is laid out with.
///
/// Erasing is done once; the loops over a section's items stay generic and specialised in the provider's
/// module.
public final class AnyLayoutProvider: Sendable {
  public let description: ProviderDescription
  /// What the provider was made from, with every parameter spelled out.
  public let specification: ProviderSpecification
  /// Headers and footers around the items of each section; nil where they get no place.
  public let supplementaries: SupplementaryPlacement?
  /// A floor under the whole content's depth, in points. No frame moves.
  let minimumContentDepth: Double
  let loops: ProviderLoops
  let explainer: ProviderExplainer
  // Parts of the description, which is asked for them once for each section.
  let needs: ProviderDescription.Needs
  let isPhysical: Bool
  let hasLines: Bool
  private let inner: AnyLayoutProvider?

  /// The provider that places the items of sections without one of their own: this one, unless it is made
  /// of others.
  public var items: AnyLayoutProvider { inner ?? self }

  /// Whether headers and footers get a place.
  public var placesHeaders: Bool { supplementaries != nil }

  /// - Parameter inner: places the items, where the provider is made of others.
  fileprivate init(
    _ description: ProviderDescription, _ specification: ProviderSpecification,
    _ loops: ProviderLoops, _ explainer: ProviderExplainer, inner: AnyLayoutProvider? = nil,
    _ supplementaries: SupplementaryPlacement? = nil
  ) {
    self.description = description
    self.specification = specification
    self.loops = loops
    self.explainer = explainer
    self.inner = inner
    self.supplementaries = supplementaries
    minimumContentDepth =
      inner?.minimumContentDepth ?? description.minimumContentDepth(in: specification)
    needs = inner?.needs ?? description.needs
    isPhysical = inner?.isPhysical ?? description.isPhysical
    hasLines = inner?.hasLines ?? description.hasLines
  }
}

extension LayoutProvider {
  /// The provider without its type.
  /// - Parameter specification: a name and parameters that tell this provider from others; layouts are
  ///   reused where they are equal.
  public func erased(as specification: ProviderSpecification) -> AnyLayoutProvider {
    AnyLayoutProvider(Self.description, specification, loops, explainer)
  }
}

extension CompositeProvider {
  /// The provider without its type.
  /// - Parameter specification: a name and parameters that tell this provider from others.
  public func erased(as specification: ProviderSpecification) -> AnyLayoutProvider {
    let inner = items.items
    return AnyLayoutProvider(
      Self.description, specification, inner.loops, inner.explainer, inner: inner, supplementaries)
  }
}

extension ProviderDescription {
  fileprivate func minimumContentDepth(in specification: ProviderSpecification) -> Double {
    guard let name = minimumContentDepthParameter, case .number(let depth) = specification[name]
    else { return 0 }
    return depth
  }
}
