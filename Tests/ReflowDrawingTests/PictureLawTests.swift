import LeftAlign
import Reflow
import ReflowText
import Testing

@testable import ReflowDrawing

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct PictureLawTests {
  static let labels = [
    "Swift", "布局", "مرحبا", "👨‍👩‍👧", "UICollectionView", "", " ", "a\u{1B}[31mb\n", "\u{202E}x",
    "\u{301}", "Auto Layout is long", String(repeating: "長い", count: 100),
  ]

  func randomLayout(_ random: inout SeededGenerator) throws -> Layout {
    let scales: [Double] = [1e-9, 1, 1, 1, 1e6, 1e15]
    let scale = scales.randomElement(using: &random) ?? 1
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random) * scale
    }
    let frames = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      Rect(number(-50...250), number(-50...250), number(0...120), number(0...120))
    }
    return try placed(
      frames, in: Size(width: number(0...300), height: number(0...300)),
      offset: Point(x: number(-40...40), y: number(-40...40)))
  }

  func randomSubject(_ random: inout SeededGenerator) throws -> PictureSubject {
    let layout = try randomLayout(&random)
    let shift = Int.random(in: 0..<12, using: &random)
    var subject = PictureSubject(
      layout: layout, label: { Self.labels[($0.item + shift) % Self.labels.count] },
      isChanged: { $0 == .item(section: 0, item: shift) }, isSelected: { $0.item == shift / 2 })
    if Bool.random(using: &random) {
      subject.highlight = Rect(
        Double.random(in: -50...200, using: &random), Double.random(in: -50...200, using: &random),
        Double.random(in: -50...200, using: &random), Double.random(in: 0...200, using: &random))
    }
    return subject
  }

  @Test func `no picture is larger than asked for or holds a control character`() throws {
    for seed in UInt64(0)..<600 {
      var random = SeededGenerator(state: seed)
      let subject = try randomSubject(&random)
      let options = PictureOptions(
        columns: Int.random(in: 1...90, using: &random),
        rows: Int.random(in: 1...50, using: &random), isASCII: Bool.random(using: &random),
        usesColor: Bool.random(using: &random))
      let lines = TextPicture(subject, options: options).lines
      #expect(lines.count <= options.rows, "seed \(seed)")
      for line in lines {
        let shown = options.usesColor ? withoutSequences(line) : line
        #expect(displayWidth(of: shown) <= options.columns, "seed \(seed)")
        #expect(
          !shown.unicodeScalars.contains { $0.properties.generalCategory == .control },
          "seed \(seed)")
        if options.isASCII { #expect(shown.allSatisfy { $0.isASCII }, "seed \(seed)") }
      }
    }
  }

  @Test func `the frame is straight`() throws {
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(state: seed)
      let subject = try randomSubject(&random)
      let columns = Int.random(in: 3...90, using: &random)
      let lines = TextPicture(subject, options: PictureOptions(columns: columns)).lines
      for line in lines where "┌│└".contains(line.first ?? " ") {
        #expect(displayWidth(of: line) == columns, "seed \(seed)")
        #expect("┐│┘".contains(line.last ?? " "), "seed \(seed)")
      }
    }
  }

  /// An element that nothing covers shows at least one cell that is not blank.
  @Test func `every visible element leaves a cell`() throws {
    for seed in UInt64(0)..<600 {
      var random = SeededGenerator(state: seed)
      let layout = try randomLayout(&random)
      let columns = Int.random(in: 3...60, using: &random)
      let subject = PictureSubject(layout: layout)
      guard let grid = CellGrid(viewport: layout.viewportRect, columns: columns - 2) else {
        continue
      }
      let part = VisiblePart(of: subject, on: grid, mostRows: 30)
      let lines = TextPicture(
        subject, options: PictureOptions(columns: columns, rows: 34, isASCII: true)
      ).lines.map { Array($0) }
      let boxes = part.elements.map { part.grid.box(of: $0.frame) }
      for (index, box) in boxes.enumerated() {
        #expect(!box.columns.isEmpty && !box.rows.isEmpty, "seed \(seed)")
        #expect(box.columns.lowerBound >= 0 && box.columns.upperBound <= columns - 2)
        #expect(box.rows.lowerBound >= 0 && box.rows.upperBound <= part.grid.rows)
        let isCovered = boxes[(index + 1)...].contains {
          $0.columns.overlaps(box.columns) && $0.rows.overlaps(box.rows)
        }
        if isCovered { continue }
        let isShown = box.rows.contains { row in
          box.columns.contains { lines[row + 1][$0 + 1] != " " }
        }
        #expect(isShown, "seed \(seed), element \(index)")
      }
    }
  }

  /// Real providers: two items that share an edge in points share it in cells.
  @Test func `neighbours never overlap in cells`() throws {
    for seed in UInt64(0)..<100 {
      var random = SeededGenerator(state: seed)
      let sizes = (0..<30).map { _ in
        Size(width: Double.random(in: 20...90, using: &random), height: 40)
      }
      let section = Section(items: ItemList(sizes), lineSpacing: 0, interitemSpacing: 0)
      let layout = try laidOut(LeftAlignProvider.self, [section])
      let grid = try #require(CellGrid(viewport: layout.viewportRect, columns: 40))
      let part = VisiblePart(of: PictureSubject(layout: layout), on: grid, mostRows: 30)
      let boxes = part.elements.map { part.grid.box(of: $0.frame) }
      for (first, second) in zip(boxes, boxes.dropFirst()) where first.rows == second.rows {
        #expect(first.columns.upperBound == second.columns.lowerBound, "seed \(seed)")
      }
    }
  }
}
