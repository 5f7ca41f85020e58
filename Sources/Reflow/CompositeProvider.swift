/// A provider that is made of others: it places no items itself, and says what stands around them.
///
/// The engine stacks the sections: header, leading inset, items, trailing inset, footer.
public protocol CompositeProvider: Sendable {
  static var description: ProviderDescription { get }

  /// - Parameter parameters: checked against `description`, with defaults filled in.
  init(_ parameters: ParameterValues)

  /// The provider for the items of sections that have none of their own.
  var items: AnyLayoutProvider { get }

  /// Where headers and footers stand.
  var supplementaries: SupplementaryPlacement { get }
}
