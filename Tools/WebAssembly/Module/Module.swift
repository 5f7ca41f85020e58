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

// The core and all providers as a WebAssembly module: a host writes sizes into the module's memory,
// calls `reflow_lay_out` and reads frames. It is built so that the core never stops compiling for
// Embedded Swift, and is small enough for a page.

/// The providers, in the order of their numbers.
private func providers() -> ProviderRegistry {
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
}

/// How many providers there are.
@_cdecl("reflow_provider_count")
public func providerCount() -> Int32 { Int32(providers().descriptions.count) }

/// Memory for a number of doubles; it stays the host's for good.
@_cdecl("reflow_doubles")
public func doubles(_ count: Int32) -> UnsafeMutablePointer<Double> {
  UnsafeMutablePointer<Double>.allocate(capacity: Int(count))
}

/// Lays out one section with a provider's default parameters.
/// - Parameters:
///   - provider: its number, from 0.
///   - width: of the container, in points; its height is 480.
///   - sizes: width and height of each item.
///   - count: of items.
///   - frames: takes x, y, width and height of each item.
/// - Returns: the content's height, or -1 where the input is refused.
@_cdecl("reflow_lay_out")
public func layOut(
  _ provider: Int32, _ width: Double, _ sizes: UnsafePointer<Double>, _ count: Int32,
  _ frames: UnsafeMutablePointer<Double>
) -> Double {
  let registry = providers()
  guard registry.descriptions.indices.contains(Int(provider)) else { return -1 }
  let name = registry.descriptions[Int(provider)].name
  var items = ItemList()
  for item in 0..<Int(count) {
    items.append(Size(width: sizes[2 * item], height: sizes[2 * item + 1]))
  }
  let collection = LayoutCollection(
    container: Size(width: width, height: 480), sections: [Section(items: items)])
  guard let made = try? registry.provider(ProviderSpecification(name)),
    let layout = try? LayoutEngine.layOut(collection, with: made)
  else { return -1 }
  layout.forEachPlacement(inSection: 0) { item, frame, _ in
    frames[4 * item] = frame.minX
    frames[4 * item + 1] = frame.minY
    frames[4 * item + 2] = frame.size.width
    frames[4 * item + 3] = frame.size.height
  }
  return layout.contentSize.height
}
