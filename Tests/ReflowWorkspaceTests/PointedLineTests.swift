import ReflowText
import Testing

@testable import ReflowWorkspace

@Suite("Pointing at the word that is wrong")
struct PointedLineTests {
  /// The line and the row below it, for a line that a session refuses.
  private func pointed(_ line: String, columns: Int = 80, isASCII: Bool = false) throws -> [String]
  {
    let session = try made("add 50x32*4")
    let error = try #require(throws: CommandError.self) { try session.run(line) }
    let pointed = try #require(
      PointedLine(error, typed: line, columns: columns, isASCII: isASCII))
    return [pointed.line, pointed.row]
  }

  @Test(
    "The word is underlined, whatever is wrong with it",
    arguments: [
      ("wdth 3", "^~~~"), ("  wdth 3", "  ^~~~"), ("width abc", "      ^~~"),
      ("width", "      ^"), ("width 1 2", "        ^"), ("query 0 0 -1 5", "          ^~"),
      ("insets 1 2 x 4", "           ^"), ("insets 1 2", "       ^~~"),
      ("insets 1 section=7", "         ^~~~~~~~~"), ("add a 5x-1 b", "      ^~~~"),
      ("add a random 99999999 b", "             ^~~~~~~~"), ("add \"a", "    ^~"),
      ("add a\\", "     ^"), ("list --jsn", "     ^~~~~"), ("list 0,9,1", "       ^"),
      ("list '0,9'", "     ^~~~~"), ("list 0, 9", "        ^"), ("list 0,  9", "     ^~~~~"),
      ("scroll up", "       ^~"),
      ("use watrfall", "    ^~~~~~~~"),
      ("use waterfall columns=0 policy=x", "              ^~~~~~~~~"),
      ("use waterfall columns=x", "              ^~~~~~~~~"),
      ("use waterfall columns=3 columns=4", "                        ^~~~~~~~~"),
      (
        "use sections items=waterfall items.columns=0",
        "                             ^~~~~~~~~~~~~~~"
      ),
      ("use sections section=0", "    ^~~~~~~~"), ("set columns=3", "    ^~~~~~~~~"),
      ("set items=sections", "    ^~~~~~~~~~~~~~"), ("describe nothing", "         ^~~~~~~"),
      ("open /nonexistent", "     ^~~~~~~~~~~~"), ("section remove 9", "               ^"),
      ("list > ", "       ^"), ("list > a b", "         ^"), ("list >>> a", "     ^~~"),
      ("list > /nonexistent/a", "       ^~~~~~~~~~~~~~"), ("export a.gif", "       ^~~~~"),
      ("watch wdth", "      ^~~~"), ("watch width 3", "      ^~~~~"),
      ("watch list --x", "           ^~~"),
      ("watch 'list --x'", "      ^~~~~~~~~~"), ("help wdth", "     ^~~~"),
      ("help width abc", "           ^~~"), ("help list 0,9", "            ^"),
      ("format xml", "       ^~~"), ("resize 0 big", "         ^~~"),
    ])
  func words(line: String, row: String) throws {
    #expect(try pointed(line) == ["  \(line)", "  \(row)"])
  }

  @Test("Wide characters count for two, control characters are shown and count for one")
  func widths() throws {
    #expect(try pointed("width 你好") == ["  width 你好", "        ^~~~"])
    #expect(try pointed("add 你好 5x-1") == ["  add 你好 5x-1", "           ^~~~"])
    #expect(try pointed("add 👨‍👩‍👧 5x-1") == ["  add 👨‍👩‍👧 5x-1", "         ^~~~"])
    #expect(try pointed("add\t\u{1B}[2J 5x-1") == ["  add␉␛[2J 5x-1", "           ^~~~"])
    #expect(try pointed("add 你 \u{7} 5x-1", isASCII: true).allSatisfy { $0.utf8.count == $0.count })
    #expect(try pointed("width 你好", isASCII: true) == ["  width ????", "        ^~~~"])
    #expect(try pointed("width e\u{301}e\u{301}") == ["  width e\u{301}e\u{301}", "        ^~"])
  }

  @Test("Of a long line the part around the word is shown, in the columns that there are")
  func longLines() throws {
    let words = Array(repeating: "word", count: 2000).joined(separator: " ")
    for columns in [20, 40, 80, 200] {
      for (line, mark) in [
        ("add \(words) 5x-1 \(words)", "5x-1"), ("width 1 \(words)", "word"),
        ("add \(words) 5x-1", "5x-1"), ("wdth \(words)", "wdth"),
        ("width \(String(repeating: "你", count: 3000))", "你"), ("add \(words) \"a b", "\"a b"),
      ] {
        let pointed = try pointed(line, columns: columns)
        #expect(pointed.allSatisfy { displayWidth(of: $0) < columns }, "\(pointed)")
        let start = try #require(pointed[1].firstIndex(of: "^"))
        let column = pointed[1].distance(from: pointed[1].startIndex, to: start)
        // The characters at the mark's column are the word's.
        var shown = Substring(pointed[0])
        var width = 0
        while width < column, let first = shown.popFirst() { width += displayWidth(of: first) }
        #expect(width == column && shown.hasPrefix(mark), "\(pointed)")
      }
    }
  }

  @Test("Nothing is pointed at where no word is to blame")
  func none() throws {
    let error = try #require(throws: CommandError.self) { try made().run("undo") }
    #expect(PointedLine(error, typed: "undo") == nil)
  }

  @Test("Every refusal that is tested has a place within the line, or just behind it")
  func places() throws {
    for line in ["width", "query 1 2 3", "add", "list 1,", "use", "use waterfall columns=", "a\\"] {
      let error = try #require(throws: CommandError.self) { try made().run(line) }
      let place = try #require(error.place, "\(line)")
      #expect(place.lowerBound >= 0 && place.upperBound <= line.utf8.count + 1, "\(line)")
    }
  }
}
