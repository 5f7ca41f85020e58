import Reflow

/// A provider with one fault; the rest of it is right and as short as it can be.
package protocol FaultyProvider: LayoutProvider {
  static var name: String { get }
  /// What is wrong, without a full stop.
  static var fault: String { get }
  static var parameters: [ParameterDescription] { get }
  static var needs: ProviderDescription.Needs { get }
  static var hasLines: Bool { get }
  static var isPhysical: Bool { get }
}

extension FaultyProvider {
  package static var parameters: [ParameterDescription] { [] }
  package static var needs: ProviderDescription.Needs { [] }
  package static var hasLines: Bool { true }
  package static var isPhysical: Bool { false }

  package static var description: ProviderDescription {
    ProviderDescription(
      name: name, summary: "wrong on purpose: \(fault)", parameters: parameters, needs: needs,
      hasLines: hasLines, isPhysical: isPhysical)
  }
}

extension ParameterDescription {
  /// What a provider is not told, because the engine has seen to it, and this one meddles with.
  static func meddled(
    _ name: String, _ meaning: String, default value: Double = 20
  ) -> ParameterDescription {
    ParameterDescription(name, .number(), default: .number(value), meaning + ", in points")
  }

  static func inset(_ side: String) -> ParameterDescription {
    meddled(side, "the section's \(side) inset")
  }
}
