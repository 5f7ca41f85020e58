import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("Commands for the container and the providers")
struct ContainerCommandTests {
  @Test("Width, height, insets, spacings and directions change the layout")
  func container() throws {
    let session = try made("add 50x32*6")
    #expect(
      try session.change("width 170")
        == "3 moved, 2 changed line; lines 2; content 320×74 → 170×74")
    #expect(
      try session.change("insets 5 10 5 10")
        == "6 moved, 3 changed line; lines 2 → 3; content 170×74 → 170×126")
    #expect(session.workspace.scene.insets == Insets(top: 5, left: 10, bottom: 5, right: 10))
    _ = try session.run("insets 3")
    #expect(session.workspace.scene.insets == Insets(all: 3))
    _ = try session.run("spacing 4")
    #expect(session.workspace.scene.lineSpacing == 4)
    #expect(session.workspace.scene.interitemSpacing == 4)
    _ = try session.run("spacing -2 7")
    #expect(session.workspace.scene.lineSpacing == -2)
    #expect(session.workspace.scene.interitemSpacing == 7)
    _ = try session.run("height 99")
    #expect(session.workspace.scene.container == Size(width: 170, height: 99))
    _ = try session.run("width 0")
    #expect(session.workspace.layout.lineCount == 6)
    _ = try session.run("direction rtl")
    #expect(session.workspace.layout.frame(of: .item(section: 0, item: 0))?.maxX == -3)
  }

  @Test("A section's own insets and spacings stand until they are taken away")
  func own() throws {
    let session = try made("add 50x32*3", "section", "add 50x32*3", "insets 7 section=1")
    let report = try session.run("insets 1")
    #expect(report.lines == ["section 1 keeps its own; insets none section=1 ends that"])
    #expect(session.workspace.scene.sections.map(\.insets) == [nil, Insets(all: 7)])
    _ = try session.run("insets none section=1")
    #expect(session.workspace.scene.sections.map(\.insets) == [nil, nil])
    _ = try session.run("spacing 3 4 section=0")
    #expect(session.workspace.scene.sections.map(\.lineSpacing) == [3, nil])
    #expect(session.workspace.scene.sections.map(\.interitemSpacing) == [4, nil])
    _ = try session.run("spacing none section=0")
    #expect(session.workspace.scene.sections.map(\.lineSpacing) == [nil, nil])
  }

  @Test("use and set make providers, also one within another")
  func providers() throws {
    let session = try made("add random 12", "use waterfall columns=3 policy=leftToRight")
    #expect(
      session.workspace.scene.provider
        == ProviderSpecification(
          "waterfall", [.init("columns", .number(3)), .init("policy", .text("leftToRight"))]))
    _ = try session.run("set columns=4")
    #expect(session.workspace.scene.provider["columns"] == .number(4))
    #expect(session.workspace.scene.provider["policy"] == .text("leftToRight"))
    _ = try session.run("use sections items=waterfall items.columns=3 pinHeaders=section")
    #expect(session.workspace.provider.items.specification["columns"] == .number(3))
    _ = try session.run("set items.columns=5")
    #expect(session.workspace.provider.items.specification["columns"] == .number(5))
    _ = try session.run("set pinHeaders=never")
    #expect(session.workspace.provider.items.specification["columns"] == .number(5))
    _ = try session.run("use flow section=0")
    #expect(session.workspace.scene.sections[0].provider == ProviderSpecification("flow"))
    _ = try session.run("use none section=0")
    #expect(session.workspace.scene.sections[0].provider == nil)
    #expect(
      session.refusal("use sections section=0")
        == "section 0: provider: sections stacks sections and places no items; "
        + "name a provider that does")
  }

  @Test("horizontal turns the scroll direction, and says so")
  func horizontal() throws {
    let session = try made("add 50x32*3")
    #expect(
      try session.run("use horizontal").lines
        == ["horizontal is made for horizontal scrolling: scroll is now that"])
    #expect(session.workspace.scene.scrollDirection == .horizontal)
    #expect(session.workspace.layout.contentSize == Size(width: 170, height: 480))
    _ = try session.run("scroll vertical")
    #expect(session.workspace.layout.contentSize == Size(width: 320, height: 116))
  }

  @Test("Under right-to-left a horizontally scrolled viewport begins at the content's right end")
  func beginning() throws {
    let session = try made("use horizontal", "direction rtl", "add 100x32*10")
    #expect(session.workspace.layout.contentSize.width == 1090)
    #expect(session.workspace.scene.offset == Point(x: 770, y: 0))
    _ = try session.run("add 100x32")
    #expect(session.workspace.scene.offset == Point(x: 880, y: 0))
    _ = try session.run("offset 5")
    _ = try session.run("add 100x32")
    #expect(session.workspace.scene.offset == Point(x: 5, y: 0))
  }

  @Test("offset scrolls along the scroll axis, or to a point")
  func offset() throws {
    let session = try made("add 50x32*100", "offset 40")
    #expect(session.workspace.scene.offset == Point(x: 0, y: 40))
    _ = try session.run("offset -3 7")
    #expect(session.workspace.scene.offset == Point(x: -3, y: 7))
    _ = try session.run("scroll horizontal")
    _ = try session.run("offset 12")
    #expect(session.workspace.scene.offset == Point(x: 12, y: 0))
  }

  @Test("providers and describe come from the providers' own descriptions")
  func descriptions() throws {
    let session = try made("use waterfall columns=3")
    let list = try session.run("providers").lines
    #expect(list.count == 10)
    #expect(list.filter { $0.hasPrefix("*") } == [list[4]])
    #expect(list[4].hasPrefix("* waterfall "))
    let current = try session.run("describe").lines
    #expect(current[0].hasPrefix("waterfall: "))
    #expect(current[1] == "  columns=3")
    #expect(current[3] == "      a whole number from 1 to 1000; default 2")
    let other = try session.run("describe circle").lines
    #expect(other[1] == "  radius=100")
    #expect(other.contains("      a number, at least 0; default 100"))
    #expect(try session.run("describe flow").lines.contains("  no parameters"))
    for provider in allProviders.descriptions {
      let lines = try session.run("describe \(provider.name)").lines
      for parameter in provider.parameters {
        #expect(lines.contains { $0.hasPrefix("  \(parameter.name)=") })
      }
      for line in lines {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
