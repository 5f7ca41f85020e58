import Foundation
import Testing

@testable import ReflowREPL

/// `load` and `reload`: files of Swift are compiled against the program that the tests were built with,
/// and run in it.
@Suite(
  "Loading providers into the program",
  .enabled(if: compilerOnPath != nil, "there is no swiftc on the PATH: nothing is LOADED"))
struct LoadingProgramTests {
  private let folder = ScratchFolder()

  private var environment: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      "NO_COLOR": "1",
      // A trap is to end the program, not to be traced for half a minute.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Items one below another, `gap` apart.
  private func column(gap: String) -> String {
    """
    import Reflow

    struct ColumnProvider: LayoutProvider {
      static let description = ProviderDescription(name: "column", summary: "one below another")
      init(_ parameters: ParameterValues) {}
      func start(in space: SectionSpace) -> Bool { false }
      func place(
        _ item: Item, _ hasNeighbour: inout Bool, _ pen: inout Pen, in space: SectionSpace
      ) -> FlowRect {
        let along = hasNeighbour ? \(gap) : 0.0
        pen.advance(by: along + item.size.depth)
        hasNeighbour = true
        return FlowRect(across: 0, along: along, size: item.size)
      }
      func depth(after hasNeighbour: Bool, in space: SectionSpace) -> Double { 0 }
    }

    """
  }

