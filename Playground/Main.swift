import Reflow
import ReflowScenes
import LeftAlign
import AlignedFlow
import Flow
import Horizontal
import Waterfall
import Circle
import Sections
@main struct Main { static func main() {
  var r = ProviderRegistry()
  r.register(LeftAlignProvider.self)
  r.register(AlignedFlowProvider.self)
  r.register(FlowProvider.self)
  r.register(HorizontalProvider.self)
  r.register(WaterfallProvider.self)
  r.register(CircleProvider.self)
  r.register(SectionsProvider.self)
  let b = SceneBatch(providers: r, output: { print($0) }, errors: { print("E", $0) })
  _ = b.check(Array(CommandLine.arguments.dropFirst()))
}}
