import Reflow
import Testing

@testable import ReflowWorkspace

@Suite("Figures of a layout")
struct LayoutFiguresTests {
  private func figures(_ lines: String...) throws -> LayoutFigures {
    let session = try Session(providers: allProviders)
    for line in lines { _ = try session.run(line) }
    return LayoutFigures(session.workspace.layout)
  }

  @Test("Items that stick out or overlap leave no less than nothing unused")
  func unused() throws {
    let stickingOut = try figures("width 100", "add 150x10")
    #expect(stickingOut.area == 1000)
    #expect(stickingOut.unusedArea == 0)
    #expect(try figures("width 100", "add 40x10 20x10").unusedArea == 400)
    #expect(try figures("width 100", "spacing -40", "add 40x10*20").unusedArea == 0)
    #expect(try figures("width 100", "use sections", "header 20", "add 40x10").unusedArea == 600)
    #expect(try figures("width 0", "add 40x10").unusedPercent == 0)
  }

  @Test("Columns are items of one start and one breadth that others do not overlap")
  func columns() throws {
    #expect(
      try figures("width 100", "use waterfall columns=2", "add 10x30 10x50 10x5").columnDepths
        == 45...50)
    #expect(try figures("width 110", "add 50x30*3").columnDepths == 30...70)
    #expect(try figures("width 110", "add 50x30 20x30 40x30").columnDepths == nil)
    #expect(try figures("width 60", "add 50x30*3").columnDepths == nil)
    #expect(try figures("add 50x30").columnDepths == nil)
    // The shallowest of one section, the deepest of the other.
    #expect(
      try figures(
        "width 100", "use waterfall columns=2", "add 10x30 10x50", "section", "add 10x9 10x8"
      ).columnDepths == 8...50)
  }

  @Test("Misreading counts places, in the direction of reading")
  func misreading() throws {
    let waterfall = "use waterfall columns=2 policy=leftToRight"
    // Starts 0, 0, 110, 20: the third is read last.
    let items = "add 10x100 10x10 10x10 10x10"
    #expect(try figures(waterfall, items).misreading == 0.5)
    #expect(try figures(waterfall, items, "direction rtl").misreading == 0.5)
    #expect(try figures(waterfall, items, "scroll horizontal").misreading == 0)
    #expect(try figures("use waterfall columns=2 policy=rightToLeft", "add 9x9*4").misreading == 1)
    for line in ["direction rtl", "scroll horizontal", "width 90", "spacing 20 -5"] {
      #expect(try figures("add random 40", line).misreading == 0, "\(line)")
      #expect(try figures("add random 40", line, "set alignItems=center").misreading == 0)
    }
    #expect(try figures().misreading == 0)
    // From the right clockwise: 3 stands at the top, then 2 and 0 side by side, then 1.
    #expect(try figures("use circle", "add 10x10*4").misreading == 2)
  }
}
