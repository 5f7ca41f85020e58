import Reflow
import ReflowDrawing

extension Session {
  /// The picture of the viewport, line by line: what changed last is marked, and the selection.
  public func picture(_ options: PictureOptions) -> [String] { picture(options, for: Report()) }

  /// The picture that a report wants: what it marks, and the rectangle that it outlines.
  public func picture(_ options: PictureOptions, for report: Report) -> [String] {
    let workspace = workspace
    var subject = PictureSubject(
      layout: workspace.layout,
      label: { workspace.label(of: .item($0)) },
      isSelected: { $0 == workspace.selection },
      highlight: report.highlight)
    var change = lastChange
    switch report.marks {
    case .lastChange: break
    case .hits:
      change = nil
      if let rect = report.highlight {
        subject.isChanged = { workspace.layout.frame(of: $0)?.overlaps(rect) ?? false }
      }
    case .change(let shown):
      change = shown
      subject.ghosts = { shown.oldPlaces(in: $0).map(\.frame) }
    }
    if let change { subject.isChanged = { change.kind(of: $0).map { !$0.isEmpty } ?? false } }
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
