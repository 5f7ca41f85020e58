import Reflow
import ReflowDrawing

/// Items where a test says.
struct PlacedProvider: LayoutProvider {
  static let description = ProviderDescription(name: "placed", summary: "items where a test says")

  /// What the next provider to be made places: frames are no parameters.
  @TaskLocal static var next: [Rect] = []

  let frames: [Rect]

  init(_ parameters: ParameterValues) { frames = Self.next }

  func start(in space: SectionSpace) -> Double { 0 }

  func place(
    _ item: Item, _ lowest: inout Double, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let frame = frames[item.index]
    lowest = max(lowest, frame.maxY)
    return FlowRect(
      across: frame.minX, along: frame.minY, breadth: frame.size.width, depth: frame.size.height)
  }

  func depth(after lowest: Double, in space: SectionSpace) -> Double { lowest }
}

/// A layout of one section whose items have the frames.
func placed(
  _ frames: [Rect], in container: Size = Size(width: 200, height: 200), offset: Point = .zero
) throws -> Layout {
  var registry = ProviderRegistry()
  registry.register(PlacedProvider.self)
  let provider = try PlacedProvider.$next.withValue(frames) {
    try registry.provider(ProviderSpecification("placed"))
  }
  let section = Section(items: ItemList(frames.map { $0.size }))
  let collection = LayoutCollection(container: container, offset: offset, sections: [section])
  return try LayoutEngine.layOut(collection, with: provider)
}

/// A picture as one text.
///
/// With 22 columns a container of 200 points has 10 points a column and 20 a row.
func picture(_ subject: PictureSubject, _ options: PictureOptions = PictureOptions(columns: 22))
  -> String
{
  TextPicture(subject, options: options).lines.joined(separator: "\n")
}

extension PictureOptions {
  static let ascii = PictureOptions(columns: 22, isASCII: true)
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
