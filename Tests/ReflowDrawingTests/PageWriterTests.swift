import Foundation
import Reflow
import Testing

@testable import ReflowDrawing

@Suite("Pages as text")
struct PageWriterTests {
  private func page(_ labels: [String], panels: Int = 1, title: String = "tags") throws -> Page {
    let layout = DrawnScene.layout(
      "left-align", labels.map { _ in Size(width: 60, height: 20) }, width: 150)
    let drawing = try Drawing(PictureSubject(layout: layout, label: { labels[$0.item] }))
    let rows = layout.elements.enumerated().map { index, attributes in
      PageRow(
        element: attributes.element, frame: attributes.frame, label: labels[index], line: index / 2,
        marks: index == 0 ? ["selected"] : [], reasons: ["because", "a < b", "c & d"])
    }
    let panel = PagePanel(
      title: "width 150", drawing: drawing, facts: [PageFact("lines", "<2>")], rows: rows)
    return Page(
      title: title, choice: "width", facts: [PageFact("provider", "left-align")],
      panels: Array(repeating: panel, count: panels), remarks: ["<all> is there"])
  }

  private func html(_ page: Page, _ writer: PageWriter = PageWriter()) throws -> String {
    String(decoding: try writer.bytes(of: page), as: UTF8.self)
  }

  /// What stands between two marks.
  private func part(_ html: String, _ start: String, _ end: String) throws -> String {
    let first = try #require(html.range(of: start)).upperBound
    let last = try #require(html.range(of: end, range: first..<html.endIndex)).lowerBound
    return String(html[first..<last])
  }

  @Test(
    "Digests are those of the standard, at all lengths around a block",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
      (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ])
  func digest(text: String, base64: String) {
    #expect(SHA256Digest(of: text).base64 == base64)
  }

  @Test("The policy allows the page's own style and script, by their digests, and no other thing")
  func policy() throws {
    for scheme in [PageWriter.Scheme.automatic, .light, .dark] {
      let html = try html(page(["a"]), PageWriter(scheme: scheme))
      let style = try part(html, "<style>", "</style>")
      let script = try part(html, "<script>", "</script>")
      let policy = try part(html, "Content-Security-Policy\" content=\"", "\"")
      #expect(
        policy.replacing("&#39;", with: "'")
          == "default-src 'none'; style-src 'sha256-\(SHA256Digest(of: style).base64)'; "
          + "script-src 'sha256-\(SHA256Digest(of: script).base64)'; base-uri 'none'; "
          + "form-action 'none'")
      #expect(html.components(separatedBy: "<script").count == 2)
      // No address but the name of SVG's namespace.
      #expect(html.components(separatedBy: "://").count == 2)
    }
  }

  @Test("Whatever is given is escaped: labels, title, facts, remarks and reasons")
  func escaping() throws {
    let hostile = "</script><script>alert('1')</script>\"><img src=x onerror=a>\u{0}"
    var page = try page([hostile, "b"], panels: 2, title: hostile)
    page.choice = hostile
    page.panels[1].title = hostile
    page.facts = [PageFact(hostile, hostile)]
    let html = try html(page)
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(!html.contains("<img") && !html.contains("\u{0}"))
    #expect(html.contains("a &lt; b\nc &amp; d") && html.contains("<dd>&lt;2&gt;</dd>"))
    #expect(html.contains("&lt;all&gt; is there"))
  }

  @Test("Panels have identifiers of their own; one is shown, and one alone has no slider")
  func panels() throws {
    let one = try html(page(["a", "b"]))
    #expect(!one.contains("type=\"range\"") && one.contains("id=\"p0-item-0-1\""))
    let three = try html(page(["a", "b"], panels: 3))
    #expect(three.contains("type=\"range\"") && three.contains("max=\"2\""))
    let identifiers = three.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count)
    #expect(identifiers.contains("row-p2-item-0-1") && identifiers.contains("p2-item-0-1"))
    #expect(three.matches(of: /data-panel="[12]" hidden/).count == 6)
    // Without a panel there is a page all the same.
    #expect(try html(Page(title: "none", panels: [])).hasSuffix("</html>\n"))
  }

  @Test("A label of a megabyte is cut, at once")
  func megabyte() throws {
    for label in [
      String(repeating: "x", count: 1_000_000),
      "e" + String(repeating: "\u{301}", count: 500_000),
    ] {
      #expect(try html(page([label])).utf8.count < 40_000)
    }
  }

  @Test("Colours are properties, with the palettes in the style")
  func colors() throws {
    let html = try html(page(["a"]))
    #expect(html.contains("fill=\"var(--item)\"") && !html.contains("fill=\"#"))
    for palette in [Palette.light, .dark] {
      #expect(html.contains("--itemEdge:\(palette[.itemEdge].hex)"))
    }
  }
}
