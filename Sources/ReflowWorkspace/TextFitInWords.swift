import Reflow
import ReflowScenes
import ReflowText

/// How an item came by the size that its text gives it, in words.
///
///     34.398 in DejaVu Sans 14 + 2 × 10 padding = 54.398
///     32 + 2 × 16.297 for 2 further lines = 64.594
struct TextFitInWords {
  private let fit: TextFit
  private let style: TextStyle
  /// The width of the line that the item is cut to, where it is.
  private let lineWidth: Double?

  /// The words tell of the size that the text asks for, cut to the line where the provider did so. A
  /// provider that sizes items by itself, as columns do, may have given the frame another one.
  /// - Returns: nil for an item without a text, and where there is no such item.
  init?(_ path: ItemPath, of workspace: Workspace) {
    let items = workspace.scene.sections[path.section].items
    guard case .text(let text) = items.content(at: path.item),
      let frame = workspace.layout.frame(ofItem: path)
    else { return nil }
    style = workspace.scene.text
    let own = style.fit(text)
    let cut = style.fit(text, limit: frame.size.width)
    let isCut =
      cut.size.width < own.size.width && Fit.equal(cut.size.height, frame.size.height)
    fit = isCut ? cut : own
    lineWidth = isCut ? cut.size.width : nil
  }

  /// The text's width, and what was added to it.
  var width: String {
    var words = "\(shortened(fit.text.width)) in \(style.font)"
    let taken = fit.padded - 2 * style.padding
    if style.roundsUp && taken != fit.text.width { words += ", rounded up \(shortened(taken))" }
    if style.padding > 0 {
      words += " + 2 × \(shortened(style.padding)) padding = \(shortened(fit.padded))"
    }
    if fit.natural > fit.padded { words += ", raised to minWidth \(shortened(style.minWidth))" }
    if let most = style.maxWidth, most < fit.natural {
      words += ", cut to maxWidth \(shortened(most))"
    }
    if let lineWidth { words += ", cut to the line's \(shortened(lineWidth))" }
    return words
  }

  /// What further lines add to the height; nil where there are none.
  var height: String? {
    let further = fit.set.lineCount - 1
    guard further > 0 else { return nil }
    return "\(shortened(style.height)) + \(shortened(fit.size.height - style.height)) for "
      + (further == 1 ? "1 further line" : "\(further) further lines")
      + " = \(shortened(fit.size.height))"
  }
}
