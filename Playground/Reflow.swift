import AlignedFlow
import BalancedFlow
import Circle
import Flow
import Grid
import Horizontal
import JustifiedGallery
import LeftAlign
import Reflow
import ReflowFaults
import ReflowREPL
import Sections
import Waterfall

/// The program `reflow`: it names the providers, and leaves everything else to the library.
@main
struct ReflowCommand {
  static func main() {
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
    ReflowProgram(
      providers: providers, gallery: FaultGallery.register(into:), course: .ofThisProgram
    ).main()
  }
}
