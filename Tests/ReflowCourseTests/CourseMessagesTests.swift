import Foundation
import ReflowCourse
import Testing

struct CourseMessagesTests {
  private func messages(_ text: String, _ path: String = "m.txt") throws(CourseError)
    -> CourseMessages
  {
    try CourseMessages(Array(text.utf8), path: path)
  }

  @Test func placeholdersAreFilled() throws {
    let messages = try messages("# words\n\nitem: item {item}\nput: put {what} at {x}: {x}\n")
    let item = Message("item", ["item": "3"])
    #expect(
      messages.text(Message("put", ["what": .message(item), "x": "7"])) == "put item 3 at 7: 7")
    #expect(messages.keys == ["item", "put"])
    #expect(messages.placeholders(of: "put") == ["what", "x"])
    #expect(messages.placeholders(of: "no") == nil)
  }

  /// What a message is put together from is not looked through again.
  @Test func valuesAreNoSentences() throws {
    let messages = try messages("say: {what}!")
    #expect(messages.text(Message("say", ["what": "{what}"])) == "{what}!")
    #expect(messages.text(Message("say")) == "{what}!")
  }

  @Test func nothingIsKeptBackWithoutItsSentence() {
    let message = Message("wraps", ["over": "4", "item": .message(Message("item"))])
    #expect(CourseMessages().text(message) == "wraps, item item, over 4")
  }

  @Test(arguments: [
    ("a", "1: a is no line key: sentence; a key has lower-case letters, digits, hyphens and dots"),
    (
      "A b: c",
      "1: A b: c is no line key: sentence; a key has lower-case letters, digits, hyphens and dots"
    ),
    ("a: b\na: c", "2: the key a stands twice, first in line 1"),
    ("a:", "1: a says nothing"),
    ("a: {b", "1: a: { has no partner"),
    ("a: {B}", "1: a: {B} is no placeholder"),
    ("a: {}", "1: a: {} is no placeholder"),
    ("a: \u{1B}", "1: U+001B cannot be shown; a line holds printable characters"),
  ])
  func aBrokenLineIsRefused(_ text: String, _ message: String) {
    let error = #expect(throws: CourseError.self) { try messages(text) }
    #expect(error?.description == "m.txt:\(message)")
  }

  @Test(arguments: [
    ("a: x {b}\nc: d", "zh.txt:1: the message e is missing"),
    ("a: x\nc: d\ne: f", "zh.txt:1: a lacks {b}"),
    ("a: {b} {c}\nc: d\ne: f", "zh.txt:1: a has no {c}"),
    ("a: {b}\nc: d\ne: f\neee: f", "zh.txt:4: there is no message eee"),
    ("a: {b}\nc: d\ne-: f", "zh.txt:3: there is no message e-; did you mean e?"),
  ])
  func aTranslationSaysTheSame(_ text: String, _ message: String) throws {
    let own = try messages("a: {b}\nc: d\ne: f")
    let translation = try messages(text, "zh.txt")
    let error = #expect(throws: CourseError.self) { try own.translated(by: translation) }
    #expect(error?.description == message)
  }

  @Test func aTranslationTakesItsPlace() throws {
    let own = try messages("a: go {b}")
    let translated = try own.translated(by: try messages("a: 去 {b}", "zh.txt"))
    #expect(translated.text(Message("a", ["b": "1"])) == "去 1")
  }

  // MARK: - The program's own

  /// Sources that say something in the course.
  private func sources() throws -> [String] {
    let folder = "\(packageFolder)/Sources"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try names.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
      .filter { $0.contains("Message(") || $0.contains("MissingFigure(") || $0.contains("excess") }
  }

  @Test func everyKeyInTheSourcesHasItsSentence() throws {
    let keys = try englishMessages().keys
    let literal =
      /(?:\bMessage|MissingFigure)\(\s*(?:[A-Za-z.]+ \? )?"([a-z0-9.-]+)"(?: : "([a-z0-9.-]+)")?/
    var found: Set<Substring> = []
    for source in try sources() {
      for match in source.matches(of: literal) {
        found.insert(match.1)
        if let other = match.2 { found.insert(other) }
      }
    }
    #expect(found.count > 80)
    #expect(found.subtracting(keys.map { $0[...] }).isEmpty)
  }

  @Test func everySentenceHasItsKeyInTheSources() throws {
    let text = try sources().joined()
    let unused = try englishMessages().keys.filter { !text.contains("\"\($0)\"") }
    #expect(unused.isEmpty)
  }
}
