import Foundation
import Reflow
import Testing

@Suite(
  "Pages with a slider in a browser", .serialized,
  .enabled(if: Chromium.isThere, "there is no browser; make test-programs installs one"))
struct SweepPageTests {
  private func page() throws -> ExportedPage {
    try ExportedPage(
      ["add Swift Kotlin Rust Python Objective-C Go"], "sweep 120..320 step 40 --export FILE")
  }

  /// What is shown of several, by selector.
  private func shown(_ selector: String, _ browser: BrowserPage) throws -> [String] {
    try browser.text(
      "[...document.querySelectorAll('\(selector)')].filter(e => e.getClientRects().length)"
        + ".map(e => e.dataset.panel).join(' ')"
    ).split(separator: " ").map(String.init)
  }

  @Test("The slider shows one width at a time, by keys; frames are those of that width")
  func slider() throws {
    let page = try page()
    let browser = try BrowserPage(page)
    try browser.press("Tab")
    #expect(try browser.text("document.activeElement.id") == "choice")
    for (panel, width) in [120, 160, 200, 240, 280, 320].enumerated() {
      if panel > 0 { try browser.press("ArrowRight") }
      #expect(try browser.text("document.querySelector('output').textContent") == "width \(width)")
      #expect(
        try browser.text("document.activeElement.getAttribute('aria-valuetext')")
          == "width \(width)")
      for selector in [".panel", "table", "dl[data-panel]"] {
        #expect(try shown(selector, browser) == ["\(panel)"], "\(selector)")
      }
      _ = try page.session.run("width \(width)")
      let origin = try browser.box(".panel:not([hidden])>svg").origin
      for item in 0..<6 {
        let frame = try #require(page.layout.frame(ofItem: ItemPath(section: 0, item: item)))
        let box = try browser.box("#p\(panel)-item-0-\(item)>rect")
        #expect(abs(box.minX - origin.x - 16 - frame.minX) < 0.02)
        #expect(abs(box.minY - origin.y - 16 - frame.minY) < 0.02)
        #expect(abs(box.size.width - frame.size.width) < 0.02)
      }
      let facts = try browser.text(
        "document.querySelector('dl[data-panel=\"\(panel)\"]').textContent")
      #expect(facts.contains("container\(width) × 480"))
      #expect(facts.contains("lines\(page.layout.lineCount ?? 0)"))
      #expect(facts.contains("since width") == (panel > 0))
    }
    try browser.press("Home")
    #expect(try shown(".panel", browser) == ["0"])
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    #expect(browser.requests.count == 1)
  }

  @Test("What is highlighted stays so from width to width, and tells why it is there now")
  func highlight() throws {
    let browser = try BrowserPage(try page())
    try browser.point(at: "#p0-item-0-1 rect")
    #expect(try browser.card[2].hasPrefix("wraps: "))
    try browser.press("Tab")
    for _ in 0..<2 { try browser.press("ArrowRight") }
    #expect(try browser.highlighted == ["p2-item-0-1", "row-p2-item-0-1"])
    #expect(try browser.card[2].hasPrefix("joins line 0: "))
    // What is below the slider stays where it is.
    let before = try browser.box(".picture")
    for _ in 0..<3 { try browser.press("ArrowRight") }
    let after = try browser.box(".picture")
    #expect(before == after)
  }

  @Test("compare shows one provider at a time")
  func compare() throws {
    let page = try ExportedPage(
      ["add random 20"], "compare left-align waterfall circle --export FILE")
    let browser = try BrowserPage(page)
    try browser.press("Tab")
    try browser.press("ArrowRight")
    #expect(try browser.text("document.querySelector('output').textContent") == "waterfall")
    let facts = try browser.text("document.querySelector('dl[data-panel=\"1\"]').textContent")
    #expect(facts.contains("providerwaterfall") && facts.contains("since left-align"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("On a phone the slider has room, and nothing is cut")
  func phone() throws {
    let browser = try BrowserPage(try page(), width: 390, height: 844)
    #expect(try browser.number("document.documentElement.scrollWidth") <= 390)
    let slider = try browser.box("#choice")
    #expect(slider.size.width >= 150 && slider.size.height >= 24)
  }
}
