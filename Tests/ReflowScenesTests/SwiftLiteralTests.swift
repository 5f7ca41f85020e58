import Testing

@testable import ReflowScenes

@Suite("Values as Swift code")
struct SwiftLiteralTests {
  @Test("Every hostile text is a literal on one line")
  func literals() throws {
    let hostile = "\\(fatalError())\"\n\r\t\0\u{1B}\u{2028}\u{202E}\u{85}"
    #expect(
      SwiftLiteral.text(hostile)
        == #""\\(fatalError())\"\n\r\t\u{0}\u{1B}\u{2028}\u{202E}\u{85}""#)
    #expect(SwiftLiteral.text("\u{301}a\u{301}") == "\"\\u{301}a\u{301}\"")
    #expect(SwiftLiteral.text("#\"\"\"#") == ##""#\"\"\"#""##)
    #expect(SwiftLiteral.text("") == "\"\"")
  }

  @Test("Words stand in rows of at most 100 columns, all of them, in their order")
  func rows() {
    let words = (0..<500).map { "\($0)," }
    let rows = SwiftLiteral.rows(words, indent: 6)
    #expect(rows.allSatisfy { $0.hasPrefix("      ") && $0.count <= 100 })
    #expect(rows.flatMap { $0.split(separator: " ").map(String.init) } == words)
    #expect(SwiftLiteral.rows([String](), indent: 6) == [])
    let long = String(repeating: "x", count: 200)
    #expect(SwiftLiteral.rows(["a", long, "b"], indent: 0) == ["a", long, "b"])
  }
}
