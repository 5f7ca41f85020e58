import AlignedFlow
import Reflow

/// Six buttons, spread over lines of 300 points.
func buttons() throws -> [Rect] {
  var registry = ProviderRegistry()
  registry.register(AlignedFlowProvider.self)
  let provider = try registry.provider(
    ProviderSpecification("aligned-flow", [.init("justifyContent", .text("spaceBetween"))]))
  let sizes: ItemList = [
    Size(width: 60, height: 30), Size(width: 100, height: 30), Size(width: 80, height: 30),
    Size(width: 120, height: 30), Size(width: 140, height: 50), Size(width: 100, height: 30),
  ]
  let collection = LayoutCollection(
    container: Size(width: 300, height: 480), sections: [Section(items: sizes)])
  let layout = try LayoutEngine.layOut(collection, with: provider)
  return layout.frames(ofItemsInSection: 0) ?? []
}
