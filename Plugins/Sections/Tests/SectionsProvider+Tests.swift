import LeftAlign
import Reflow
import Sections
import Waterfall

extension SectionsProvider {
  /// The provider with two that place its items.
  static var registry: ProviderRegistry {
    var registry = ProviderRegistry()
    registry.register(LeftAlignProvider.self)
    registry.register(WaterfallProvider.self)
    registry.register(SectionsProvider.self)
    return registry
  }
}

/// The provider under test; the values of its parameters are names.
func sectionsProvider(_ parameters: KeyValuePairs<String, String> = [:]) throws -> AnyLayoutProvider
{
  try SectionsProvider.registry.provider(
    ProviderSpecification("sections", parameters.map { .init($0.key, .text($0.value)) }))
}
