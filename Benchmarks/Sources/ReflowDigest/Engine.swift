import AlignedFlow
import BalancedFlow
import Circle
import Flow
import Grid
import Horizontal
import JustifiedGallery
import LeftAlign
import Reflow
import Sections
import Waterfall

/// The engine with a provider. The provider's type is spelled nowhere, so that commits can be compared
/// between which it has changed.
struct Engine {
  /// Lays a collection out, with an earlier layout to reuse.
  let layOut: (LayoutCollection, Layout?) -> Layout
  /// The breakpoints in a range of breadths, and the breadth of one line.
  let breakpoints: (LayoutCollection, ClosedRange<Double>) -> (Breakpoints, oneLine: Double)

  /// The most breakpoints that are looked for.
  private static let mostBreakpoints = 40

  /// - Parameter text: the provider's name and parameters, as `ProviderSpecification(text:)` reads them.
  init(_ text: String) {
    let provider = orStop(text) { try registry.provider(ProviderSpecification(text: text)) }
    layOut = { collection, previous in
      orStop(text) { try LayoutEngine.layOut(collection, with: provider, reusing: previous) }
    }
    breakpoints = { collection, range in
      let finder = BreakpointFinder(collection, with: provider)
      let found = orStop(text) {
        try finder.breakpoints(in: range, most: Self.mostBreakpoints)
      }
      return (found, finder.breadthOfOneLine)
    }
  }
}

/// A provider as a section takes it for its own, whatever the type of that is: what a registry makes, or
/// what is within it.
func sectionsOwnProvider<Own>(_ text: String) -> Own? {
  let made = orStop(text) { try registry.provider(ProviderSpecification(text: text)) }
  let candidates: [Any] = [made] + Mirror(reflecting: made).children.map { $0.value }
  guard let own = candidates.lazy.compactMap({ $0 as? Own }).first else {
    fatalError("\(text) places no items")
  }
  return own
}

extension ProviderSpecification {
  /// Reads `waterfall columns=3 policy=leftToRight`. Within a parameter colons stand for the spaces:
  /// `sections items=waterfall:columns=3`.
  init(text: String, separator: Character = " ") {
    let words = text.split(separator: separator)
    self.init(String(words[0]))
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
      let value: ParameterValue
      if parts[1].contains(":") {
        value = .provider(ProviderSpecification(text: parts[1], separator: ":"))
      } else {
        value = Double(parts[1]).map { .number($0) } ?? .text(parts[1])
      }
      parameters.append(Parameter(parts[0], value))
    }
  }
}

/// All ten providers.
private let registry = {
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

/// The result of what must not fail here; the program stops and says why where it does.
private func orStop<Result>(_ place: String, _ body: () throws -> Result) -> Result {
  do {
    return try body()
  } catch {
    fatalError("\(place): \(error)")
  }
}
