import Flow
import LeftAlign
import Reflow
import ReflowREPL

/// The REPL of Reflow, with a provider more.
@main
struct Outside {
  static func main() {
    var providers = ProviderRegistry()
    providers.register(LeftAlignProvider.self)
    providers.register(FlowProvider.self)
    providers.register(StaircaseProvider.self)
    ReflowProgram(providers: providers).main()
  }
}
