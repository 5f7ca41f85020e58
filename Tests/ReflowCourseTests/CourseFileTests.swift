import ReflowCourse
import Testing

/// How a file is cut into header lines and blocks, whatever those mean.
struct CourseFileTests {
  private func file(_ text: String) throws(CourseError) -> CourseFile {
    try CourseFile(Array(text.utf8), path: "a")
  }

  private func refusal(_ text: String) -> String? {
    do throws(CourseError) {
      _ = try file(text)
      return nil
    } catch {
      return error.description
    }
  }

  /// The lines of the one block of a file.
  private func lines(_ heading: String, _ lines: String...) throws -> [String] {
    let file = try file(([heading] + lines).joined(separator: "\n"))
    #expect(file.blocks.count == 1)
    return file.blocks.first?.lines.map(\.text) ?? []
  }

  @Test func aFileHasHeadersAndBlocks() throws {
    let file = try file("title: A\n\n[text]\n\nBody\n\n")
    #expect(file.headers.map(\.key) == ["title"])
    #expect(file.blocks.map(\.lines) == [[CourseLine(text: "Body", line: 5)]])
  }

  @Test func anEmptyFileHasNothing() throws {
    for text in ["", "\n", "# only words\n\n"] {
      let file = try file(text)
      #expect(file.headers.isEmpty && file.blocks.isEmpty)
    }
  }

  @Test func headerLinesAreCutAtTheirFirstColon() throws {
    let file = try file("# title: no\ntitle:  A: b  \n\nread:\ntitle: C")
    #expect(file.headers.map(\.key) == ["title", "read", "title"])
    #expect(file.headers.map(\.value) == ["A: b", "", "C"])
    #expect(file.headers.map(\.line) == [2, 4, 5])
    #expect(
      refusal("two words: A")
        == "a:1: two words: A is neither a line key: value nor the name of a block")
    #expect(refusal(": A") == "a:1: : A is neither a line key: value nor the name of a block")
  }

  @Test func aHeadingMayHaveAnArgument() throws {
    let file = try file("[file A.swift]\nx\n[text]\n[file   B C ]\n[hint]")
    #expect(file.blocks.map(\.name) == ["file", "text", "file", "hint"])
    #expect(file.blocks.map(\.argument) == ["A.swift", nil, "B C ", nil])
    #expect(file.blocks.map(\.line) == [1, 3, 4, 5])
    #expect(file.blocks.map(\.lines.count) == [1, 0, 0, 0])
  }

  @Test(arguments: [
    "[", "[]", "[ ]", "[Text]", "[text", "[text] x", "[te-xt]", "[1, 2]", "[té]",
  ])
  func aBracketThatBeginsNoBlockIsRefused(_ line: String) {
    let message = "\(line) begins no block; a text that begins with [ is written with \\["
    #expect(refusal(line) == "a:1: \(message)")
    #expect(refusal("[text]\n\(line)") == "a:2: \(message)")
    // Behind a space, and behind an escape, it is a text.
    #expect(refusal("[text]\n \(line)\n\\\(line)") == nil)
  }

  @Test func anEscapedBracketIsAText() throws {
    #expect(
      try lines("[text]", "\\[text]", "\\[1, 2]", "\\\\[x]", "a \\[x]", "\\x")
        == ["[text]", "[1, 2]", "\\\\[x]", "a \\[x]", "\\x"])
  }

  /// Code stands as it is, but for a line that would begin a block.
  @Test(arguments: ["[file A.swift]", "[finished A.swift]"])
  func codeKeepsItsBrackets(_ heading: String) throws {
    #expect(
      try lines(heading, "[1, 2]", "[", "\\[1, 2]", "\\[name]", "\\(x)")
        == ["[1, 2]", "[", "\\[1, 2]", "[name]", "\\(x)"])
    #expect(try file("\(heading)\n[name]").blocks.count == 2)
  }

  @Test func blankLinesAtTheEndsDoNotCount() throws {
    #expect(
      try lines("[text]", "", "   ", "  a", "", " ", "b  ", "  ", "") == ["  a", "", " ", "b  "])
    #expect(try lines("[file A.swift]", "", "a", "", "b", "").count == 3)
    #expect(try lines("[text]", "", "  ").isEmpty)
    let file = try file("[text]\n\n\na\n\n[hint]\n\nb")
    #expect(file.blocks.map { $0.lines.map(\.line) } == [[4], [8]])
  }
}
