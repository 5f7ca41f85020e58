import Foundation
import Reflow
import ReflowDrawing
import Testing

@Suite(
  "Pages in a browser", .serialized,
  .enabled(if: Chromium.isThere, "there is no browser; make test-programs installs one"))
struct PageTests {
  /// Tags that wrap, of which some are as long as a line.
  private static let tags = ["add Swift Kotlin Rust Python Objective-C Go", "width 240"]

  // MARK: - Geometry

  @Test(
    "Every rectangle that the browser measures is the element's frame",
    arguments: [
      tags,
      ["add random 60", "use waterfall columns=3", "width 320"],
      ["add random 600", "width 320"],
      ["add random 60", "use aligned-flow justifyContent=center", "insets 10 20 5 8"],
      ["add random 40", "direction rtl"],
      ["add random 40", "use flow", "scroll horizontal", "height 240"],
      ["add 44x30*7", "use circle"],
      [
        "add random 9", "header 30", "footer 18", "section", "add random 9", "header 30",
        "use sections pinHeaders=section", "height 150", "offset 0 60",
      ],
      ["add 33.333x23.3*12", "width 250"], ["add 0x20 30x0 0x0 1x1"], ["clear"],
    ])
  func frames(lines: [String]) throws {
    let page = try ExportedPage(lines)
    let browser = try BrowserPage(page)
    let elements = page.layout.elements
    let measured = try browser.boxes(
      "document.querySelectorAll('g.item[id],g.header[id],g.footer[id]')")
    #expect(measured.count == elements.count)
    let origin = try browser.boxes("document.querySelectorAll('svg')")[0].origin
    let left = try browser.number("document.querySelector('svg').viewBox.baseVal.x")
    let top = try browser.number("document.querySelector('svg').viewBox.baseVal.y")
    for attributes in elements {
      let identifier = attributes.element.identifier
      let shape =
        "document.querySelectorAll('#\(identifier)>rect:not([fill-opacity]),#\(identifier)>path')"
      let box = try #require(try browser.boxes(shape).first, "\(identifier)")
      let frame = attributes.frame
      // What has no area is drawn as a line or dot, which has some.
      guard frame.size.width > 0, frame.size.height > 0 else { continue }
      #expect(abs(box.minX - origin.x + left - frame.minX) < 0.02, "\(identifier)")
      #expect(abs(box.minY - origin.y + top - frame.minY) < 0.02, "\(identifier)")
      #expect(abs(box.size.width - frame.size.width) < 0.02, "\(identifier)")
      #expect(abs(box.size.height - frame.size.height) < 0.02, "\(identifier)")
    }
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    #expect(browser.requests.count == 1)
  }

  // MARK: - The mouse

