import Testing

@testable import ReflowScenes

@Suite struct JSONWriterTests {
  @Test(
    arguments: [
      (nil, "null"), (true, "true"), (false, "false"), ("", "\"\""), ([], "[]"), ([:], "{}"),
      ([1], "[1]"), ([1, 2], "[1,2]"), ([[], [:], nil], "[[],{},null]"),
      (["a": 1, "b": ["c": [true]]], #"{"a":1,"b":{"c":[true]}}"#),
    ] as [(JSONValue, String)])
  func compact(value: JSONValue, text: String) {
    #expect(value.text() == text)
  }

  @Test func pretty() {
    let scene: JSONValue = [
      "id": "tags", "container": ["width": 320], "empty": [], "none": [:],
      "items": [[50, 32], [72.5, 32], ["text": "a"]], "mixed": [1, 2, "c", 4], "frame": [1, 2, 3],
      "first": ["a", 1], "one": [1],
    ]
    #expect(
      scene.text(style: .pretty) == """
        {
          "id": "tags",
          "container": {
            "width": 320
          },
          "empty": [],
          "none": {},
          "items": [
            [50, 32],
            [72.5, 32],
            {
              "text": "a"
            }
          ],
          "mixed": [
            1,
            2,
            "c",
            4
          ],
          "frame": [1, 2, 3],
          "first": [
            "a",
            1
          ],
          "one": [1]
        }
        """)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (72.5, "72.5"), (0.1, "0.1"),
    (0.1 + 0.2, "0.30000000000000004"), (1e14, "100000000000000"), (1e15, "1000000000000000"),
    (9_007_199_254_740_992, "9007199254740992"), (1e20, "1e20"), (-1.5e300, "-1.5e300"),
    (1e-5, "1e-5"), (2.5e-10, "2.5e-10"), (1e-100, "1e-100"), (1e100, "1e100"),
    (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e308"),
  ])
  func numbers(number: Double, text: String) throws {
    #expect(JSONValue(.number(number)).text() == text)
    #expect(try JSONParser.parse(text).number == number)
  }

  @Test(arguments: [
    ("\"\\/", #""\"\\/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\0\u{1B}\u{1F}\u{7F}", #""\u0000\u001b\u001f\u007f""#),
    ("\u{80}\u{9F}\u{A0}", "\"\\u0080\\u009f\u{A0}\""),
    ("a\u{2027}\u{2028}\u{202E}\u{202F}b", "\"a\u{2027}\\u2028\\u202e\u{202F}b\""),
    ("a\u{2065}\u{2066}\u{2069}\u{206A}b", "\"a\u{2065}\\u2066\\u2069\u{206A}b\""),
    ("</script>", #""\u003c/script>""#), ("é€😀", "\"é€😀\""),
  ])
  func strings(string: String, text: String) throws {
    #expect(JSONValue(.string(string)).text() == text)
    var writer = JSONWriter()
    writer.beginObject()
    writer.write(key: string)
    writer.writeNull()
    writer.endObject()
    #expect(writer.text == "{\(text):null}")
    #expect(try JSONParser.parse(text) == JSONValue(.string(string)))
  }

  @Test func everyScalarBelowTheSurrogatesIsWrittenAndReadBack() throws {
    for value in UInt32(0)..<0xD800 {
      let string = "a" + String(Unicode.Scalar(value)!) + "b"
      let text = JSONValue(.string(string)).text()
      let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      #expect(!hasControls)
      guard case .string(let read) = try JSONParser.parse(text).kind else { throw Unexpected() }
      #expect(read.utf8.elementsEqual(string.utf8))
    }
  }

  @Test func piecesMakeWhatTheValueMakes() {
    for style in [JSONWriter.Style.compact, .pretty] {
      var writer = JSONWriter(style: style)
      writer.beginObject()
      writer.write(key: "items")
      writer.beginArray()
      writer.write(1)
      writer.write(2.5)
      writer.beginArray()
      writer.endArray()
      writer.write(true)
      writer.endArray()
      writer.write(key: "note")
      writer.writeNull()
      writer.endObject()
      let value: JSONValue = ["items": [1, 2.5, [], true], "note": nil]
      #expect(writer.text == value.text(style: style))
    }
  }

  @Test func whatMakesNoJSONStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.write(Double.nan)
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.write(key: "a")
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.write("a")
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginArray()
      writer.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.write(key: "a")
      writer.endObject()
    }
  }

  @Test func outermostValuesStandOnLinesOfTheirOwn() {
    var writer = JSONWriter(appendingTo: Array("# ".utf8))
    writer.write(value: [1, 2])
    writer.write("a")
    writer.endLine()
    writer.beginObject()
    writer.endObject()
    writer.endLine()
    #expect(writer.text == "# [1,2]\n\"a\"\n{}\n")
  }
}
