import BalancedFlow
import Reflow

/// Five tags on two lines, three and two instead of four and one.
func tags() throws -> [Rect] {
  var registry = ProviderRegistry()
  registry.register(BalancedFlowProvider.self)
  let provider = try registry.provider(
    ProviderSpecification("balanced-flow", [.init("alignLines", .text("center"))]))
  let sizes: ItemList = [
    Size(width: 50, height: 30), Size(width: 50, height: 30), Size(width: 50, height: 30),
    Size(width: 50, height: 30), Size(width: 50, height: 30),
  ]
  let collection = LayoutCollection(
    container: Size(width: 230, height: 480), sections: [Section(items: sizes)])
  let layout = try LayoutEngine.layOut(collection, with: provider)
  return layout.frames(ofItemsInSection: 0) ?? []
}
