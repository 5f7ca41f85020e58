import Reflow

/// A collection's viewport as lines of text for a terminal.
///
///     ┌────────────────────────────┐
///     │┌─────┐ ┌────┐ ┏━━━━━━┓     │
///     ││Swift│ │布局│ ┃Layout┃     │
///     │└─────┘ └────┘ ┗━━━━━━┛     │
///     └┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┄┄┬┄┄┘
///      0    50   100  150  200  250
///     280 × 480; content 280 × 60
///
/// Items are boxes, headers and footers are doubly lined, what is marked (as changed, say) is heavily
/// lined, where something stood before is dotted, and what the viewport cuts has no border on that side. The frame's lower edge is dashed where the viewport
/// goes on below what is drawn.
///
/// No line is wider than the options say, and there are no more lines than they say. Whatever a label
/// holds, no control character is written but those that switch colours and position the cursor, as far
/// as the options allow them.
///
/// A label that is written from right to left stands between two left-to-right marks (U+200E). Terminals
/// that reorder such text then reorder it within the label, and the boxes stay where they are; others
/// show its letters one after another from the left. The mark takes no column, is in every terminal's
/// table of characters since long before the isolates (U+2066 to U+2069), and breaks no frame where those do.
public struct TextPicture: Hashable, Sendable {
  /// The lines, from the top, without line breaks.
  public let lines: [String]

  /// Draws a layout. Costs a query of the viewport and a walk over its elements; drawing stops behind
  /// 20,000 of them, and says so.
  public init(_ subject: PictureSubject, options: PictureOptions = PictureOptions()) {
    let isAnyRoom = options.columns > 0 && options.rows > 0
    lines = isAnyRoom ? PictureDrawing(subject, options).lines() : []
  }
}
