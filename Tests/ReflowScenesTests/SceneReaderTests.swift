import Reflow
import ReflowText
import Testing

@testable import ReflowScenes

@Suite("Reading scenes")
struct SceneReaderTests {
  /// A scene with one section of the items, as JSON.
  private func text(_ members: String = "", items: String = "[]") -> String {
    #"{"reflow": 1, "container": {"width": 320, "height": 480}, "sections": [{"items": \#(items)}]"#
      + (members.isEmpty ? "}" : ", \(members)}")
  }

  private func read(_ text: String) throws -> Scene {
    try SceneReader.scene(from: JSONParser.parse(text))
  }

  private func error(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch let error as SceneError {
      return error.description
    } catch {
      return "\(error)"
    }
  }

  @Test("The example of the format is read key by key")
  func example() throws {
    let scene = try read(
      """
      {"reflow": 1, "id": "tags", "note": "free text", "source": "s", "certainty": "c",
       "container": {"width": 320, "height": 480},
       "scroll": "horizontal", "direction": "rtl", "offset": {"x": 3, "y": -4},
       "insets": {"top": 1, "left": 2, "bottom": 3, "right": 4},
       "lineSpacing": 11, "interitemSpacing": -12,
       "provider": {"name": "sections", "items": {"name": "left-align"}, "pinHeaders": "section"},
       "text": {"font": "grid", "padding": 5, "minWidth": 30, "maxWidth": 200, "height": 20},
       "sections": [
         {"header": 40, "footer": 20, "items": [[50, 32], [72.5, 32]]},
         {"header": null, "insets": {"left": 20, "right": 20}, "interitemSpacing": 4,
          "lineSpacing": 5, "headerInsets": {"top": 6}, "footerInsets": {"bottom": 7},
          "provider": {"name": "waterfall", "columns": 3},
          "items": [[100, 133], {"text": "Swift"}, {"size": [7, 8], "label": "a"}]}],
       "expected": {"contentSize": [320, 211], "sections": [
         {"header": [0, 0, 320, 40], "items": [[10, 50, 50, 32]], "footer": null}]},
       "tolerance": 0.5}
      """)
    #expect(scene.id == "tags")
    #expect(scene.note == "free text")
    #expect(scene.source == "s")
    #expect(scene.certainty == "c")
    #expect(scene.container == Size(width: 320, height: 480))
    #expect(scene.scrollDirection == .horizontal)
    #expect(scene.layoutDirection == .rightToLeft)
    #expect(scene.offset == Point(x: 3, y: -4))
    #expect(scene.insets == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scene.lineSpacing == 11)
    #expect(scene.interitemSpacing == -12)
    #expect(
      scene.provider
        == ProviderSpecification(
          "sections",
          [
            .init("items", .provider(ProviderSpecification("left-align"))),
            .init("pinHeaders", .text("section")),
          ]))
    #expect(scene.text.padding == 5)
    #expect(scene.text.minWidth == 30)
    #expect(scene.text.maxWidth == 200)
    #expect(scene.text.height == 20)
    #expect(scene.sections.count == 2)
    #expect(scene.sections[0].header == 40)
    #expect(scene.sections[0].footer == 20)
    #expect(scene.sections[0].insets == nil)
    #expect(scene.sections[0].provider == nil)
    #expect(
      Array(scene.sections[0].items.sizes)
        == [Size(width: 50, height: 32), Size(width: 72.5, height: 32)])
    let second = scene.sections[1]
    #expect(second.header == 0)
    #expect(second.insets == Insets(left: 20, right: 20))
    #expect(second.interitemSpacing == 4)
    #expect(second.lineSpacing == 5)
    #expect(second.headerInsets == Insets(top: 6))
    #expect(second.footerInsets == Insets(bottom: 7))
    #expect(second.provider == ProviderSpecification("waterfall", [.init("columns", .number(3))]))
    // Swift: 5 columns of 8, and 5 on either side.
    #expect(
      Array(second.items)
        == [
          SceneItem(size: Size(width: 100, height: 133)),
          SceneItem(size: Size(width: 50, height: 20), content: .text("Swift")),
          SceneItem(size: Size(width: 7, height: 8), content: .label("a")),
        ])
    #expect(scene.tolerance == 0.5)
    #expect(scene.expected?.contentSize == Size(width: 320, height: 211))
    #expect(scene.expected?.sections[0].header == Rect(x: 0, y: 0, width: 320, height: 40))
    #expect(scene.expected?.sections[0].items == [Rect(x: 10, y: 50, width: 50, height: 32)])
    #expect(scene.expected?.sections[0].footer == nil)
  }

  @Test("What is left out has the format's defaults")
  func defaults() throws {
    let scene = try read(text())
    #expect(scene.scrollDirection == .vertical)
    #expect(scene.layoutDirection == .leftToRight)
    #expect(scene.offset == .zero)
    #expect(scene.insets == .zero)
    #expect(scene.lineSpacing == 10)
    #expect(scene.interitemSpacing == 10)
    #expect(scene.provider == ProviderSpecification("left-align"))
    #expect(scene.text == TextStyle())
    #expect(scene.expected == nil)
    #expect(scene.tolerance == 1e-6)
    #expect(scene.sections.count == 1)
    #expect(scene.sections[0].items.isEmpty)
  }

  @Test(
    "Numbers that are no lengths are refused, with section, item and side",
    arguments: [
      ("[[1e999, 0]]", "section 0, item 0, width: infinite; it must be a finite number"),
      ("[[5, 5], [NaN, 10]]", "section 0, item 1, width: not a number; it must be a finite number"),
      ("[[1, -Infinity]]", "section 0, item 0, height: infinite; it must be a finite number"),
      ("[[-1, 10]]", "section 0, item 0, width: negative (-1); it must be 0 or more"),
      (
        #"[{"size": [1, -2]}]"#,
        "section 0, item 0, size, height: negative (-2); it must be 0 or more"
      ),
      ("[[1, 2, 3]]", "section 0, item 0: must be [width, height], not 3 values"),
      (#"[["1", 2]]"#, "section 0, item 0, width: must be a number, not a string"),
      (
        "[7]",
        "section 0, item 0: must be [width, height] or an object with text or size, not a number"
      ),
      (#"[{"text": 7}]"#, "section 0, item 0, text: must be a string, not a number"),
      (
        #"[{"text": "a", "size": [1, 2]}]"#,
        "section 0, item 0, size: an item with text has the text's size and no size"
      ),
      (#"[{"label": "a"}]"#, "section 0, item 0: the key size is missing"),
      (#"[{"txt": "a"}]"#, #"section 0, item 0: the key "txt" is unknown; did you mean text?"#),
    ])
  func badItems(items: String, message: String) {
    #expect(error(text(items: items)) == message)
  }

  @Test(
    "Everything else that breaks the format is refused, with its key",
    arguments: [
      (#""lineSpacing": NaN"#, "lineSpacing: not a number; it must be a finite number"),
      (#""insets": {"left": 1e999}"#, "insets, left: infinite; it must be a finite number"),
      (#""insets": {"leading": 1}"#, #"insets: the key "leading" is unknown"#),
      (#""offset": {"x": "1"}"#, "offset, x: must be a number, not a string"),
      (#""tolerance": -1"#, "tolerance: negative (-1); it must be 0 or more"),
      (
        #""scroll": "Vertical""#,
        #"scroll: "Vertical" must be one of vertical, horizontal; did you mean vertical?"#
      ),
      (#""direction": 1"#, "direction: must be a string, not a number"),
      (
        #""provider": 1"#,
        "provider: must be a provider's name or an object with name and parameters, not a number"
      ),
      (#""provider": {"columns": 3}"#, "provider: the key name is missing"),
      (
        #""provider": {"name": "waterfall", "columns": [3]}"#,
        "provider, columns: must be a number, a string, true, false or a provider, not an array"
      ),
      (#""expected": {"sections": [], "size": 1}"#, #"expected: the key "size" is unknown"#),
      (
        #""expected": {"sections": [{"items": [[1, 2, 3]]}]}"#,
        "expected, section 0, item 0: must be [x, y, width, height], not 3 values"
      ),
      (
        #""expected": {"sections": [{"items": [], "footers": null}]}"#,
        #"expected, section 0: the key "footers" is unknown; did you mean footer?"#
      ),
      (
        #""text": {"font": "DejaVu Sans"}"#,
        "text, font: the font DejaVu Sans has no size; write DejaVu Sans 14"
      ),
      (#""text": {"font": 14}"#, "text, font: must be a string, not a number"),
      (#""text": {"roundUp": 1}"#, "text, roundUp: must be true or false, not a number"),
      (
        #""text": {"roundup": true}"#, #"text: the key "roundup" is unknown; did you mean roundUp?"#
      ),
      (
        #""interItemSpacing": 3"#,
        #"the key "interItemSpacing" is unknown; did you mean interitemSpacing?"#
      ),
    ])
  func badKeys(members: String, message: String) {
    #expect(error(text(members)) == message)
  }

  @Test("The version, the container and the sections are required")
  func required() {
    #expect(
      error(#"{"container": {"width": 1, "height": 1}, "sections": []}"#)
        == "the key reflow is missing")
    #expect(
      error(#"{"reflow": 2, "container": {"width": 1, "height": 1}, "sections": []}"#)
        == "reflow: version 2 of the format is not known; this program reads 1")
    #expect(error(#"{"reflow": 1, "sections": []}"#) == "the key container is missing")
    #expect(
      error(#"{"reflow": 1, "container": {"width": 1}, "sections": []}"#)
        == "container: the key height is missing")
    #expect(
      error(#"{"reflow": 1, "container": {"width": 1, "height": -1}, "sections": []}"#)
        == "container, height: negative (-1); it must be 0 or more")
    #expect(
      error(#"{"reflow": 1, "container": {"width": 1, "height": 1}}"#)
        == "the key sections is missing")
    #expect(
      error(#"{"reflow": 1, "container": {"width": 1, "height": 1}, "sections": [{}]}"#)
        == "section 0: the key items is missing")
    #expect(error("[]") == "must be an object, not an array")
  }

  @Test("An error knows its line")
  func lines() {
    let text = "{\"reflow\": 1,\n\"container\": {\"width\": 1,\n\"height\": -1},\n\"sections\": []}"
    #expect {
      try read(text)
    } throws: { error in
      (error as? SceneError)?.line == 3
    }
  }

  @Test("A bad provider is refused when the scene is laid out, with its section")
  func badProviders() throws {
    let scene = try read(text(#""provider": {"name": "waterfall", "columns": 0}"#))
    #expect {
      try scene.layout(providers: allProviders)
    } throws: { error in
      (error as? SceneError)?.description
        == "provider: waterfall: columns is 0; it must be at least 1"
    }
    var own = try read(text())
    own.sections[0].provider = ProviderSpecification("sections")
    #expect {
      try own.layout(providers: allProviders)
    } throws: { error in
      (error as? SceneError)?.description
        == "section 0: provider: sections stacks sections and places no items; "
        + "name a provider that does"
    }
  }
}
