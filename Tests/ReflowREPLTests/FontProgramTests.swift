import TextTestSupport
import Testing

@testable import ReflowREPL

/// The program and the fonts of its machine.
@Suite("The program with and without fonts")
struct FontProgramTests {
  private let home = ScratchFolder()

  @Test("Without fonts the program runs, grid measures, and any other font is refused")
  func none() throws {
    let result = try reflow(
      ["--no-pictures"], input: "add Swift\nfont sans 14\nfont grid\nitem 0\n",
      environment: ["FONTCONFIG_FILE": PinnedFonts.emptyConfigurationFile])
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix(
        "line 2: font: there are no fonts on this machine; install some (fonts-dejavu-core) or use grid\n"
      ))
    #expect(result.lines.contains("  width    40 in grid + 2 × 10 padding = 60"))
  }

  @Test(
    "Scenes with a font are laid out in it, and one with another font is refused at its place",
    .enabled(if: PinnedFonts.areThere, PinnedFonts.absence))
  func scenes() throws {
    let environment = [
      "FONTCONFIG_FILE": PinnedFonts.configurationFile, "XDG_CACHE_HOME": home.path("fonts"),
    ]
    func scene(_ font: String) -> String {
      #"{"reflow":1,"container":{"width":320,"height":480},"text":{"font":"\#(font)","roundUp":true},"#
        + #""sections":[{"items":[{"text":"Swift"},{"text":"a\u0000b"}]}]}"# + "\n"
    }
    home.write((scene("DejaVu Sans 14") + scene("DejaVu Snas 14")).utf8, to: "scenes.jsonl")
    let result = try reflow(["frames", home.path("scenes.jsonl")], environment: environment)
    #expect(result.lines[0].contains(#""items":[[0,0,55,32],[65,0,52,32]]"#))
    #expect(
      result.lines[1].contains("there is no font family DejaVu Snas; did you mean DejaVu Sans?"))
    #expect(result.lines.count == 2)
  }

  @Test("In a terminal that counts columns in its own way the borders stand below one another")
  func borders() throws {
    let terminal = try PseudoTerminal(
      executable: builtProgram("reflow"), arguments: [],
      environment: PseudoTerminal.plainEnvironment.merging(["HOME": home.path]) { $1 },
      columns: 80, rows: 40)
    try terminal.prompt()
    try terminal.send("add 👨‍👩‍👧‍👦 हिन्दी مرحبا שלום 🇩🇪\r")
    try terminal.waitFor("the picture") { screen in
      screen.transcript.contains { $0.contains("5 came") }
        && screen.transcript.contains { $0.hasPrefix("320 × 480 points") }
    }
    try terminal.prompt()
    let screen = terminal.screen
    let borders = screen.lines.indices.map { screen.columns(of: "┃", inRow: $0) }
      .filter { $0.count == 10 }
    #expect(borders.count == 1)
    let corners = screen.lines.indices.map { screen.columns(of: "┓", inRow: $0) }
      .filter { $0.count == 5 }
    let frame = screen.lines.indices.map { screen.columns(of: "│", inRow: $0) }
      .filter { $0.count == 2 }
    #expect(Set(frame).count == 1)
    #expect(corners.count == 1)
    for corner in corners.joined() { #expect(borders.joined().contains(corner)) }
  }
}
