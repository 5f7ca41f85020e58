import Reflow
import ReflowCourse
import ReflowScenes
import Testing

/// Every relation, holding and not holding, with what is said then.
struct RelationTests {
  @Test func itemsMayNotCrossInsets() throws {
    let now = try situation([tags(120, 300), tags(310)]) { scene in
      scene.insets = Insets(top: 2, left: 10, bottom: 300, right: 20)
    }
    #expect(try feedback("no item crosses the left inset", now) == nil)
    #expect(try feedback("no item crosses the top inset", now) == nil)
    #expect(
      try feedback("no item crosses the right inset", now)
        == "item 1.0 crosses the right inset by 40\n"
        + "2 items cross it; this one does so furthest")
    #expect(
      try feedback("no item crosses the bottom inset", now)
        == "item 1.0 crosses the bottom inset by 230")
    let left = try situation([tags(50)]) { $0.insets = Insets(left: 10, right: -20) }
    #expect(try feedback("no item crosses the right inset", left) == nil)
    let none = try situation([])
    #expect(try feedback("no item crosses the right inset", none) == nil)
  }

  @Test func itemsMayNotOverlap() throws {
    #expect(try feedback("no items overlap", situation([tags(120, 100, 80)])) == nil)
    let now = try situation([tags(120, 100)]) { $0.interitemSpacing = -12 }
    #expect(try feedback("no items overlap", now) == "item 0 and item 1 overlap by 12 × 32")
  }

  @Test func itemsShareALine() throws {
    let now = try situation([tags(120, 100, 80, 50)])
    #expect(try feedback("items 0..1 share a line", now) == nil)
    #expect(try feedback("items 2..last share a line", now) == nil)
    let wrap = "item 2 wraps: 230 used + 10 spacing + 80 = 320 of 300: 20 over"
    #expect(try feedback("items 0..2 share a line", now) == wrap)
    #expect(try feedback("items 0..last share a line", now) == wrap)
    #expect(
      try feedback("items 0..4 share a line", now)
        == "there is no item 4; the number of items in section 0 is 4")
  }

  @Test func anItemBeginsALine() throws {
    let now = try situation([tags(120, 100, 80, 50)])
    #expect(try feedback("item 0 begins a line", now) == nil)
    #expect(try feedback("item 2 begins a line", now) == nil)
    #expect(try feedback("item 3 begins a line", now) == "item 3 joins line 1: 160 left")
  }

  @Test func anItemIsAlone() throws {
    let now = try situation([tags(250, 120, 100, 50)])
    #expect(try feedback("item 0 is alone on its line", now) == nil)
    #expect(try feedback("item 1 is alone on its line", now) == "item 2 joins line 1: 70 left")
    #expect(
      try feedback("item 2 is alone on its line", now)
        == "item 2 joins line 1: 70 left\nitem 3 joins line 1: 10 left")
    let grid = try situation([tags(50, 50)]) { scene in
      scene.provider = ProviderSpecification("grid", [.init("columns", .number(2))])
    }
    #expect(
      try feedback("item 0 is alone on its line", grid)
        == "item 1 stands on the line of the item before it")
    #expect(
      try feedback("item 1 begins a line", grid) == "item 1 stands behind another item on its line")
    let rows = try situation([tags(50, 50)]) { scene in
      scene.provider = ProviderSpecification("grid", [.init("columns", .number(1))])
    }
    #expect(try feedback("items 0..1 share a line", rows) == "item 1 begins another line")
  }

  @Test func itemsStandBesideOneAnother() throws {
    // 0 at 0…120, 1 at 130…230, 2 below at 0…80, 42…74.
    let now = try situation([tags(120, 100, 80)])
    #expect(try feedback("item 0 is left of item 1", now) == nil)
    #expect(try feedback("item 1 is right of item 0", now) == nil)
    #expect(try feedback("item 0 is above item 2", now) == nil)
    #expect(try feedback("item 2 is below item 0", now) == nil)
    #expect(
      try feedback("item 1 is left of item 0", now)
        == "item 1 ends at x = 230, item 0 begins at x = 0: 230 too far right")
    #expect(
      try feedback("item 2 is right of item 0", now)
        == "item 2 begins at x = 0, item 0 ends at x = 120: 120 too far left")
    #expect(
      try feedback("item 2 is above item last", now)
        == "item 2 ends at y = 74, item 2 begins at y = 42: 32 too far down")
    #expect(
      try feedback("item 0 is below item 2", now)
        == "item 0 begins at y = 0, item 2 ends at y = 74: 74 too far up")
    #expect(
      try feedback("item 0 is below item 7", now)
        == "there is no item 7; the number of items in section 0 is 3")
  }

  @Test func headersArePinned() throws {
    func at(_ y: Double) throws -> Situation {
      try situation([tags(50), tags(50)]) { scene in
        scene.container.height = 60
        scene.provider = ProviderSpecification("sections", [.init("pinHeaders", .text("section"))])
        scene.sections[0].header = 40
        scene.offset.y = y
      }
    }
    #expect(try feedback("header 0 is pinned", at(10)) == nil)
    #expect(try feedback("header 0 is not pinned", at(0)) == nil)
    #expect(try feedback("header 0 is pinned", at(0)) == "header 0 stands at its natural place")
    #expect(
      try feedback("header 0 is not pinned", at(10))
        == "header 0 is pinned, 10 away from its natural place")
    #expect(try feedback("header 1 is pinned", at(0)) == "header 1 is not placed")
    #expect(try feedback("footer 0 is not pinned", at(0)) == "footer 0 is not placed")
  }

  @Test func anItemIsSelected() throws {
    let tags = scene([tags(50, 50)])
    let chosen = try situation(tags, selection: ItemPath(section: 0, item: 1))
    #expect(try feedback("item 1 is selected", chosen) == nil)
    #expect(try feedback("item last is selected", chosen) == nil)
    #expect(try feedback("item 0 is selected", chosen) == "item 1 is selected")
    #expect(try feedback("item 0 is selected", situation(tags)) == "nothing is selected")
  }

  @Test func providersHaveNames() throws {
    let flow = try situation([tags(50)]) { $0.provider = ProviderSpecification("flow") }
    #expect(try feedback("provider is flow", flow) == nil)
    #expect(try feedback("items provider is flow", flow) == nil)
    #expect(try feedback("provider is not left-align", flow) == nil)
    #expect(try feedback("provider is left-align", flow) == "the provider is flow")
    #expect(try feedback("provider is not flow", flow) == "the provider is flow")
    #expect(try feedback("items provider is not flow", flow) == "the items' provider is flow")
    let sections = try situation([tags(50)]) { scene in
      scene.provider = ProviderSpecification("sections", [.init("items", .text("waterfall"))])
    }
    #expect(try feedback("provider is sections", sections) == nil)
    #expect(try feedback("items provider is waterfall", sections) == nil)
    #expect(
      try feedback("items provider is flow", sections) == "the items' provider is waterfall")
  }

  @Test func providersAreLoaded() throws {
    let own = scene([tags(50)])
    #expect(try feedback("provider is loaded", situation(own)) == "left-align is the program's own")
    #expect(try feedback("provider is not loaded", situation(own)) == nil)
    let loaded = try situation(own, loaded: ["left-align"])
    #expect(try feedback("provider is loaded", loaded) == nil)
    #expect(try feedback("items provider is loaded", loaded) == nil)
    #expect(try feedback("provider is not loaded", loaded) == "left-align was loaded")
  }

  @Test func parametersHaveValues() throws {
    let now = try situation([tags(50)]) { scene in
      scene.provider = ProviderSpecification(
        "sections",
        [
          .init(
            "items",
            .provider(ProviderSpecification("waterfall", [.init("columns", .number(3))]))),
          .init("pinHeaders", .text("section")),
        ])
    }
    #expect(try feedback("parameter items = waterfall", now) == nil)
    #expect(try feedback("parameter items.columns = 3", now) == nil)
    #expect(try feedback("parameter pinHeaders = section", now) == nil)
    #expect(try feedback("parameter items.columns = 2", now) == "items.columns is 3")
    #expect(try feedback("parameter pinHeaders = never", now) == "pinHeaders is section")
    #expect(try feedback("parameter items.columns = many", now) == "items.columns is 3")
    #expect(try feedback("parameter pins = 2", now) == "sections has no parameter pins")
    #expect(
      try feedback("parameter items.rows = 2", now) == "waterfall has no parameter rows")
    let aligned = try situation([tags(50)]) { $0.provider = ProviderSpecification("aligned-flow") }
    #expect(try feedback("parameter justifyContent = start", aligned) == nil)
    #expect(
      try feedback("parameter justifyContent = center", aligned) == "justifyContent is start")
  }

  @Test func directionsAreLookedAt() throws {
    let plain = try situation([tags(50)])
    let other = try situation([tags(50)]) { scene in
      scene.scrollDirection = .horizontal
      scene.layoutDirection = .rightToLeft
    }
    #expect(try feedback("scroll is vertical", plain) == nil)
    #expect(try feedback("scroll is horizontal", other) == nil)
    #expect(try feedback("direction is ltr", plain) == nil)
    #expect(try feedback("direction is rtl", other) == nil)
    #expect(try feedback("scroll is horizontal", plain) == "scrolling is vertical")
    #expect(try feedback("scroll is vertical", other) == "scrolling is horizontal")
    #expect(try feedback("direction is rtl", plain) == "the direction is left to right")
    #expect(try feedback("direction is ltr", other) == "the direction is right to left")
  }
}
