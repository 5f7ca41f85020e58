import LeftAlign
import Reflow
import Sections
import Waterfall

/// Tags with a header and a footer, and below them pictures with a header that stays in view.
func tagsAndPictures() throws -> Layout {
  var registry = ProviderRegistry()
  registry.register(LeftAlignProvider.self)
  registry.register(WaterfallProvider.self)
  registry.register(SectionsProvider.self)
  let provider = try registry.provider(
    ProviderSpecification("sections", [.init("pinHeaders", .text("section"))]))
  let tags = Section(
    items: [Size(width: 120, height: 30), Size(width: 100, height: 30)], header: 30, footer: 30,
    insets: Insets(all: 10))
  let pictures = Section(
    items: [Size(width: 100, height: 50), Size(width: 100, height: 30)], header: 30,
    insets: Insets(all: 10),
    provider: try registry.itemProvider(ProviderSpecification("waterfall"), place: "pictures"))
  let collection = LayoutCollection(
    container: Size(width: 300, height: 480), sections: [tags, pictures])
  return try LayoutEngine.layOut(collection, with: provider)
}
