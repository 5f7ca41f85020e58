import Reflow
import ReflowDrawing

extension Session {
  /// The picture of the viewport, line by line: what changed last is marked, and the selection.
  /// - Parameter highlight: a rectangle to be outlined, in content coordinates.
  public func picture(_ options: PictureOptions, highlight: Rect? = nil) -> [String] {
    let workspace = workspace
    let change = lastChange
    let subject = PictureSubject(
      layout: workspace.layout,
      label: { workspace.label(of: .item($0)) },
      isChanged: { change?.kind(of: $0).map { !$0.isEmpty } ?? false },
      isSelected: { $0 == workspace.selection },
      highlight: highlight)
    return TextPicture(subject, options: options).lines
  }
}
