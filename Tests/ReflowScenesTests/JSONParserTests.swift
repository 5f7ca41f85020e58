import Testing

@testable import ReflowScenes

@Suite struct JSONParserTests {
  @Test func aSceneIsRead() throws {
    let scene = try JSONParser.parse(
      """
      {"reflow": 1, "id": "tags",
       "container": {"width": 320, "height": 480},
       "sections": [
         {"header": 40, "items": [[50, 32], [72.5, 32], {"text": "Swift"}]}],
       "expected": null}
      """)
    #expect(
      scene == [
        "reflow": 1, "id": "tags",
        "container": ["width": 320, "height": 480],
        "sections": [["header": 40, "items": [[50, 32], [72.5, 32], ["text": "Swift"]]]],
        "expected": nil,
      ])
  }

  @Test func linesAreKept() throws {
    let text = "\n{\"a\":\n [1,\n  2],\r\n\"b\"\n:\n\"x\"}"
    let value = try JSONParser.parse(text, firstLine: 10)
    guard case .object(let members) = value.kind else { throw Unexpected() }
    #expect(value.line == 11)
    #expect(members.map(\.line) == [11, 14])
    #expect(members.map(\.value.line) == [12, 16])
    guard case .array(let elements) = members[0].value.kind else { throw Unexpected() }
    #expect(elements.map(\.line) == [12, 13])
  }

  @Test func pairsLookLikeOtherArrays() throws {
    let value = try JSONParser.parse("[\n[50.5,32], [1,\n2], [1], [1,2,3], [1,\"2\"]]")
    guard case .array(let elements) = value.kind else { throw Unexpected() }
    #expect(elements[0].pair! == (50.5, 32))
    #expect(elements[1].pair! == (1, 2))
    #expect(elements[2...].allSatisfy { $0.pair == nil })
    guard case .array(let pair) = elements[0].kind else { throw Unexpected() }
    #expect(pair == [50.5, 32])
    #expect(pair.map(\.line) == [2, 2])
    #expect(MemoryLayout<JSONValue>.stride == 24)
  }

  @Test func valuesAreEqualWhereverTheyStand() throws {
    #expect(try JSONParser.parse("[1,2]") == JSONParser.parse("\n[\n1,\n2]"))
    #expect(JSONValue(pair: 1, 2) == [1, 2])
    #expect(JSONValue(pair: 1, 2) != [1, 3])
    #expect(JSONValue(pair: 1, 2) != [1, "2"])
    #expect(JSONValue(pair: 1, 2) != 1)
    #expect(JSONValue(pair: .nan, 2) != JSONValue(pair: .nan, 2))
    #expect(["a": 1] as JSONValue != ["b": 1])
    #expect(["a": 1, "b": 2] as JSONValue != ["b": 2, "a": 1])
    #expect(["a": 1] as JSONValue != [:])
  }

  @Test func membersAreFoundByKey() throws {
    let value = try JSONParser.parse(#"{"width": 320, "": {"x": 1}}"#)
    #expect(value["width"]?.number == 320)
    #expect(value[""]?["x"] == 1)
    #expect(value["height"] == nil)
    #expect(([1, 2] as JSONValue)["width"] == nil)
  }

  @Test func kindsHaveNames() {
    let values: [JSONValue] = [nil, true, 1, "a", [1, 2], [:]]
    #expect(
      values.map(\.kind.name)
        == ["null", "a boolean", "a number", "a string", "an array", "an object"])
  }

  @Test(
    arguments: [
      ("null", nil), ("true", true), ("false", false), ("0", 0), ("\"\"", ""), ("[]", []),
      ("{}", [:]), (" \t\r\n[ \t\r\n] \t\r\n", []), ("{ }", [:]), ("[[]]", [[]]), ("[null]", [nil]),
      ("[1]", [1]), ("{\"\":0}", ["": 0]), ("[1,[2,{\"a\":[]}]]", [1, [2, ["a": []]]]),
      ("\u{FEFF}[1]", [1]),
    ] as [(String, JSONValue)])
  func smallTexts(text: String, value: JSONValue) throws {
    #expect(try JSONParser.parse(text) == value)
  }

  @Test func aValueCanBeChanged() {
    var value: JSONValue = 3
    value.line = 7
    value.kind = .array([1, 2])
    #expect(value == [1, 2])
    #expect(value.line == 7)
    value.line = .max
    #expect(value.line == 4_294_967_295)
  }
}

@Suite struct JSONStreamTests {
  @Test func aStreamIsReadValueByValue() throws {
    let text = "{\"id\":1}\n\n[2]\r\n 3 \"four\"\n[\n5]\n"
    let values = try read(text, firstLine: 1)
    #expect(values == [["id": 1], [2], 3, "four", [5]])
    #expect(values.map(\.line) == [1, 3, 4, 4, 5])
  }

  @Test(arguments: ["", " \n ", "\u{FEFF}", "\u{FEFF}\n"])
  func anEmptyStreamHasNoValues(text: String) throws {
    #expect(try read(text, firstLine: 1).isEmpty)
  }

  @Test(arguments: [
    ("{}{}", "line 5, column 3: expected white space after the value, found {"),
    ("1,2", "line 5, column 2: expected white space after the value, found ,"),
    ("[1]\n]", "line 6, column 1: expected a value, found ]"),
    ("1\n[2", "line 6, column 3: the input ended inside an array begun on line 6"),
  ])
  func mistakesBetweenValues(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try read(text, firstLine: 5) }
    #expect(error?.description == message)
  }

  @Test func linesCanBeSkippedAfterAnError() throws {
    let text = "1\n[2, nope]\n{\"a\":\n3\n4} \"é\" x\n5"
    var values: [JSONValue] = []
    var errors: [JSONError] = []
    JSONParser.reading(Array(text.utf8)[...]) { parser in
      while true {
        do throws(JSONError) {
          guard let value = try parser.parseNext() else { return }
          values.append(value)
        } catch {
          errors.append(error)
          parser.skipLine()
        }
      }
    }
    #expect(values == [1, 3, 4, 5])
    #expect(values.map(\.line) == [1, 4, 5, 6])
    #expect(
      errors.map(\.description) == [
        "line 2, column 5: expected a value, found the word nope",
        "line 5, column 1: expected , or } after a value, found 4",
        "line 5, column 2: expected white space after the value, found }",
      ])
  }

  @Test func aSliceIsReadWithLinesOfItsOwn() throws {
    let bytes = Array("nonsense [1,\n2] nonsense".utf8)
    let value = try JSONParser.reading(bytes[9..<15], firstLine: 40) { try $0.parseDocument() }
    #expect(value == [1, 2])
    #expect(value.line == 40)
  }

  private func read(_ text: String, firstLine: Int) throws(JSONError) -> [JSONValue] {
    try JSONParser.reading(Array(text.utf8)[...], firstLine: firstLine) {
      (parser) throws(JSONError) in
      var values: [JSONValue] = []
      while let value = try parser.parseNext() { values.append(value) }
      return values
    }
  }
}

/// Thrown where a value is of another kind than the test expects.
struct Unexpected: Error {}
