import Circle
import Reflow

/// Four buttons around the centre of 200 × 160 points.
func dial() throws -> [Rect] {
  var registry = ProviderRegistry()
  registry.register(CircleProvider.self)
  let provider = try registry.provider(
    ProviderSpecification("circle", [.init("radius", .number(60))]))
  let button = Size(width: 40, height: 40)
  let collection = LayoutCollection(
    container: Size(width: 200, height: 160),
    sections: [Section(items: [button, button, button, button])])
  let layout = try LayoutEngine.layOut(collection, with: provider)
  return layout.frames(ofItemsInSection: 0) ?? []
}