  private func write(gap: String, to name: String = "Column.swift") {
    folder.write(column(gap: gap).utf8, to: name)
  }

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      executable: builtProgram("reflow"), arguments: ["--no-pictures"],
      environment: PseudoTerminal.plainEnvironment.merging(environment) { $1 }, columns: 160,
      rows: 40, deadline: 600)
    try terminal.prompt()
    return terminal
  }

  /// Runs a line, waits for the next prompt, and answers what stands between.
  private func run(_ line: String, _ terminal: PseudoTerminal) throws -> [String] {
    let count = terminal.screen.transcript.count
    let prompts = terminal.screen.transcript.count { $0.hasPrefix("reflow>") }
    try terminal.send("\(line)\r")
    try terminal.waitFor("the end of \(line)") { screen in
      screen.transcript.count { $0.hasPrefix("reflow>") } > prompts
        && screen.textBeforeCursor == "reflow> "
    }
    return terminal.screen.transcript.dropFirst(count).filter { !$0.hasPrefix("reflow>") }
  }

  @Test("load compiles and registers, reload swaps an edit in, and an error is the compiler's own")
  func reload() throws {
    write(gap: "10")
    let file = folder.path("Column.swift")
    let terminal = try start()
    #expect(try run("add 50x30*3", terminal) == ["3 came; lines 0 → 1; content 320×0 → 320×30"])
    #expect(
      try run("load \(file)", terminal).first?.hasPrefix("column: one below another") == true)
    #expect(
      try run("use column", terminal) == ["2 moved; lines 1 → none; content 320×30 → 320×110"])
    write(gap: "25")
    #expect(
      try run("reload", terminal) == [
        "column: one below another", "2 moved; content 320×110 → 320×140",
      ])
    write(gap: "twentyfive")
    let error = try run("reload", terminal)
    #expect(error.first == "\(file): 1 error")
    #expect(error.contains("\(file):10:32: error: cannot find 'twentyfive' in scope"))
    #expect(try run("width 300", terminal) == ["nothing moved; content 320×140 → 300×140"])
    try terminal.send("quit\r")
    #expect(try terminal.exitStatus() == 0)
  }

  @Test("A trap ends the program, and recover brings the workspace back once the file is loaded")
  func trap() throws {
    let file = folder.path("Column.swift")
    do {
      write(gap: "5")
      let first = try start()
      for line in ["load \(file)", "use column", "add 50x30*3", "width 200"] {
        _ = try run(line, first)
      }
      write(gap: "Double([Int]().first!)")
      try first.send("reload\r")
      #expect(try first.exitStatus() > 128)
    }
    write(gap: "7")
    let second = try start()
    let refusal = try run("recover", second)
    #expect(
      refusal == [
        "recover: the workspace needs column from \(file); load that file, then recover: until then it is kept"
      ])
    _ = try run("load \(file)", second)
    #expect(try run("recover", second).last == "3 came; lines 0 → none; content 320×0 → 200×104")
  }

  @Test("Good and broken edits one after another leave the program alive and the items unharmed")
  func edits() throws {
    write(gap: "1")
    let terminal = try start()
    _ = try run("add 50x30*3", terminal)
    _ = try run("load \(folder.path("Column.swift"))", terminal)
    _ = try run("use column", terminal)
    for (gap, depth) in [
      (".nan", nil), ("2", 94.0), ("-1e300 * 1e300", nil), ("item", 94), ("3 +", 94), ("4", 98),
    ] as [(String, Double?)] {
      write(gap: gap)
      _ = try run("reload", terminal)
      guard let depth else { continue }
      let content = try run("width 320", terminal).last ?? ""
      #expect(content.hasSuffix("content 320×\(Int(depth))"), "\(gap): \(content)")
    }
  }

  @Test("--load serves the REPL and the batch commands; compile makes a library for it")
  func option() throws {
    write(gap: "10")
    let library = folder.path("libColumn.so")
    let compiled = try reflow(
      ["compile", folder.path("Column.swift"), library], environment: environment)
    #expect(compiled.output == "made \(library)\n")
    #expect(compiled.errors == "")
    folder.write(
      #"{"reflow": 1, "container": {"width": 320, "height": 480}, "provider": {"name": "column"}, "sections": [{"items": [[50, 30], [50, 30]]}]}"#
        .utf8,
      to: "scene.jsonl")
    for file in [library, folder.path("Column.swift")] {
      let frames = try reflow(
        ["--load", file, "frames", folder.path("scene.jsonl")], environment: environment)
      #expect(frames.errors == "")
      #expect(frames.output.contains("[0,40,50,30]"))
    }
    let unknown = try reflow(["frames", folder.path("scene.jsonl")], environment: environment)
    #expect(unknown.status == 1)
    let shown = try reflow(
      ["--no-pictures", "--load", library, "-c", "use column"], environment: environment)
    #expect(shown.status == 0)
    #expect(shown.errors == "")
  }

  @Test("What was piped in or given with -c loads nothing")
  func refused() throws {
    write(gap: "10")
    let line = "load \(folder.path("Column.swift"))"
    let refusal = "load: only a person at the prompt can load code, or the option --load FILE"
    for result in [
      try reflow(["-c", line], environment: environment),
      try reflow([], input: "\(line)\n", environment: environment),
    ] {
      #expect(result.status == 1)
      #expect(result.errors.contains(refusal))
      #expect(result.output == "")
    }
  }

  @Test(
    "An explanation with another signature, or for another kind of provider, does not compile",
    arguments: [
      (
        "ColumnProvider: ExplainedProvider",
        "_ item: Item, from state: Int, placed: FlowRect, in space: SectionSpace",
        "ItemExplanation"
      ),
      ("LinesProvider: ExplainedLineProvider", "_ line: Line", "[ExplanationFact]"),
      (
        "LinesProvider: ExplainedRowProvider",
        "_ item: Item, after before: LineState, in row: LineState, isLast: Bool, in space: SectionSpace",
        "[ExplanationFact]"
      ),
    ])
  func explanations(conformance: String, parameters: String, result: String) throws {
    let lines = """
      struct LinesProvider: LineProvider {
        static let description = ProviderDescription(name: "lines", summary: "lines")
        init(_ parameters: ParameterValues) {}
        func arrange(_ line: Line, in space: SectionSpace) -> LineArrangement { LineArrangement() }
      }

      extension \(conformance) {
        func explain(\(parameters)) -> \(result) { fatalError() }
      }

      """
    folder.write((column(gap: "10") + lines).utf8, to: "Explained.swift")
    let result = try reflow(
      ["--load", folder.path("Explained.swift"), "-c", "list"], environment: environment)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("reflow: --load: \(folder.path)/Explained.swift: 1 error\n"))
    #expect(result.errors.contains("does not conform to protocol"), "\(result.errors)")
    #expect(result.output == "")
  }

  @Test("Each thing that is no library for this program is refused in words of its own")
  func messages() throws {
    write(gap: "10")
    let library = folder.path("libColumn.so")
    _ = try reflow(["compile", folder.path("Column.swift"), library], environment: environment)
    let bytes = try Data(contentsOf: URL(filePath: library))
    func change(_ text: String, to other: String, in name: String) throws {
      var changed = bytes
      var count = 0
      while let range = changed.range(of: Data(text.utf8)) {
        changed.replaceSubrange(range, with: Data(other.utf8))
        count += 1
      }
      #expect(count > 0)
      folder.write(changed, to: name)
    }
    try change("reflow_provider_for_core_", to: "reflow_provider_for_c0re_", in: "none.so")
    try change("reflow_register_providers", to: "reflow_regist3r_providers", in: "entry.so")
    folder.write(bytes.prefix(4096), to: "half.so")
    folder.write("text".utf8, to: "text.so")
    folder.write("import Reflow\nstruct A {}\n".utf8, to: "A.swift")
    let cases = [
      ("missing.so", "missing.so: no such file or directory"),
      ("missing.swift", "missing.swift: no such file or directory"),
      ("text.so", "text.so is neither a library nor Swift source, whose name ends in .swift"),
      ("none.so", "none.so does not say for which core it was built; reflow compile makes"),
      ("entry.so", "entry.so has no function reflow_register_providers; reflow compile makes"),
      ("half.so", "half.so is cut off: the file ends before the library does"),
      ("A.swift", "A.swift declares no provider: no type at its top level that says it conforms"),
    ]
    for (name, message) in cases {
      let result = try reflow(["--load", folder.path(name)], environment: environment)
      #expect(result.status == 2)
      #expect(
        result.errors.hasPrefix("reflow: --load: \(folder.path)/\(message)"), "\(result.errors)")
    }
    let path = ["PATH": folder.path]
    let without = try reflow(
      ["--load", folder.path("Column.swift")], environment: environment.merging(path) { $1 })
    #expect(without.errors.contains("there is no swiftc on the PATH"))
  }

  @Test(
    "A program that is not where it was built says so; one whose modules are of another core too")
  func modules() throws {
    write(gap: "10")
    let program = folder.path("reflow")
    try FileManager.default.copyItem(atPath: builtProgram("reflow"), toPath: program)
    func load() throws -> ProgramResult {
      try ReflowREPLTests.run(
        program, ["--load", folder.path("Column.swift")], environment: environment)
    }
    let alone = try load()
    #expect(alone.status == 2)
    #expect(
      alone.errors.contains("/Modules/Reflow.swiftmodule is not there; a file can be compiled only")
    )
    folder.write(
      """
      public protocol LayoutProvider {}
      public struct ProviderRegistry {}
      public struct Core1_2 {}
      """.utf8, to: "Core.swift")
    try FileManager.default.createDirectory(
      atPath: folder.path("Modules"), withIntermediateDirectories: true)
    let built = try ReflowREPLTests.run(
      try #require(compilerOnPath),
      [
        "-emit-module", "-module-name", "Reflow", folder.path("Core.swift"), "-o",
        folder.path("Modules/Reflow.swiftmodule"),
      ], environment: environment)
    #expect(built.status == 0, "\(built.errors)")
    let other = try load()
    #expect(other.status == 2)
    #expect(
      other.errors
        == "reflow: --load: the modules beside this program are of another core than the program: "
        + "build it again\n")
  }

  @Test("A library for another core is refused before any of its code runs")
  func otherCore() throws {
    let clang = try #require(compilerOnPath).replacing("swiftc", with: "clang")
    guard FileManager.default.isExecutableFile(atPath: clang) else { return }
    let trace = folder.path("ran")
    func library(_ core: String) throws -> ProgramResult {
      folder.write(
        """
        extern int creat(const char *, unsigned);
        __attribute__((constructor)) static void run(void) { creat("\(trace)", 0600); }
        void reflow_provider_for_core_\(core)(void) {}
        """.utf8, to: "library.c")
      let built = try ReflowREPLTests.run(
        clang, ["-shared", "-fPIC", folder.path("library.c"), "-o", folder.path("other.so")],
        environment: environment)
      #expect(built.status == 0, "\(built.errors)")
      return try reflow(["--load", folder.path("other.so")], environment: environment)
    }
    let refused = try library("1_2")
    #expect(
      refused.errors.contains("other.so was built for another core (1_2) than this program's ("))
    #expect(!FileManager.default.fileExists(atPath: trace))
    // The same library runs where its number is right: the number is what has kept it from running.
    let own = refused.errors.split(separator: "(").last?.prefix { $0 != ")" } ?? ""
    let loaded = try library(String(own))
    #expect(loaded.errors.contains("other.so has no function reflow_register_providers"))
    #expect(FileManager.default.fileExists(atPath: trace))
  }
}
