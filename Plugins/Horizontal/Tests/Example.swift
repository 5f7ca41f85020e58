import Horizontal
import Reflow

/// Four pictures in a row that scrolls sideways.
func pictures() throws -> [Rect] {
  var registry = ProviderRegistry()
  registry.register(HorizontalProvider.self)
  let provider = try registry.provider(
    ProviderSpecification("horizontal", [.init("alignItems", .text("end"))]))
  let sizes: ItemList = [
    Size(width: 60, height: 30), Size(width: 80, height: 50), Size(width: 50, height: 40),
    Size(width: 70, height: 30),
  ]
  let collection = LayoutCollection(
    container: Size(width: 200, height: 50), scrollDirection: .horizontal,
    sections: [Section(items: sizes)])
  let layout = try LayoutEngine.layOut(collection, with: provider)
  return layout.frames(ofItemsInSection: 0) ?? []
}
