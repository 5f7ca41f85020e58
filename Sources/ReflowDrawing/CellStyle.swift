/// How a cell is shown where colours may be used.
///
/// The only sequences that are ever written are SGR (select graphic rendition), `ESC [ codes m`:
/// 0 resets, 1 is bold, 2 is faint, 7 swaps foreground and background, and 33, 35 and 36 are yellow,
/// magenta and cyan of the terminal's own palette.
struct CellStyle: OptionSet, Hashable {
  let rawValue: UInt8

  /// The viewport's frame, the ruler, and where something stood before.
  static let faint = CellStyle(rawValue: 1)
  static let supplementary = CellStyle(rawValue: 2)
  static let changed = CellStyle(rawValue: 4)
  static let highlight = CellStyle(rawValue: 8)
  static let selected = CellStyle(rawValue: 16)

  static let reset = "\u{1B}[0m"

  /// The sequence that switches from no style to this one; empty where there is none.
  var sequence: String {
    var codes: [String] = []
    if contains(.faint) { codes.append("2") }
    if contains(.changed) {
      codes += ["1", "33"]
    } else if contains(.highlight) {
      codes.append("35")
    } else if contains(.supplementary) {
      codes.append("36")
    }
    if contains(.selected) { codes.append("7") }
    return codes.isEmpty ? "" : "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}
