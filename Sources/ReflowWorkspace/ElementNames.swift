import Reflow

/// Elements as a person names them, in every command alike, before anything is looked up: `3` in the
/// current section, `1.3` in section 1, `last`, `1.last`, `all`, `1.all`, ranges `0..4` and `1.0..1.5`
/// with both ends, `header 1`, `footer all`, and several of them with commas between.
struct ElementNames {
  /// An item by its number; nil means the current section, and the section's last item.
  struct Position: Hashable, Sendable {
    var section: Int?
    var item: Int?
  }

  /// The sections of headers and footers.
  enum Sections: Hashable, Sendable {
    case all
    case last
    case range(Int, Int)
  }

  enum Name: Hashable, Sendable {
    case all(section: Int?)
    case item(Position)
    case range(Position, Position)
    case headers(Sections)
    case footers(Sections)
  }

  /// A name, how it was written, and where in the text, in UTF-8 bytes.
  struct Part {
    var name: Name
    var text: String
    var place: Range<Int>
  }

  /// What the names are, for help.
  static let meaning =
    "3, 1.3, 0..4 (both ends), last, 1.last, all, header 1, or several: 0,2,5..7"

  private(set) var parts: [Part] = []

  /// - Throws: `CommandError` for what is no name; its place is one in the text.
  init(_ text: String) throws(CommandError) {
    var start = 0
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      let leading = piece.prefix { $0 == " " }.utf8.count
      let trailing = piece.reversed().prefix { $0 == " " }.count
      let trimmed = String(piece.dropFirst(leading).dropLast(trailing))
      let place = start + leading..<start + leading + trimmed.utf8.count
      start += piece.utf8.count + 1
      guard !trimmed.isEmpty || text.isEmpty else {
        throw CommandError("\(text): a name is missing beside a comma", at: place)
      }
      do throws(CommandError) {
        parts.append(Part(name: try Self.name(trimmed), text: trimmed, place: place))
      } catch {
        throw error.located(at: place)
      }
    }
  }

  /// Whether the next word of a line still belongs to the names: `header` is followed by a section's
  /// number, a comma by another name.
  static func goesOn(after text: String) -> Bool {
    let last = text.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
    return text.hasSuffix(",") || ["header", "footer"].contains(last.drop { $0 == " " })
  }

  private static func name(_ text: String) throws(CommandError) -> Name {
    if text == "all" { return .all(section: nil) }
    if text.hasSuffix(".all"), let section = number(text.dropLast(4)) {
      return .all(section: section)
    }
    let words = text.split(separator: " ", maxSplits: 1)
    if words.first == "header" { return .headers(try sections(words)) }
    if words.first == "footer" { return .footers(try sections(words)) }
    guard let dots = text.firstRange(of: "..") else { return .item(try position(text)) }
    let (first, last) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    guard !first.isEmpty, !last.isEmpty, ![".", "<"].contains(last.first) else {
      throw CommandError("\(text) names no items; a range is written 0..4, with both ends")
    }
    return .range(try position(first), try position(last))
  }

  private static func position(_ text: String) throws(CommandError) -> Position {
    if text == "last" { return Position() }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let first = parts.first.flatMap { number($0) }
    if parts.count == 1, let first { return Position(item: first) }
    if parts.count == 2, let first, parts[1] == "last" { return Position(section: first) }
    if parts.count == 2, let first, let item = number(parts[1]) {
      return Position(section: first, item: item)
    }
    throw CommandError(
      "\(text) names no item; write 3 for an item of the current section, 1.3 for one of "
        + "section 1, or last")
  }

  /// The sections after the word `header` or `footer`.
  private static func sections(_ words: [Substring]) throws(CommandError) -> Sections {
    let text = words.count == 2 ? words[1] : ""
    if text == "all" { return .all }
    if text == "last" { return .last }
    if let section = number(text) { return .range(section, section) }
    if let dots = text.firstRange(of: ".."), let first = number(text[..<dots.lowerBound]),
      let last = number(text[dots.upperBound...])
    {
      return .range(first, last)
    }
    throw CommandError(
      "\(words.joined(separator: " ")) names no \(words[0]); write \(words[0]) 1 for that of "
        + "section 1, \(words[0]) last or \(words[0]) all")
  }

  /// A number in plain digits that an `Int` can hold.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
