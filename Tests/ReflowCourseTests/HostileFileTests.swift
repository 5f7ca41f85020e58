import ReflowCourse
import Testing

/// Whatever bytes a file holds, reading it ends with an error.
struct HostileFileTests {
  private func refusal(_ bytes: [UInt8]) -> String? {
    do throws(CourseError) {
      _ = try Lesson(try CourseFile(bytes, path: "01-a.lesson"))
      return nil
    } catch {
      return error.description
    }
  }

  @Test func anEmptyFileLacksItsTitle() {
    #expect(refusal([]) == "01-a.lesson:1: the key title is missing")
    #expect(refusal(Array("\n\n".utf8)) == "01-a.lesson:1: the key title is missing")
  }

  @Test func aFileHasAMostSize() {
    let long = Array(String(repeating: "#\n", count: 32_768).utf8)
    #expect(refusal(long) == "01-a.lesson:1: the key title is missing")
    #expect(
      refusal(long + [0x0A]) == "01-a.lesson:1: the file has 65537 bytes; it may have 65536")
  }

  @Test func whatIsNoPlainTextIsRefused() {
    let text = Array(soundLesson.utf8)
    #expect(
      refusal([0xEF, 0xBB, 0xBF] + text)
        == "01-a.lesson:1: the file begins with a byte order mark; it must begin with its text")
    #expect(
      refusal(Array(soundLesson.replacing("\n", with: "\r\n").utf8))
        == "01-a.lesson:1: a carriage return; lines end with a line feed alone")
    #expect(refusal(Array("a: b\n".utf8) + [0xFF]) == "01-a.lesson:2: the line is not UTF-8")
    #expect(refusal(Array("a: ".utf8) + [0xC0, 0x80]) == "01-a.lesson:1: the line is not UTF-8")
    #expect(
      refusal(Array("a: \0".utf8))
        == "01-a.lesson:1: U+0000 cannot be shown; a line holds printable characters")
    #expect(
      refusal(Array("a: \u{2028}".utf8))
        == "01-a.lesson:1: U+2028 cannot be shown; a line holds printable characters")
  }

  /// Every byte at every place: an error or a lesson.
  @Test func noByteCrashes() {
    let text = Array(soundLesson.utf8)
    for place in stride(from: 0, to: text.count, by: 3) {
      for byte in [0x00, 0x0A, 0x5B, 0x5D, 0x7B, 0x7D, 0x2A, 0x60, 0x3A, 0x39, 0x80, 0xF4] {
        var changed = text
        changed[place] = UInt8(byte)
        _ = refusal(changed)
      }
      _ = refusal(Array(text[..<place]))
      _ = refusal(Array(text[place...]))
    }
  }

  @Test(arguments: [
    "item 99999999999999999999 x = 0", "section 99999999999999999999 items = 1",
    "item 0.99999999999999999999 x = 0", "line 1000000000 items = 1",
    "items 0..99999999999999999999 share a line", "item 99999999999999999999 begins a line",
    "header 99999999999999999999 is pinned", "gap 0 99999999999999999999 = 1",
  ])
  func aNumberThatIsTooLargeIsNamed(_ condition: String) {
    let error = #expect(throws: LineProblem.self) { try Condition(condition) }
    #expect(error?.message.hasSuffix("items, sections and lines are counted to 999999999") == true)
  }

  @Test func aLongConditionIsRefusedOrHolds() throws {
    #expect(throws: LineProblem.self) { try Condition(String(repeating: "((", count: 50_000)) }
    #expect(throws: LineProblem.self) { try Condition(String(repeating: "item ", count: 50_000)) }
    let now = try situation([tags(50)])
    let sum = try Condition("items" + String(repeating: " + 0", count: 15) + " = 1")
    #expect(sum.shortfall(in: now, since: now) == nil)
    #expect(throws: LineProblem.self) {
      try Condition("width = 1" + String(repeating: "0", count: 400))
    }
    #expect(throws: LineProblem(column: 69, "a sum has at most 16 terms")) {
      try Condition("items" + String(repeating: " + 0", count: 16) + " = 1")
    }
    #expect(throws: LineProblem.self) { try Condition("width = 1.2.3") }
    #expect(throws: LineProblem.self) { try Condition("width = 1e3") }
    #expect(throws: LineProblem.self) { try Condition("width = nan") }
  }
}
