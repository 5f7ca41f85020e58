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

/// All providers of the package.
let allProviders: ProviderRegistry = {
  var providers = ProviderRegistry()
  providers.register(LeftAlignProvider.self)
  providers.register(AlignedFlowProvider.self)
  providers.register(FlowProvider.self)
  providers.register(HorizontalProvider.self)
  providers.register(WaterfallProvider.self)
  providers.register(CircleProvider.self)
  providers.register(SectionsProvider.self)
  providers.register(GridProvider.self)
  providers.register(JustifiedGalleryProvider.self)
  providers.register(BalancedFlowProvider.self)
  return providers
}()

extension ProviderRegistry {
  /// The one provider that every workspace needs.
  static var leftAlignOnly: ProviderRegistry {
    var providers = ProviderRegistry()
    providers.register(LeftAlignProvider.self)
    return providers
  }
}
