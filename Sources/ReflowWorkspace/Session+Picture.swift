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

  /// A picture of a layout beside the session's own, such as a report's sample.
  public static func picture(of sample: Layout, _ options: PictureOptions) -> [String] {
    TextPicture(PictureSubject(layout: sample), options: options).lines
  }
}

extension PictureOptions {
  /// How a report's sample is drawn: small, and at a round scale.
  public static func sample(isASCII: Bool = false, usesColor: Bool = false) -> PictureOptions {
    PictureOptions(
      columns: 52, rows: 30, isASCII: isASCII, usesColor: usesColor, hasRoundScale: true)
  }
}
