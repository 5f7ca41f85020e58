/// The providers that a Swift file declares: the types at its top level that say they conform to
/// one of the protocols for providers, there or in an extension.
///
/// Found without a compiler, so what is declared by a macro or behind a `typealias` is not seen, and
/// neither is what no other file could name: generic types, nested and private ones. O(n).
struct DeclaredProviders {
  /// In the order of the file.
  private(set) var names: [String] = []

  private static let protocols: Set = [
    "LayoutProvider", "LineProvider", "RowProvider", "StretchProvider", "CompositeProvider",
    "ExplainedProvider", "ExplainedLineProvider", "ExplainedRowProvider",
  ]
  private static let introducers: Set = ["struct", "class", "enum", "actor", "extension"]

  init(in source: String) {
    let tokens = SwiftTokens(source).tokens
    var depth = 0
    var isHidden = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token {
      case "{": depth += 1
      case "}":
        depth -= 1
        isHidden = false
      case "private", "fileprivate": isHidden = depth == 0
      case _ where depth == 0 && Self.introducers.contains(token):
        // `final class`, but also `class` alone; a member's `class func` is deeper.
        guard index < tokens.count else { return }
        let name = tokens[index]
        let conforms = Self.conforms(tokens[(index + 1)...])
        if conforms && !isHidden && !names.contains(name) { names.append(name) }
        isHidden = false
      default: break
      }
    }
  }

  /// Whether a declaration, from behind its name to its brace, names one of the protocols.
  private static func conforms(_ tokens: ArraySlice<String>) -> Bool {
    guard tokens.first == ":" else { return false }
    for token in tokens {
      if token == "{" || token == "where" { return false }
      if protocols.contains(token) { return true }
    }
    return false
  }
}

/// Swift source cut into words and signs; comments, texts and white space are left out.
struct SwiftTokens {
  private(set) var tokens: [String] = []
  private let source: [Unicode.Scalar]
  private var index = 0

  init(_ source: String) {
    self.source = Array(source.unicodeScalars)
    while index < self.source.count { read() }
  }

  private mutating func read() {
    let scalar = source[index]
    if starts("//") {
      while index < source.count, !source[index].endsLine { index += 1 }
    } else if starts("/*") {
      skipComment()
    } else if scalar == "\"" || scalar == "#" {
      skipText()
    } else if scalar.isWordPart {
      let start = index
      while index < source.count, source[index].isWordPart { index += 1 }
      tokens.append(String(String.UnicodeScalarView(source[start..<index])))
    } else {
      // A name in backticks is a name.
      if !scalar.properties.isWhitespace && scalar != "`" { tokens.append(String(scalar)) }
      index += 1
    }
  }

  private func starts(_ text: String) -> Bool { source[index...].starts(with: text.unicodeScalars) }

  /// Comments may stand within comments.
  private mutating func skipComment() {
    var depth = 0
    while index < source.count {
      if starts("/*") {
        depth += 1
        index += 2
      } else if starts("*/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// A text with its quotes, raw or not, over one line or several; a `#` that begins none is passed.
  private mutating func skipText() {
    var hashes = ""
    while index < source.count, source[index] == "#" {
      hashes += "#"
      index += 1
    }
    guard index < source.count, source[index] == "\"" else { return }
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    index += quotes.count
    while index < source.count {
      if starts(quotes + hashes) {
        index += quotes.count + hashes.count
        return
      }
      if starts("\\\(hashes)(") {
        index += 2 + hashes.count
        skipInterpolation()
      } else if starts("\\\(hashes)") {
        index += 2 + hashes.count
      } else if quotes == "\"" && source[index].endsLine {
        return
      } else {
        index += 1
      }
    }
  }

  /// What stands between the parentheses of an interpolation, texts within it included.
  private mutating func skipInterpolation() {
    let count = tokens.count
    var depth = 1
    while index < source.count, depth > 0 {
      if source[index] == "(" { depth += 1 }
      if source[index] == ")" { depth -= 1 }
      read()
    }
    tokens.removeSubrange(count...)
  }
}

extension Unicode.Scalar {
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" }

  fileprivate var isWordPart: Bool { self == "_" || properties.isXIDContinue }
}
