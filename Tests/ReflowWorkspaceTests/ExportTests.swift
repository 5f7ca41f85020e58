import Foundation
import Reflow
import ReflowScenes
import Testing
import TextTestSupport

@testable import ReflowWorkspace

@Suite("Export")
struct ExportTests {
  private func exported(_ name: String, _ session: Session) throws -> String {
    let folder = try Folder()
    #expect(
      try session.run("export '\(folder.path(name))'").lines == ["exported \(folder.path(name))"])
    return try folder.text(of: name)
  }

  private func everything() throws -> Session {
    try made(
      "use sections items=aligned-flow items.justifyContent=center pinHeaders=section", "header 20",
      "add Swift 布局 50x32*3", "resize 0 70x20", "section", "add random 600 seed=1",
      "use waterfall columns=3 section=1", "insets 1 2 3 4 section=1", "section",
      "add 50x32*700", "spacing 4 2 section=2", "footer 12 section=2", "offset 30")
  }

  @Test("json is what reflow frames prints")
  func json() throws {
    let session = try everything()
    for name in ["a.json", "a.jsonl", "a.JSON"] {
      let text = try exported(name, session)
      #expect(text == LayoutFrames(session.workspace.layout).json(id: nil) + "\n")
    }
    #expect(try exported("a.json", session).filter { $0 == "\n" }.count == 1)
  }

  @Test("csv has a header line and one record for each element")
  func csv() throws {
    let session = try everything()
    let lines = try exported("a.csv", session).split(separator: "\n")
    #expect(lines.count == 1 + session.workspace.layout.elements.count)
    #expect(lines[0] == "element,section,item,x,y,width,height,line,label,pinned,selected")
    #expect(lines[1] == "header,0,,0,30,320,20,,,true,false")
    #expect(lines[2].hasPrefix("item,0,0,"))
    #expect(lines[2].hasSuffix(",70,20,0,Swift,false,false"))
  }

  @Test(
    "Labels are quoted, and none of them is a formula",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""),
      ("a\r\nb", "\"a\r\nb\""), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"),
      ("\t=1", "'\t=1"), ("\r=1", "\"'\r=1\""), ("＝1", "'＝1"), ("=\"x\",1", "\"'=\"\"x\"\",1\""),
      ("\"\u{301}", "\"\"\"\u{301}\""), ("a=1", "a=1"), ("", ""), (" ", " "),
    ])
  func labels(label: String, field: String) throws {
    let record = ElementRecord(
      LayoutAttributes(
        element: .item(section: 0, item: 0), frame: Rect(x: 0, y: -1.5, width: 2, height: 3)),
      line: nil, label: label, isSelected: false)
    let text = ElementRecord.csv([record])[1]
    #expect(
      text.unicodeScalars.elementsEqual("item,0,0,0,-1.5,2,3,,\(field),false,false".unicodeScalars))
  }

  @Test("swift names modules and types, and leaves out what has its default")
  func swift() throws {
    let text = try exported("my tags-2.swift", try everything())
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("import ") }
        == ["import AlignedFlow", "import Reflow", "import Sections", "import Waterfall"])
    #expect(lines.contains("enum MyTags2Layout {"))
    #expect(lines.contains("    registry.register(WaterfallProvider.self)"))
    #expect(lines.contains("      \"Swift\", \"布局\", \"\", \"\", \"\","))
    #expect(
      text.contains("items: ItemList(repeatElement(Size(width: 50, height: 32), count: 700))"))
    #expect(text.contains("    let sides = \"\"\"\n"))
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(!text.contains("ReflowText"))
    let plain = try exported("a.swift", try made("add 1x1"))
    #expect(!plain.contains("labels") && !plain.contains("insets") && !plain.contains("header"))
  }

  @Test("A text that is cut is measured again in the code too")
  func remeasured() throws {
    let cut = try made(
      "use left-align oversize=clamp", "width 100", "add \"a long tag that wraps\"")
    #expect(try exported("a.swift", cut).contains("section.remeasure = "))
    #expect(try exported("a.swift", cut).contains("import ReflowText\n"))
    _ = try cut.run("text roundUp=true")
    #expect(try exported("a.swift", cut).contains("    changed.roundsUp = true\n"))
    let whole = try made("use left-align oversize=clamp", "add short")
    #expect(try !exported("a.swift", whole).contains("remeasure"))
  }

  @Test(
    "A font is asked for by its name, and what asks for it may throw",
    .enabled(if: PinnedFonts.areThere, PinnedFonts.absence), .pinnedFonts)
  func font() throws {
    let cut = try made(
      "use left-align oversize=clamp", "width 100", "font DejaVu Sans 14",
      "add \"a long tag that wraps\"")
    let code = try exported("a.swift", cut)
    #expect(code.contains("    changed.font = try Font(\"DejaVu Sans 14\")\n"))
    #expect(code.contains("func section0() throws -> Section {"))
    #expect(code.contains("func collection() throws -> LayoutCollection {"))
  }

  @Test("A file's name becomes a type's, whatever it is")
  func typeNames() {
    #expect(Workspace.typeName(forFile: "/a b/tag-list.swift") == "TagListLayout")
    #expect(Workspace.typeName(forFile: "tags.swift") == "TagsLayout")
    #expect(Workspace.typeName(forFile: "2.swift") == "Exported2Layout")
    #expect(Workspace.typeName(forFile: "布局.swift") == "ExportedLayout")
    #expect(Workspace.typeName(forFile: ".swift") == "ExportedLayout")
    #expect(Workspace.typeName(forFile: "a\u{1B}\n}.swift") == "ALayout")
  }

  @Test("A provider whose type no file can name is refused")
  func unnameable() throws {
    var providers = allProviders
    providers.register(HiddenProvider.self)
    let session = try Session(providers: providers)
    _ = try session.run("use hidden")
    let folder = try Folder()
    #expect(
      session.refusal("export \(folder.path("a.swift"))")
        == "export: provider: hidden is made by a type that no other file can name")
    #expect(try folder.names() == [])
  }

  @Test("Endings that are not known are refused with those that are")
  func endings() throws {
    let session = try made("add a")
    let known = ".json, .jsonl, .csv, .swift, .png, .svg, .pdf, .html"
    #expect(session.refusal("export a.xml") == "export: .xml must be one of \(known)")
    #expect(
      session.refusal("export a.swfit")
        == "export: .swfit must be one of \(known); did you mean .swift?")
    #expect(session.refusal("export a") == "export: a has no ending; it must be one of \(known)")
    #expect(
      session.refusal("export a.json/b")
        == "export: a.json/b has no ending; it must be one of \(known)")
    #expect(
      session.refusal("export /nonexistent/a.csv")
        == "export: /nonexistent/a.csv: no such file or directory")
  }
}

private struct HiddenProvider: LayoutProvider {
  static let description = ProviderDescription(name: "hidden", summary: "nothing")
  init(_ parameters: ParameterValues) {}
  func start(in space: SectionSpace) -> Int { 0 }
  func place(_ item: Item, _ state: inout Int, _ pen: inout Pen, in space: SectionSpace) -> FlowRect
  {
    FlowRect(across: 0, along: 0, size: item.size)
  }
  func depth(after state: Int, in space: SectionSpace) -> Double { 0 }
}
