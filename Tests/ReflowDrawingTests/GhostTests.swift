import Reflow
import ReflowDrawing
import Testing

@Suite struct GhostTests {
  @Test func `old places are dotted beneath the elements`() throws {
    let layout = try placed([Rect(0, 0, 80, 60), Rect(0, 80, 60, 60)])
    let subject = PictureSubject(
      layout: layout, ghosts: { _ in [Rect(40, 20, 80, 60), Rect(140, 0, 60, 60)] })
    #expect(
      body(subject) == """
        ┌──────┐      ······
        │  0   │····  ·    ·
        └──────┘   ·  ······
            ········
        ┌────┐
        │ 1  │
        └────┘
        """)
    #expect(
      body(subject, .ascii) == """
        +------+      ......
        |  0   |....  .    .
        +------+   .  ......
            ........
        +----+
        | 1  |
        +----+
        """)
  }

  @Test func `small ones are dotted too, and those elsewhere are not drawn`() throws {
    let layout = try placed([Rect(0, 0, 50, 20)])
    let subject = PictureSubject(
      layout: layout,
      ghosts: { _ in [Rect(60, 0, 40, 20), Rect(110, 0, 10, 40), Rect(0, 500, 10, 10)] })
    #expect(body(subject) == "[ 0 ] ···· ·\n           ·")
  }

  @Test func `the picture reaches down to them and asks only for what it draws`() throws {
    let layout = try placed([], in: Size(width: 200, height: 400))
    var asked: [Rect] = []
    let subject = PictureSubject(
      layout: layout,
      ghosts: {
        asked.append($0)
        return [Rect(0, 20, 50, 60)]
      })
    #expect(body(subject) == "\n·····\n·   ·\n·····")
    #expect(asked == [Rect(0, 0, 200, 400)])
  }

  @Test func `in colour they are faint`() throws {
    let layout = try placed([])
    let subject = PictureSubject(layout: layout, ghosts: { _ in [Rect(0, 0, 40, 20)] })
    let text = picture(subject, PictureOptions(columns: 22, usesColor: true))
    #expect(text.contains("\u{1B}[2m│····\u{1B}[0m"))
  }
}
