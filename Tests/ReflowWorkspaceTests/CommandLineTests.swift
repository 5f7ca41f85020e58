import Testing

@testable import ReflowWorkspace

@Suite("Words of a command line")
struct CommandLineTests {
  private func words(_ line: String) throws -> [String] {
    try CommandLineWords(line).words.map { $0.isQuoted ? "'\($0.text)'" : $0.text }
  }

  @Test(
    "White space separates, quotes and backslashes keep",
    arguments: [
      ("", []), ("   ", []), ("add a  b", ["add", "a", "b"]),
      (#"add "two words" 'it"s'"#, ["add", "'two words'", "'it\"s'"]),
      (#"add two\ words \"q"#, ["add", "'two words'", "'\"q'"]),
      (#"add "a\"b\\c" 'a\b'"#, ["add", "'a\"b\\c'", #"'a\b'"#]),
      (#"add """#, ["add", "''"]), (#"a"b"c"#, ["'abc'"]),
      ("add a # comment", ["add", "a"]), ("# comment", []), ("add a#b", ["add", "a#b"]),
      ("add 你好 🙂", ["add", "你好", "🙂"]), ("add\ta\u{A0}b", ["add", "a", "b"]),
    ])
  func splitting(line: String, expected: [String]) throws {
    #expect(try words(line) == expected)
  }

  @Test("A quote that is not closed is refused")
  func open() {
    #expect(throws: CommandError("the quote \" is not closed")) { try words("add \"a") }
    #expect(throws: CommandError("the quote ' is not closed")) { try words("add 'a") }
    #expect(throws: CommandError("there is nothing after the last \\")) { try words("add \\") }
  }

  @Test("The word that is being typed is known with its place")
  func unfinished() {
    #expect(CommandLineWords(typed: "use wat").unfinishedStart == 4)
    #expect(CommandLineWords(typed: "use ").unfinishedStart == nil)
    #expect(CommandLineWords(typed: "add 你好 wo").unfinishedStart == 11)
    #expect(CommandLineWords(typed: "open \"my fi").unfinishedStart == 5)
    #expect(CommandLineWords(typed: "").unfinishedStart == nil)
  }
}
