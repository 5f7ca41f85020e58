import Reflow
import ReflowText

/// Values as Swift code.
enum SwiftLiteral {
  static func size(_ size: Size) -> String {
    "Size(width: \(formatted(size.width)), height: \(formatted(size.height)))"
  }

  static func point(_ point: Point) -> String {
    "Point(x: \(formatted(point.x)), y: \(formatted(point.y)))"
  }

  static func insets(_ insets: Insets) -> String {
    "Insets(top: \(formatted(insets.top)), left: \(formatted(insets.left)), "
      + "bottom: \(formatted(insets.bottom)), right: \(formatted(insets.right)))"
  }

  /// A text as a literal on one line. What ends it, what begins an interpolation, and whatever cannot
  /// be seen or turns the writing direction is escaped.
  static func text(_ text: String) -> String {
    var literal = "\""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      default:
        if isEscaped(scalar, isFirst: index == 0) {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  private static func isEscaped(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    // A mark would lean on the quote before it.
    case .nonspacingMark, .enclosingMark, .spacingMark: isFirst
    default: false
    }
  }

  /// A provider's specification, its parameters on lines of their own.
  static func specification(_ specification: ProviderSpecification, indent: Int) -> String {
    guard !specification.parameters.isEmpty else {
      return "ProviderSpecification(\(text(specification.name)))"
    }
    let margin = String(repeating: " ", count: indent)
    let parameters = specification.parameters.map { parameter in
      "\(margin)    .init(\(text(parameter.name)), \(value(parameter.value, indent: indent + 4))),\n"
    }
    return "ProviderSpecification(\n\(margin)  \(text(specification.name)),\n\(margin)  [\n"
      + parameters.joined() + "\(margin)  ])"
  }

  private static func value(_ value: ParameterValue, indent: Int) -> String {
    switch value {
    case .number(let number): ".number(\(formatted(number)))"
    case .text(let text): ".text(\(self.text(text)))"
    case .boolean(let flag): ".boolean(\(flag))"
    case .provider(let inner): ".provider(\(specification(inner, indent: indent)))"
    }
  }

  /// The arguments of a section's initializer, without those that have their default.
  static func sectionArguments(_ section: Section, items: String) -> [String] {
    let standard = Section()
    var arguments = ["items: \(items)"]
    func add<Value: Equatable>(_ name: String, _ value: Value, _ usual: Value, _ literal: String) {
      if value != usual { arguments.append("\(name): \(literal)") }
    }
    add("header", section.header, standard.header, formatted(section.header))
    add("footer", section.footer, standard.footer, formatted(section.footer))
    let (headerInsets, footerInsets) = (section.headerInsets, section.footerInsets)
    add("headerInsets", headerInsets, standard.headerInsets, insets(headerInsets))
    add("footerInsets", footerInsets, standard.footerInsets, insets(footerInsets))
    add("insets", section.insets, standard.insets, insets(section.insets))
    arguments.append("lineSpacing: \(formatted(section.lineSpacing))")
    arguments.append("interitemSpacing: \(formatted(section.interitemSpacing))")
    return arguments
  }

  /// How texts are sized, as statements that make a `style`.
  static func style(_ style: TextStyle) -> [String] {
    let standard = TextStyle()
    var changes: [(name: String, literal: String)] = []
    if style.font != standard.font {
      changes.append(("font", "try Font(\(text(style.font.description)))"))
    }
    if style.padding != standard.padding { changes.append(("padding", formatted(style.padding))) }
    if style.minWidth != standard.minWidth {
      changes.append(("minWidth", formatted(style.minWidth)))
    }
    if let width = style.maxWidth { changes.append(("maxWidth", formatted(width))) }
    if style.height != standard.height { changes.append(("height", formatted(style.height))) }
    if style.roundsUp { changes.append(("roundsUp", "true")) }
    if changes.isEmpty { return ["let style = TextStyle()"] }
    return ["var changed = TextStyle()"]
      + changes.map { "changed.\($0.name) = \($0.literal)" } + ["let style = changed"]
  }

  /// Words in rows of at most 100 columns.
  static func rows(_ words: some Sequence<String>, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var rows: [String] = []
    var row = ""
    var length = 0
    for word in words {
      let wordLength = word.utf8.count
      if !row.isEmpty && indent + length + 1 + wordLength > 100 {
        rows.append(margin + row)
        row = ""
        length = 0
      }
      if !row.isEmpty { row += " " }
      row += word
      length += wordLength + 1
    }
    return row.isEmpty ? rows : rows + [margin + row]
  }
}
