import LeftAlign
import Reflow
import ReflowDrawing
import ReflowText
import Testing

@Suite struct ExtremeTests {
  static let extremes: [Double] = [
    0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1, 320, 1e9, 1e18, 1e150, 1e300,
  ]

  @Test func `no number makes it trap`() throws {
    var frames: [Rect] = []
    for position in Self.extremes + Self.extremes.map({ -$0 }) {
      for size in [1e-300, 1.0, 1e9, 1e300] { frames.append(Rect(position, position, size, size)) }
    }
    for width in Self.extremes {
      for height in Self.extremes {
        for offset in [0, -1e300, 1e18] {
          let layout = try placed(
            frames, in: Size(width: width, height: height), offset: Point(x: offset, y: offset))
          for columns in [3, 30] {
            let subject = PictureSubject(
              layout: layout, highlight: Rect(-.infinity, offset, .infinity, width))
            let options = PictureOptions(columns: columns, rows: 12)
            let lines = TextPicture(subject, options: options).lines
            #expect(lines.count <= 12 && lines.allSatisfy { displayWidth(of: $0) <= columns })
          }
        }
      }
    }
  }

  @Test func `no options make it trap`() throws {
    let layout = try placed([Rect(0, 0, 60, 60)])
    for columns in [Int.min, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, .max] {
      for rows in [Int.min, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, .max] {
        let options = PictureOptions(columns: columns, rows: rows)
        let lines = TextPicture(PictureSubject(layout: layout), options: options).lines
        #expect(lines.isEmpty == (columns <= 0 || rows <= 0))
        #expect(lines.count <= max(0, rows))
        #expect(lines.allSatisfy { displayWidth(of: $0) <= max(0, columns) })
      }
    }
  }

  @Test func `of a million items only those in view are asked for`() throws {
    let items = ItemList(Array(repeating: Size(width: 60, height: 40), count: 1_000_000))
    let layout = try laidOut(LeftAlignProvider.self, [Section(items: items)])
    var asked = 0
    let subject = PictureSubject(
      layout: layout,
      label: { _ in
        asked += 1
        return nil
      })
    _ = TextPicture(subject)
    #expect(asked == 12)
  }

  @Test func `drawing stops behind many elements`() throws {
    let frames = (0..<20_100).map { Rect(Double($0 % 200), Double($0 / 200), 1, 1) }
    let lines = TextPicture(PictureSubject(layout: try placed(frames))).lines
    #expect(lines.contains { $0.contains("… only 20000 of 20100 elements drawn") })
  }

  @Test func `a label of a million characters costs no more than its box`() throws {
    let layout = try placed([Rect(0, 0, 80, 60)])
    let long = String(repeating: "e\u{301}", count: 1_000_000)
    let subject = PictureSubject(layout: layout, label: { _ in long })
    #expect(body(subject).contains("│\(String(repeating: "e\u{301}", count: 5))…│"))
  }
}
