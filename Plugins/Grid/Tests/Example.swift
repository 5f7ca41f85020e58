import Grid
import Reflow

/// Three pictures in two columns.
func pictures() throws -> [Rect] {
  var registry = ProviderRegistry()
  registry.register(GridProvider.self)
  let provider = try registry.provider(
    ProviderSpecification("grid", [.init("columns", .number(2))]))
  let sizes: ItemList = [
    Size(width: 60, height: 40), Size(width: 80, height: 60), Size(width: 50, height: 50),
  ]
  let collection = LayoutCollection(
    container: Size(width: 200, height: 480), sections: [Section(items: sizes)])
  let layout = try LayoutEngine.layOut(collection, with: provider)
  return layout.frames(ofItemsInSection: 0) ?? []
}
