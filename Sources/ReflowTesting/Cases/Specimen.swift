import Reflow

/// A collection and the provider that lays it out, with the trail of labels that led there.
package struct Specimen {
  package var trail: String
  package var collection: LayoutCollection
  package var provider: AnyLayoutProvider

  package init(trail: String, collection: LayoutCollection, provider: AnyLayoutProvider) {
    self.trail = trail
    self.collection = collection
    self.provider = provider
  }

  package func layout(reusing previous: Layout? = nil) throws -> Layout {
    try LayoutEngine.layOut(collection, with: provider, reusing: previous)
  }
}

/// A law that does not hold: which, and where.
package struct Violation: Error, CustomStringConvertible {
  package var law: String
  package var details: String
  package var trail = ""

  package init(law: String, details: String) {
    self.law = law
    self.details = details
  }

  package var description: String { "\(law): \(details)\n  \(trail)" }
}

/// Requires a condition; what is in `details` is made only where it does not hold.
package func require(
  _ condition: Bool, _ law: String, _ details: @autoclosure () -> String
) throws(Violation) {
  if !condition { throw Violation(law: law, details: details()) }
}

extension Rect {
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  package var text: String { "(\(minX), \(minY), \(size.width), \(size.height))" }
}

extension Element {
  package var isItem: Bool { if case .item = self { true } else { false } }
}

/// The names of elements in the order of an answer: `item 0.0, header 1`.
package func names(_ attributes: [LayoutAttributes]) -> String {
  attributes.map { $0.element.description }.joined(separator: ", ")
}

extension AnyLayoutProvider {
  /// The name, and the name of the provider for the items where it is another.
  package var label: String {
    let own = specification.text
    return items.specification == specification ? own : "\(own) of \(items.specification.text)"
  }

  /// The descriptions of all providers that take part in laying out a collection.
  package func takingPart(in collection: LayoutCollection) -> [ProviderDescription] {
    collection.sections.map { ($0.provider ?? items).description }
  }
}

extension ProviderSpecification {
  package var text: String {
    name + parameters.map { " \($0.name)=\($0.value.description)" }.joined()
  }
}