  @Test("Pointing at an element tells where it stands and why, as explain does")
  func hover() throws {
    let page = try ExportedPage(Self.tags)
    let browser = try BrowserPage(page)
    #expect(try browser.highlighted.isEmpty)
    #expect(try browser.card.count == 1)
    for item in [3, 0, 5] {
      try browser.point(at: "#p0-item-0-\(item) rect")
      #expect(try browser.highlighted == ["p0-item-0-\(item)", "row-p0-item-0-\(item)"])
      let card = try browser.card
      let label = ["Swift", "Kotlin", "Rust", "Python", "Objective-C", "Go"][item]
      #expect(card[0] == "item 0.\(item) · \(label)")
      // explain breaks lines of 80 columns, which a page leaves to the browser.
      let explained = try page.session.run("explain \(item)").lines
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      #expect(explained.hasPrefix("item 0.\(item) " + card[2...].joined(separator: " ")))
    }
    #expect(try browser.card[1] == "x 0, y 84, 50 × 32, line 2")
    // A ring stands around it.
    let ring = try browser.box(".ring")
    let element = try browser.box("#p0-item-0-5 rect")
    #expect(ring.minX < element.minX && ring.maxX > element.maxX && ring.minY < element.minY)
    // Beside the elements nothing changes; Escape lets go.
    try browser.point(at: Point(x: 5, y: 5))
    #expect(try browser.highlighted.count == 2)
    try browser.press("Escape")
    #expect(try browser.highlighted.isEmpty)
    #expect(try browser.isTrue("document.querySelector('.ring') === null"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("The card's numbers are the table's, however large they are")
  func largeNumbers() throws {
    let page = try ExportedPage(["add 50.017x250000.041*5", "width 60"])
    let browser = try BrowserPage(page)
    try browser.point(at: "#row-p0-item-0-4")
    #expect(try browser.card[1] == "x 0, y 1000040.164, 50.017 × 250000.041, line 4")
  }

  @Test("Pointing at a row highlights its element and scrolls the picture to it")
  func rows() throws {
    let page = try ExportedPage(["add random 600", "width 320"])
    let browser = try BrowserPage(page)
    _ = try browser.value("document.querySelector('.rows').scrollTop = 1e9")
    let pane = try browser.box(".picture")
    #expect(try browser.box("#p0-item-0-598").minY > pane.maxY)
    try browser.point(at: "#row-p0-item-0-598")
    #expect(try browser.highlighted == ["p0-item-0-598", "row-p0-item-0-598"])
    let element = try browser.box("#p0-item-0-598")
    #expect(element.minY >= pane.minY && element.maxY <= pane.maxY)
    // And back: what is pointed at brings its row.
    _ = try browser.value("document.querySelector('.picture').scrollTop = 0")
    try browser.click("#p0-item-0-1 rect")
    let table = try browser.box(".rows")
    let row = try browser.box("#row-p0-item-0-1")
    #expect(row.minY >= table.minY && row.maxY <= table.maxY)
  }

  // MARK: - The keyboard

  @Test("Tab and the arrow keys reach every element and row, with a ring to be seen")
  func keyboard() throws {
    let page = try ExportedPage(Self.tags)
    let browser = try BrowserPage(page)
    func focused() throws -> String { try browser.text("document.activeElement.id") }
    try browser.press("Tab")
    #expect(try focused() == "p0-item-0-0")
    #expect(try browser.highlighted == ["p0-item-0-0", "row-p0-item-0-0"])
    for (key, item) in [
      ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowUp", 0), ("ArrowDown", 3),
      ("ArrowDown", 5), ("ArrowDown", 5), ("Home", 0), ("ArrowLeft", 0), ("End", 5),
      ("ArrowLeft", 4),
    ] {
      try browser.press(key)
      #expect(try focused() == "p0-item-0-\(item)", "\(key)")
      #expect(try browser.highlighted.first == "p0-item-0-\(item)", "\(key)")
    }
    #expect(
      try browser.text("getComputedStyle(document.querySelector('.ring')).strokeWidth") == "4px")
    // The table goes on with the same element.
    try browser.press("Tab")
    #expect(try focused() == "row-p0-item-0-4")
    #expect(
      try browser.text("getComputedStyle(document.activeElement).outlineStyle") == "solid")
    try browser.press("ArrowUp")
    #expect(try browser.highlighted == ["p0-item-0-3", "row-p0-item-0-3"])
    try browser.press("End")
    #expect(try browser.card[0] == "item 0.5 · Go")
    try browser.press("Escape")
    #expect(try browser.highlighted.isEmpty)
    // And on with the arrow keys where it was.
    try browser.press("ArrowUp")
    #expect(try browser.highlighted.last == "row-p0-item-0-4")
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  // MARK: - Safety

