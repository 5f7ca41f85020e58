import Reflow
import Waterfall

/// Six pictures in three columns of 90 points.
func pictures() throws -> [Rect] {
  var registry = ProviderRegistry()
  registry.register(WaterfallProvider.self)
  let provider = try registry.provider(
    ProviderSpecification("waterfall", [.init("columns", .number(3))]))
  let depths: [Double] = [60, 30, 50, 40, 30, 20]
  let section = Section(
    items: ItemList(depths.map { Size(width: 100, height: $0) }), interitemSpacing: 15)
  let collection = LayoutCollection(
    container: Size(width: 300, height: 480), sections: [section])
  let layout = try LayoutEngine.layOut(collection, with: provider)
  return layout.frames(ofItemsInSection: 0) ?? []
}
