import Reflow
import ReflowDrawing
import ReflowText

/// A picture that a report wants to be drawn beside others: what it shows and what is said of it. How
/// large it may be only whoever draws it knows.
public struct PictureRequest: Sendable {
  /// What stands above it.
  public var title: String
  public var layout: Layout
  /// The text that an item shows.
  public var label: @Sendable (ItemPath) -> String?
  /// Why an element is where it is, line by line.
  var reasons: @Sendable (Element) -> [String]
  public var selection: ItemPath?
  /// How the items' texts are set.
  public var style: TextStyle
  /// What stands below it, line by line.
  public var notes: [String]
}

extension PictureRequest {
  /// The picture of a workspace; below it its lines and how far its content reaches along the scroll
  /// axis.
  init(title: String, of workspace: Workspace) {
    self.init(
      title: title, layout: workspace.layout, label: { workspace.label(of: .item($0)) },
      reasons: workspace.reasons(for:), selection: workspace.selection, style: workspace.scene.text,
      notes: workspace.layout.extentInWords)
  }
}

extension Layout {
  fileprivate var extentInWords: [String] {
    let isHorizontal = collection.scrollDirection == .horizontal
    let extent = shortened(isHorizontal ? contentSize.width : contentSize.height)
    let lines = lineCount.map { [$0 == 1 ? "1 line" : "\($0) lines"] } ?? []
    return lines + ["\(extent) \(isHorizontal ? "wide" : "high")"]
  }
}

extension Report {
  /// The strip of pictures, line by line.
  /// - Parameter options: `columns` are the whole strip's, `rows` each picture's.
  public func strip(_ options: PictureOptions) -> [String] {
    let panels = strip.map { request in
      PictureStrip.Panel(
        title: request.title, subject: request.subject, notes: request.notes)
    }
    return PictureStrip(panels, options: options).lines
  }
}
