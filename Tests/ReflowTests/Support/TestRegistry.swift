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
import Waterfall

/// The registered providers, and those that only the tests have.
let testRegistry: ProviderRegistry = {
  var registry = builtInRegistry
  registry.register(ColumnProvider.self)
  registry.register(TrailingLinesProvider.self)
  registry.register(ScatterProvider.self)
  return registry
}()

/// The providers that come with the package.
let builtInRegistry: ProviderRegistry = {
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

/// A specification written as on a command line: `waterfall columns=3 policy=leftToRight`.
func specification(_ text: String) -> ProviderSpecification {
  let words = text.split(separator: " ").map(String.init)
  var specification = ProviderSpecification(words[0])
  for word in words.dropFirst() {
    let parts = word.split(separator: "=").map(String.init)
    let value = Double(parts[1]).map(ParameterValue.number) ?? .text(parts[1])
    specification[parts[0]] = value
  }
  return specification
}

/// A provider, written as on a command line.
func provider(_ text: String) throws -> AnyLayoutProvider {
  try testRegistry.provider(specification(text))
}

/// The composite, written as on a command line, with a provider for the items that has parameters.
func sections(_ text: String = "", of items: String) throws -> AnyLayoutProvider {
  var specification = specification("sections " + text)
  specification["items"] = .provider(ReflowTests.specification(items))
  return try testRegistry.provider(specification)
}

/// The provider for a section of its own, written as on a command line.
func itemProvider(_ text: String) throws -> AnyLayoutProvider {
  try testRegistry.itemProvider(specification(text), place: "section 0")
}
