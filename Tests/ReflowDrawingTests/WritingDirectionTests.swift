import CPango
import LeftAlign
import Reflow
import ReflowText
import Testing

@testable import ReflowDrawing

/// Labels of scripts in which terminals differ, or that they reorder.
@Suite("Labels of all scripts")
struct WritingDirectionTests {
  private static let labels = [
    "مرحبا", "שלום", "שלום עולם 123", "מ", "(عربي)", "abc مرحبا", "हिन्दी", "क्षत्रिय", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷",
    "e\u{301}\u{323}", "布局", "กำลัง", "한글", "👍🏽", "Swift",
  ]

  /// Boxes in two rows, each with a label.
  private func lines(_ labels: [String], _ options: PictureOptions) throws -> [String] {
    let frames = labels.indices.map { Rect(Double($0 / 2) * 70, Double($0 % 2) * 60, 60, 60) }
    let width = Double(70 * ((labels.count + 1) / 2))
    let layout = try placed(frames, in: Size(width: width, height: 120))
    return TextPicture(
      PictureSubject(layout: layout, label: { labels[$0.item] }), options: options
    ).lines
  }

  private let options = PictureOptions(columns: 60)

  @Test("The borders of all boxes stand below one another, whatever the labels")
  func straight() throws {
    for shift in Self.labels.indices {
      let labels = Self.labels[shift...] + Self.labels[..<shift]
      let lines = try lines(Array(labels.prefix(8)), options)
      let borders = lines.map { columns(of: "│", in: $0) }.filter { $0.count > 2 }
      #expect(Set(borders).count == 1)
      #expect(borders.first?.count == 10)
      #expect(borders.first?.last == displayWidth(of: lines[0]) - 1)
      let labelled = lines.dropLast(2).filter { line in
        columns(of: "│", in: line).count > 2 && line.contains { !" │".contains($0) }
      }
      #expect(labelled.count >= 2)
    }
  }

  @Test("A terminal that reorders text leaves the borders where they are")
  func reordered() throws {
    for shift in Self.labels.indices {
      let labels = Array((Self.labels[shift...] + Self.labels[..<shift]).prefix(8))
      for line in try lines(labels, options) {
        #expect(columns(of: "│", in: visual(line)) == columns(of: "│", in: line), "\(line)")
      }
    }
    // Without the marks it would not.
    let marked = try lines(["مرحبا", "", "ש", ""], options).first { $0.contains("ש") }
    let bare = try #require(marked).replacing(CellLine.leftToRightMark, with: "")
    #expect(columns(of: "│", in: visual(bare)) != columns(of: "│", in: bare))
  }

  @Test("A terminal's own idea of widths does not move the borders where the cursor is positioned")
  func positioned() throws {
    var options = options
    options.positionsCursor = true
    let plain = try lines(Array(Self.labels.prefix(8)), self.options)
    let lines = try lines(Array(Self.labels.prefix(8)), options)
    for (line, plain) in zip(lines, plain) {
      for widthOfOthers in [0, 1, 2] {
        let shown = cells(line) { $0 < 0x590 || (0x2500..<0x2600).contains($0) ? 1 : widthOfOthers }
        let expected = columns(of: "│", in: plain)
        #expect(shown.indices.filter { shown[$0] == "│" } == expected, "\(line)")
      }
    }
  }

  @Test(
    "Where the cursor may not be positioned there is no sequence, and marks only around what is reordered"
  )
  func plain() throws {
    for line in try lines(Self.labels, options) { #expect(!line.contains("\u{1B}")) }
    for line in try lines(["Swift", "布局", "e\u{301}", "👍🏽"], options) {
      #expect(!line.unicodeScalars.contains("\u{200E}"))
    }
    let marked = try lines(["שלום", "Swift"], options).filter {
      $0.unicodeScalars.contains("\u{200E}")
    }
    #expect(marked.count == 1)
    #expect(marked[0].contains("\u{200E}שלום\u{200E}"))
    var ascii = options
    ascii.isASCII = true
    for line in try lines(Self.labels, ascii) { #expect(line.allSatisfy { $0.isASCII }) }
  }

  @Test("Pictures of a strip put the cursor into their own columns")
  func strip() throws {
    var options = options
    options.positionsCursor = true
    options.columns = 80
    let layout = try placed(
      [Rect(0, 0, 100, 60), Rect(110, 0, 90, 60)], in: Size(width: 200, height: 60))
    let panel = PictureStrip.Panel(
      title: "two", subject: PictureSubject(layout: layout, label: { ["مرحبا", "हिन्दी"][$0.item] }))
    let lines = PictureStrip([panel, panel], options: options).lines
    let row = try #require(lines.first { $0.contains("مرحبا") })
    let top = try #require(lines.first { $0.contains("┌") })
    let ends = columns(of: "┐", in: top)
    let shown = cells(row) { $0 < 0x590 || (0x2500..<0x2600).contains($0) ? 1 : 2 }
    let borders = shown.indices.filter { shown[$0] == "│" }
    #expect(borders.count == 12)
    for end in ends { #expect(borders.contains(end)) }
  }

  @Test("A label that does not fit ends in an ellipsis, and none of its characters is torn apart")
  func ellipsis() {
    func label(_ text: String, _ width: Int) -> String {
      let label = LabelText(text, width: width, rows: 1, isASCII: false)
      return String(label.lines.first?.map(\.character) ?? [])
    }
    #expect(label("مرحبا", 4) == "مرح…")
    #expect(label("👨‍👩‍👧👨‍👩‍👧", 3) == "👨‍👩‍👧…")
    #expect(label("👨‍👩‍👧👨‍👩‍👧", 2) == "…")
    #expect(label("e\u{301}e\u{301}e\u{301}", 2) == "e\u{301}…")
    #expect(label("布局", 3) == "布…")
    #expect(label("हिन्दी", 6) == "हिन्दी")
    #expect(displayWidth(of: label("हिन्दी", 4)) <= 4)
  }

  // MARK: - Terminals

  /// The columns in which a character stands, as this package counts them.
  private func columns(of wanted: Character, in line: String) -> [Int] {
    var column = 0
    var found: [Int] = []
    for character in line {
      if character == wanted { found.append(column) }
      column += displayWidth(of: character)
    }
    return found
  }

  /// The line as a terminal shows it that reorders text (Unicode's annex 9), the direction of the line
  /// being that of its first letter. The order of the scalars is Pango's.
  private func visual(_ line: String) -> String {
    let scalars = Array(line.unicodeScalars)
    var base = PANGO_DIRECTION_NEUTRAL
    let bytes = pango_log2vis_get_embedding_levels(line, Int32(line.utf8.count), &base)!
    defer { g_free(bytes) }
    var order = scalars.indices.map { (scalar: scalars[$0], level: bytes[$0]) }
    for level in stride(from: order.map(\.level).max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count && order[end].level >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: order.map(\.scalar))
    return String(text)
  }

  /// What stands in each cell of a terminal that takes every scalar by itself, and some for wider or
  /// narrower than others do.
  private func cells(_ line: String, width: (UInt32) -> Int) -> [String] {
    var cells: [String] = []
    var column = 0
    var rest = Substring(line).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        let end = rest.firstIndex { $0.properties.isAlphabetic }!
        if rest[end] == "G" { column = Int(String(rest[..<end].dropFirst()))! - 1 }
        rest = rest[rest.index(after: end)...]
        continue
      }
      for _ in 0..<width(scalar.value) {
        while cells.count <= column { cells.append(" ") }
        cells[column] = String(scalar)
        column += 1
      }
    }
    return cells
  }
}
