import JustifiedGallery
import Reflow

/// Four photos in rows that are about 100 high.
func photos() throws -> [Rect] {
  var registry = ProviderRegistry()
  registry.register(JustifiedGalleryProvider.self)
  let provider = try registry.provider(
    ProviderSpecification("justified-gallery", [.init("targetRowHeight", .number(100))]))
  let sizes: ItemList = [
    Size(width: 300, height: 200), Size(width: 300, height: 200), Size(width: 200, height: 200),
    Size(width: 200, height: 100),
  ]
  let collection = LayoutCollection(
    container: Size(width: 310, height: 480), sections: [Section(items: sizes)])
  let layout = try LayoutEngine.layOut(collection, with: provider)
  return layout.frames(ofItemsInSection: 0) ?? []
}
