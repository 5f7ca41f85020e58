/// A prompt as libedit wants it: what takes no column stands between two delimiters.
///
/// libedit attaches such a stretch to the printable character after it, drops it where there is
/// none, and knows only one stretch a character. So neighbouring escapes are joined, and an escape
/// at the end is moved before the last space, or a space is added for it.
struct PromptText {
  /// Stands around every stretch of escapes: a byte that no prompt needs.
  static let delimiter: Unicode.Scalar = "\u{1}"

  /// The prompt with its delimiters.
  private(set) var marked = ""
  /// Columns that the last line of the prompt takes.
  private(set) var width = 0

  /// - Parameters:
  ///   - keepsEscapes: False drops the escapes, for a terminal that would show them.
  ///   - isASCII: Whether other characters become question marks: the locale cannot encode them.
  ///   - width: Columns that a character takes.
  init(
    _ prompt: String, keepsEscapes: Bool, isASCII: Bool, width: (Unicode.Scalar) -> Int
  ) {
    var pieces: [(escapes: String, scalar: Unicode.Scalar)] = []
    var escapes = ""
    var rest = Substring(prompt).unicodeScalars
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        let length = Self.escapeLength(rest)
        escapes.unicodeScalars.append(contentsOf: rest.prefix(length))
        rest.removeFirst(length)
        continue
      }
      rest.removeFirst()
      if scalar == Self.delimiter || scalar.value == 0 {
        continue
      }
      pieces.append((escapes, isASCII && !scalar.isASCII ? "?" : scalar))
      escapes = ""
    }
    if !escapes.isEmpty && keepsEscapes {
      if let last = pieces.last, last.scalar == " " {
        pieces[pieces.count - 1].escapes += escapes
      } else {
        pieces.append((escapes, " "))
      }
    }
    for piece in pieces {
      if keepsEscapes && !piece.escapes.isEmpty {
        marked.unicodeScalars.append(Self.delimiter)
        marked += piece.escapes
        marked.unicodeScalars.append(Self.delimiter)
      }
      marked.unicodeScalars.append(piece.scalar)
      self.width = piece.scalar == "\n" ? 0 : self.width + width(piece.scalar)
    }
  }

  /// How many characters the escape sequence at the start of the text has:
  /// - `ESC [ … letter`: colours, cursor moves
  /// - `ESC ] … BEL` or `ESC ] … ESC \`: window title, links
  /// - `ESC` and one character: all others
  private static func escapeLength(_ text: Substring.UnicodeScalarView) -> Int {
    let scalars = text.dropFirst()
    switch scalars.first {
    case "[":
      let parameters = scalars.dropFirst().prefix { !(0x40...0x7E).contains($0.value) }
      return min(text.count, 2 + parameters.count + 1)
    case "]":
      var length = 2
      for scalar in scalars.dropFirst() {
        length += 1
        if scalar == "\u{7}" {
          return length
        }
        if scalar == "\u{1B}" {
          return min(length + 1, text.count)
        }
      }
      return length
    case nil: return 1
    default: return 2
    }
  }
}
