import LeftAlign
import Reflow

/// Six tags in lines of 300 points.
func tags() throws -> [Rect] {
  var registry = ProviderRegistry()
  registry.register(LeftAlignProvider.self)
  let provider = try registry.provider(
    ProviderSpecification("left-align", [.init("alignItems", .text("start"))]))
  let sizes: ItemList = [
    Size(width: 90, height: 30), Size(width: 120, height: 30), Size(width: 70, height: 30),
    Size(width: 60, height: 50), Size(width: 100, height: 30), Size(width: 140, height: 30),
  ]
  let collection = LayoutCollection(
    container: Size(width: 300, height: 480), sections: [Section(items: sizes)])
  let layout = try LayoutEngine.layOut(collection, with: provider)
  return layout.frames(ofItemsInSection: 0) ?? []
}
