import Testing

@testable import ReflowScenes

@Suite struct JSONErrorTests {
  @Test(arguments: [
    // The end comes too soon.
    ("", "line 1, column 1: expected a value, found nothing: the input is empty"),
    (" \n  ", "line 2, column 3: expected a value, found nothing: the input is empty"),
    ("[", "line 1, column 2: the input ended inside an array begun on line 1"),
    ("[\n[1,2],\n", "line 3, column 1: the input ended inside an array begun on line 1"),
    ("[\n[1,\n2", "line 3, column 2: the input ended inside an array begun on line 2"),
    ("{", "line 1, column 2: the input ended inside an object begun on line 1"),
    ("{\"a\"", "line 1, column 5: the input ended inside an object begun on line 1"),
    ("\n{\"a\":", "line 2, column 6: the input ended inside an object begun on line 2"),
    ("{\"a\":1,", "line 1, column 8: the input ended inside an object begun on line 1"),
    ("[\"ab", "line 1, column 5: the input ended inside a string begun on line 1"),
    ("\"\\", "line 1, column 3: the input ended inside a string begun on line 1"),
    ("\"\\u12", "line 1, column 6: the input ended inside a string begun on line 1"),
    ("-", "line 1, column 2: the input ended inside a number"),
    ("1.", "line 1, column 3: the input ended inside a number"),
    ("1e+", "line 1, column 4: the input ended inside a number"),
    // Arrays and objects.
    ("[1,\n2}", "line 2, column 2: expected , or ] after a value, found }"),
    ("[1 2]", "line 1, column 4: expected , or ] after a value, found 2"),
    ("{\"a\":1 \"b\":2}", "line 1, column 8: expected , or } after a value, found \""),
    ("{\"a\" 1}", "line 1, column 6: expected : after a key, found 1"),
    ("{1:2}", "line 1, column 2: expected a key in double quotes, found 1"),
    ("{a:2}", "line 1, column 2: expected a key in double quotes, found a"),
    ("[] x", "line 1, column 4: expected the end of the text after the value, found x"),
    ("]", "line 1, column 1: expected a value, found ]"),
    (
      "[1,]",
      "line 1, column 4: expected a value, found ]; JSON allows no comma without a value after it"
    ),
    (
      "[,1]",
      "line 1, column 2: expected a value, found ,; JSON allows no comma without a value after it"
    ),
    (
      "{\"a\":1,}",
      "line 1, column 8: expected a key in double quotes, found }; "
        + "JSON allows no comma without a value after it"
    ),
    (
      "{\"a\":1,\n \"b\":2,\n \"a\":3}",
      "line 3, column 2: the key \"a\" stands twice in one object, first on line 1 "
        + "and again on line 3"
    ),
    // Dialects of JSON.
    ("[1] // one", "line 1, column 5: expected the end of the text after the value, found /"),
    ("[/* */ 1]", "line 1, column 2: expected a value, found /; JSON has no comments"),
    ("{# c\n}", "line 1, column 2: expected a key in double quotes, found #; JSON has no comments"),
    ("'a'", "line 1, column 1: expected a value, found '; strings take double quotes"),
    ("+1", "line 1, column 1: expected a value, found +; a positive number takes no sign"),
    (".5", "line 1, column 1: expected a value, found .; a number needs a digit before its point"),
    ("True", "line 1, column 1: expected a value, found the word True; did you mean true?"),
    ("[nan]", "line 1, column 2: expected a value, found the word nan; did you mean NaN?"),
    ("nullx", "line 1, column 1: expected a value, found the word nullx"),
    ("tru", "line 1, column 1: expected a value, found the word tru"),
  ])
  func messages(text: String, message: String) {
    #expect(self.message(text) == message)
  }

  @Test func columnsCountCharacters() {
    #expect(message("[\"é👨‍👩‍👧e\u{301}\", x]").hasPrefix("line 1, column 9: "))
    #expect(message("\u{FEFF}[x]").hasPrefix("line 1, column 2: "))
    #expect(message("[1,\r\n\tx]").hasPrefix("line 2, column 2: "))
  }

