import Flow
import Reflow

/// Six cells as UIKit's flow layout places them on 300 points.
func cells() throws -> [Rect] {
  var registry = ProviderRegistry()
  registry.register(FlowProvider.self)
  let provider = try registry.provider(ProviderSpecification("flow"))
  let sizes: ItemList = [
    Size(width: 80, height: 30), Size(width: 60, height: 50), Size(width: 100, height: 30),
    Size(width: 200, height: 30), Size(width: 150, height: 30), Size(width: 60, height: 30),
  ]
  let collection = LayoutCollection(
    container: Size(width: 300, height: 480), sections: [Section(items: sizes)])
  let layout = try LayoutEngine.layOut(collection, with: provider)
  return layout.frames(ofItemsInSection: 0) ?? []
}