  @Test("Hostile labels stay text, wherever they are shown")
  func hostileLabels() throws {
    let labels = [
      "</script><script>window.hacked=1</script>", "\"><img src=x onerror=window.hacked=1>",
      "</svg><img src=x onerror=window.hacked=1>", "' onmouseover='window.hacked=1", "&lt;b&gt;",
      "</title><base href=http://127.0.0.1:9/>", "<!--", "]]>", "\u{202E}gnp.exe", "${1+1}",
      "</td></table><iframe srcdoc=x>", "javascript:window.hacked=1", "\u{1B}[2J",
    ]
    let quoted = labels.map {
      "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    let page = try ExportedPage(["width 600", "add \(quoted.joined(separator: " "))"])
    let browser = try BrowserPage(page)
    for (item, label) in labels.enumerated() {
      let shown = label.replacing("\u{1B}", with: "␛")
      _ = try browser.value("document.querySelector('#row-p0-item-0-\(item)').scrollIntoView()")
      try browser.point(at: "#row-p0-item-0-\(item)")
      #expect(
        try browser.text("document.querySelector('#row-p0-item-0-\(item) .label').textContent")
          == shown)
      #expect(try browser.card[0] == "item 0.\(item) · \(shown)")
      #expect(
        try browser.text(
          "[...document.querySelectorAll('#p0-item-0-\(item) text')].map(e => e.textContent).join('')"
        ) == shown)
    }
    #expect(try browser.isTrue("window.hacked === undefined"))
    #expect(
      try browser.isTrue(
        "document.querySelector('img,iframe,base,link,object,[onerror],[onmouseover]') === null"))
    #expect(try browser.number("document.scripts.length") == 1)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    #expect(browser.requests.count == 1)
  }

  @Test(
    "The page's own policy refuses to load or run anything else",
    arguments: [
      ("new Image().src = 'http://127.0.0.1:9/'", "img-src"),
      ("fetch('http://127.0.0.1:9/').catch(() => 0)", "connect-src"),
      (
        "document.body.append(Object.assign(document.createElement('script'), {textContent: '1'}))",
        "script-src-elem"
      ),
      (
        "document.body.append(Object.assign(document.createElement('style'), {textContent: 'a{}'}))",
        "style-src-elem"
      ),
      ("document.body.setAttribute('onclick', '1'); document.body.click()", "script-src-attr"),
    ])
  func policy(deed: String, directive: String) throws {
    let browser = try BrowserPage(try ExportedPage(["add a"]))
    let refused = try browser.text(
      "new Promise(done => { document.addEventListener('securitypolicyviolation', "
        + "e => done(e.effectiveDirective)); \(deed) })")
    #expect(refused == directive)
  }

  // MARK: - Readers

  @Test("Colours follow the reader, or the flag")
  func schemes() throws {
    for (flag, scheme, palette) in [
      ("", "light", Palette.light), ("", "dark", .dark), (" --dark", "light", .dark),
      (" --light", "dark", .light),
    ] {
      let browser = try BrowserPage(
        try ExportedPage(["add a"], "export FILE\(flag)"), scheme: scheme)
      for (expression, role) in [
        ("getComputedStyle(document.querySelector('#p0-item-0-0 rect')).fill", DrawingRole.item),
        ("getComputedStyle(document.body).backgroundColor", .page),
        ("getComputedStyle(document.querySelector('tbody th')).color", .itemText),
      ] {
        let color = palette[role]
        #expect(
          try browser.text(expression) == "rgb(\(color.red), \(color.green), \(color.blue))",
          "\(flag) \(scheme)")
      }
    }
  }

  @Test("Labels in the picture can be selected as text")
  func selection() throws {
    let browser = try BrowserPage(try ExportedPage(Self.tags))
    let text = try browser.box("#p0-item-0-4 text")
    let middle = text.minY + text.size.height / 2
    try browser.drag(
      from: Point(x: text.minX + 1, y: middle), to: Point(x: text.maxX - 1, y: middle))
    #expect(try browser.text("getSelection().toString()") == "Objective-C")
  }

  @Test("Printed, a page is dark on light, its picture no higher than a sheet, without a card")
  func printed() throws {
    let browser = try BrowserPage(
      try ExportedPage(["add random 600"], "export FILE --dark"), height: 1000)
    try browser.showAsPrinted()
    let color = Palette.light[.item]
    #expect(
      try browser.text("getComputedStyle(document.querySelector('#p0-item-0-0 rect')).fill")
        == "rgb(\(color.red), \(color.green), \(color.blue))")
    #expect(try browser.box("svg").size.height <= 1000)
    #expect(try browser.isTrue("document.querySelector('.card').getClientRects().length === 0"))
    let (table, picture) = (try browser.box("table"), try browser.box(".picture"))
    #expect(table.minY >= picture.maxY)
    // Nothing scrolls on paper.
    let pane = "document.querySelector('.rows')"
    #expect(try browser.isTrue("\(pane).scrollHeight <= \(pane).clientHeight"))
  }

  @Test("On a phone nothing is cut, and what a tap explains can be seen", arguments: [6, 60, 600])
  func phone(count: Int) throws {
    let page = try ExportedPage(["add random \(count)", "width 320", "add Objective-C Go"])
    let last = "p0-item-0-\(count + 1)"
    let browser = try BrowserPage(page, width: 390, height: 844)
    #expect(try browser.number("document.documentElement.scrollWidth") <= 390)
    let rows = "document.querySelector('.rows')"
    #expect(try browser.isTrue("\(rows).scrollWidth <= \(rows).clientWidth"))
    let least = try browser.number(
      "Math.min(...[...document.querySelectorAll('h1,dd,td,th,p')].map(e => parseFloat(getComputedStyle(e).fontSize)))"
    )
    #expect(least >= 12)
    try browser.tap("#p0-item-0-4 rect")
    #expect(try browser.highlighted == ["p0-item-0-4", "row-p0-item-0-4"])
    #expect(try browser.card[0] == "item 0.4")
    let card = try browser.box(".card")
    #expect(card.minX >= 0 && card.maxX <= 390 && card.minY > 300 && card.maxY <= 844)
    #expect(try browser.box("#p0-item-0-4").maxY < card.minY)
    // The last row can be brought above the card, and the picture is still there.
    _ = try browser.value("window.scrollTo(0, 1e6)")
    #expect(try browser.box("#row-\(last)").maxY <= card.minY)
    try browser.tap("#row-\(last) th")
    #expect(try browser.highlighted == [last, "row-\(last)"])
    if count >= 60 {
      let element = try browser.box("#\(last)")
      #expect(element.minY >= 0 && element.maxY <= 844 / 2)
    }
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test("Of very many elements the first are explained, and all can be pointed at")
  func many() throws {
    let page = try ExportedPage(["add 50x32*6000", "width 320"])
    let browser = try BrowserPage(page)
    #expect(try browser.number("document.querySelectorAll('tbody tr').length") == 5000)
    #expect(
      try browser.text("document.querySelector('.remark').textContent")
        == "the first 5000 of 6000 elements are listed and explained; the picture shows all")
    try browser.press("Tab")
    try browser.press("End")
    #expect(try browser.highlighted == ["p0-item-0-5999"])
    let frame = try #require(page.layout.frame(ofItem: ItemPath(section: 0, item: 5999)))
    #expect(
      try browser.card == [
        "item 0.5999",
        "x \(formatted(frame.minX)), y \(formatted(frame.minY)), 50 × 32",
        "It is not among those that the table explains.",
      ])
  }
}
