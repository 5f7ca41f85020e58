import Reflow
import ReflowDrawing
import Testing

@Suite struct ColorTests {
  let reset = "\u{1B}[0m"

  func lines(_ subject: PictureSubject) -> [String] {
    TextPicture(subject, options: PictureOptions(columns: 22, usesColor: true)).lines
  }

  @Test func `changed is bold and yellow`() throws {
    let layout = try placed([Rect(0, 0, 60, 20), Rect(80, 0, 60, 20)])
    let subject = PictureSubject(layout: layout, isChanged: { $0 == .item(section: 0, item: 1) })
    let faint = "\u{1B}[2m│\(reset)"
    let expected = "\(faint)[ 0  ]  \u{1B}[1;33m┃ 1  ┃\(reset)      \(faint)"
    #expect(lines(subject)[1] == expected)
  }

  @Test func `selected is reversed and needs no mark`() throws {
    let layout = try placed([Rect(0, 0, 60, 20)])
    let subject = PictureSubject(layout: layout, isSelected: { _ in true })
    #expect(lines(subject)[1].contains("\(reset)\u{1B}[7m[ 0  ]\(reset)"))
  }

  @Test func `without the sequences it is the picture without colour`() throws {
    let layout = try placed([Rect(0, 0, 60, 20), Rect(80, 0, 60, 60)])
    let subject = PictureSubject(
      layout: layout, isChanged: { $0 == .item(section: 0, item: 0) },
      highlight: Rect(20, 20, 100, 30))
    let plain = TextPicture(subject, options: PictureOptions(columns: 22)).lines
    #expect(lines(subject).map(withoutSequences) == plain)
    for line in lines(subject) where line.contains("\u{1B}") { #expect(line.hasSuffix(reset)) }
  }
}

/// A line without its SGR sequences.
func withoutSequences(_ line: String) -> String {
  line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
}