  @Test func theFirstLineIsTheCallers() {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse("[\nx]", firstLine: 100) }
    #expect(error?.line == 101)
    #expect(error?.column == 1)
  }

  @Test(
    arguments: [
      ([0x1B], "expected a value, found U+001B"),
      ([0x00], "expected a value, found U+0000"),
      ([0x7F], "expected a value, found U+007F"),
      ([0xC2, 0x9B], "expected a value, found U+009B"),
      ([0xC2, 0xA0], "expected a value, found U+00A0"),
      ([0xE2, 0x80, 0xAE], "expected a value, found U+202E"),
      ([0xCC, 0x81], "expected a value, found U+0301"),
      ([0x20, 0xEF, 0xBB, 0xBF], "expected a value, found U+FEFF"),
      ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF], "expected a value, found U+FEFF"),
      ([0xF0, 0x9F, 0x98, 0x80], "expected a value, found 😀"),
      ([0xC3, 0xA9], "expected a value, found é"),
      ([0x80], "expected a value, found byte 0x80"),
      ([0xEF, 0xBB], "expected a value, found byte 0xEF"),
      (
        [0xFF, 0xFE, 0x5B, 0x00],
        "expected a value, found byte 0xFF; the text may be UTF-16, it has to be UTF-8"
      ),
    ] as [([UInt8], String)])
  func offendersAreShownSafely(bytes: [UInt8], message: String) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(bytes) }
    #expect(error?.message == message)
  }

  @Test func keysAreShownSafely() {
    let key = #"a\u001b[31m\u202e\"\\\u0085é"#
    #expect(
      message("{\"\(key)\":1,\"\(key)\":2}") == "line 1, column 35: "
        + "the key \"\(key)\" stands twice in one object, first on line 1 and again on line 1")
    let long = String(repeating: "k", count: 1000)
    #expect(
      message("{\"\(long)\":1,\"\(long)\":2}").contains(
        "the key \"\(String(repeating: "k", count: 40))…\" stands"))
    #expect(JSONError.quoted("\u{301}e\u{301}\u{1F9FF}\u{E0041}") == "\"\\u0301é🧿\\udb40\\udc41\"")
  }

  @Test func duplicateKeysAreFoundInLargeObjects() throws {
    for count in [2, 15, 16, 17, 18, 100] {
      let keys = (0..<count).map { "\"k\($0)\":0" }
      #expect(throws: Never.self) { try JSONParser.parse("{\(keys.joined(separator: ","))}") }
      for twin in [0, count / 2, count - 1] {
        let text = "{" + (keys + [keys[twin]]).joined(separator: ",\n") + "}"
        #expect(
          message(text) == "line \(count + 1), column 1: the key \"k\(twin)\" stands twice in one "
            + "object, first on line \(twin + 1) and again on line \(count + 1)")
      }
    }
  }

  @Test func keysThatUnicodeTakesForTheSameAreTheSame() {
    #expect(message("{\"\u{E9}\":1,\"e\u{301}\":2}").contains("stands twice"))
    #expect(message("{\"a\":1,\"\\u0061\":2}").contains("stands twice"))
  }

  @Test func nestingHasALimit() throws {
    let limit = JSONParser.maximumDepth
    let arrays = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(throws: Never.self) { try JSONParser.parse(arrays) }
    let message = "arrays and objects are nested deeper than 64 levels, the limit"
    for count in [limit + 1, 1_000_000] {
      let opening = self.message(String(repeating: "[", count: count))
      #expect(opening == "line 1, column 65: \(message)")
      let objects = self.message(String(repeating: "{\"\":", count: count))
      #expect(objects == "line 1, column 257: \(message)")
    }
  }

  @Test func aLongWordIsCutShort() {
    #expect(
      message(String(repeating: "x", count: 100_000))
        == "line 1, column 1: expected a value, found the word xxxxxxxxxxxxxxxxxxxxxxxx")
  }

  private func message(_ text: String) -> String {
    do throws(JSONError) {
      return "no error, but \(try JSONParser.parse(text))"
    } catch {
      return error.description
    }
  }
}
