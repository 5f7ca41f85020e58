import Reflow
import Testing

@testable import ReflowWorkspace

/// Items one below another, as two versions of one file would place them.
private struct TightColumn: LayoutProvider {
  static let description = ProviderDescription(name: "column", summary: "one below another")
  init(_ parameters: ParameterValues) {}
  func start(in space: SectionSpace) -> Bool { false }
  func place(
    _ item: Item, _ state: inout Bool, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    pen.advance(by: item.size.depth)
    return FlowRect(across: 0, along: 0, size: item.size)
  }
  func depth(after state: Bool, in space: SectionSpace) -> Double { 0 }
}

/// Its state is of another type than the one before it.
private struct WideColumn: LayoutProvider {
  static let description = ProviderDescription(
    name: "column", summary: "one below another, apart",
    parameters: [
      ParameterDescription(
        "gap", .number(atLeast: 0), default: .number(20), "between two, in points")
    ])
  let gap: Double
  init(_ parameters: ParameterValues) { gap = parameters.number("gap") }
  func start(in space: SectionSpace) -> [Double] { [] }
  func place(
    _ item: Item, _ state: inout [Double], _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let along = state.isEmpty ? 0 : gap
    state = [gap]
    pen.advance(by: along + item.size.depth)
    return FlowRect(across: 0, along: along, size: item.size)
  }
  func depth(after state: [Double], in space: SectionSpace) -> Double { 0 }
}

private struct BadName: LayoutProvider {
  static let description = ProviderDescription(name: "Bad Name", summary: "no name for a command")
  init(_ parameters: ParameterValues) {}
  func start(in space: SectionSpace) -> Bool { false }
  func place(
    _ item: Item, _ state: inout Bool, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    FlowRect(across: 0, along: 0, size: item.size)
  }
  func depth(after state: Bool, in space: SectionSpace) -> Double { 0 }
}

/// Stands for a compiler: what a file holds is what it is told next.
private final class FakeLoader: @unchecked Sendable {
  var register: @Sendable (inout ProviderRegistry) -> Void = { $0.register(TightColumn.self) }
  var refusal: CommandError?

  var loader: ProviderLoader {
    ProviderLoader { (path, _) throws(CommandError) in
      if let refusal = self.refusal { throw refusal }
      return LoadedProviders(
        path: path.hasPrefix("/") ? path : "/plugins/\(path)", register: self.register)
    }
  }

  func edit<P: LayoutProvider>(_ type: P.Type) { register = { $0.register(type) } }
}

@Suite("Loading providers into a session")
struct LoadingTests {
  private let file = FakeLoader()

  private func made(_ lines: String...) throws -> Session {
    let session = try Session(providers: allProviders)
    session.loader = file.loader
    session.isAtPrompt = true
    for line in lines { _ = try session.run(line) }
    return session
  }

  @Test("What a file declares can be used, and load shows what it does")
  func load() throws {
    let session = try made("add 50x30*2")
    let report = try session.run("load Column.swift")
    #expect(report.lines == ["column: one below another"])
    #expect(report.change == nil)
    #expect(report.sample?.provider.description.name == "column")
    #expect(
      try session.change("use column") == "1 moved; lines 1 → none; content 320×30 → 320×60")
  }

  @Test("Reload lays out anew with the new code, parameters and state of another type included")
  func reload() throws {
    let session = try made("add 50x30*600", "load Column.swift", "use column")
    file.edit(WideColumn.self)
    let report = try session.run("reload")
    #expect(report.lines == ["column: one below another, apart"])
    #expect(
      report.change?.summary == "599 moved; content 320×18000 → 320×29980")
    // Equal in name and parameters to what came before, and not taken over from it.
    #expect(try session.change("width 300") == "nothing moved; content 320×29980 → 300×29980")
    #expect(try session.change("set gap=0") == "599 moved; content 300×29980 → 300×18000")
  }

  @Test("Within sections, and in a section of its own, a reloaded provider is laid out anew too")
  func nested() throws {
    for use in ["use sections items=column", "use column section=0"] {
      let session = try made("add 50x30*2", "load Column.swift", use)
      file.edit(WideColumn.self)
      #expect(
        try session.run("reload").change?.summary == "1 moved; content 320×60 → 320×80", "\(use)")
      file.edit(TightColumn.self)
    }
  }

  @Test("Undo, redo and goto change the scene and keep the newest code")
  func history() throws {
    let session = try made(
      "load Column.swift", "use column", "add 50x30*2", "mark two", "add 50x30")
    file.edit(WideColumn.self)
    _ = try session.run("reload")
    #expect(session.workspace.layout.contentSize.height == 130)
    for (line, height) in [("undo", 80.0), ("redo", 130), ("goto two", 80), ("undo", 130)] {
      _ = try session.run(line)
      #expect(session.workspace.layout.contentSize.height == height, "\(line)")
      #expect(session.workspace.providers.description(of: "column")?.parameters.count == 1)
    }
    // To before the file was loaded: the provider is still there.
    _ = try session.run("undo 3")
    _ = try session.run("use column")
  }

  @Test("Code that the scene does not fit is not used, and everything is as it was")
  func unfit() throws {
    file.edit(WideColumn.self)
    let session = try made("add 50x30*2", "load Column.swift", "use column gap=5")
    let before = session.frames
    file.edit(TightColumn.self)
    let refusal = try #require(session.refusal("reload"))
    #expect(
      refusal.hasPrefix(
        "/plugins/Column.swift was compiled and is not used, since the scene does not fit: "))
    #expect(refusal.contains("gap"))
    #expect(session.frames == before)
    #expect(try session.change("set gap=6") == "1 moved; content 320×65 → 320×66")
  }

  @Test("A file that cannot be compiled leaves everything as it was")
  func broken() throws {
    let session = try made("add 50x30*2", "load Column.swift", "use column")
    let before = session.frames
    file.refusal = CommandError("Column.swift: 1 error")
    #expect(session.refusal("reload") == "Column.swift: 1 error")
    #expect(session.refusal("load Other.swift") == "Column.swift: 1 error")
    #expect(session.frames == before)
    file.refusal = nil
    #expect(try session.run("reload").change?.summary == "nothing moved; content 320×60")
  }

  @Test("A name that no command line could write, and a file without providers, are refused")
  func names() throws {
    let session = try made()
    file.edit(BadName.self)
    #expect(
      session.refusal("load Bad.swift")
        == "Bad.swift: Bad Name is no name for a provider; it must be a lower-case letter, then "
        + "lower-case letters, digits and hyphens")
    #expect(session.refusal("load -") == "- is no file that can be loaded; name one")
    file.register = { _ in }
    #expect(session.refusal("load Bad.swift") == "Bad.swift registers no provider")
    #expect(session.workspace.loadedFiles.files.isEmpty)
    #expect(session.refusal("reload") == "reload: nothing was loaded yet; load FILE does it")
  }

  @Test("A file may take the place of a provider of the program, and that is said")
  func replaced() throws {
    let session = try made("load Column.swift")
    #expect(
      try session.run("load Again.swift").lines
        == ["column: one below another (in place of the provider that had the name)"])
    #expect(try session.run("reload").lines == ["column: one below another"])
  }

  @Test("Code that names what was loaded is not exported: nobody could compile it")
  func exported() throws {
    let folder = try StateFolder()
    let session = try made("load Column.swift", "add 50x30")
    _ = try session.run("export \(folder.path("code.swift"))")
    _ = try session.run("use column")
    #expect(
      session.refusal("export \(folder.path("code.swift"))")
        == "export: /plugins/Column.swift was loaded into this program, and other code cannot import it; "
        + "make provider begins a target that it can")
  }

  @Test("Only a person at the prompt can load")
  func refusals() throws {
    let session = try Session(providers: allProviders)
    #expect(session.refusal("load a.swift") == "load: this program cannot load providers")
    session.loader = file.loader
    let atPrompt = "only a person at the prompt can load code, or the option --load FILE"
    #expect(session.refusal("load a.swift") == "load: \(atPrompt)")
    #expect(session.refusal("reload") == "reload: \(atPrompt)")
    session.isAtPrompt = true
    let folder = try StateFolder()
    try "add 1x1\nload a.swift\n".write(
      toFile: folder.path("script"), atomically: true, encoding: .utf8)
    #expect(
      session.refusal("source \(folder.path("script"))")
        == "\(folder.path("script")):2: load: a file that is sourced can load no code; type it at the "
        + "prompt")
    #expect(
      session.refusal("watch load a.swift")
        == "watch: load does more than look; what is watched must change nothing")
    _ = try session.run("record \(folder.path("tags.recording"))")
    #expect(
      session.refusal("load a.swift") == "load: a recording holds no code; record off ends it")
    #expect(session.workspace.providers.description(of: "column") == nil)
  }

  @Test("A recording that loads is refused before any of it runs")
  func recordings() {
    for line in ["load a.swift", "reload"] {
      let text = "reflow-recording 1\n> add 1x1\n> \(line)\n"
      #expect { try Recording(Array(text.utf8)) } throws: { error in
        (error as? Recording.Fault)?.message.hasPrefix("a recording cannot run ") == true
      }
    }
  }

  @Test("A workspace that needs what was loaded is recovered once that is loaded again")
  func recovery() throws {
    let folder = try StateFolder()
    let first = try folder.session()
    first.loader = file.loader
    first.isAtPrompt = true
    for line in ["add 50x30*2", "load Column.swift", "width 200", "use column"] {
      _ = try first.run(line)
    }
    let found = try folder.afterKill()
    let second = try found.session()
    second.loader = file.loader
    second.isAtPrompt = true
    let refusal =
      "recover: the workspace needs column from /plugins/Column.swift; load that file, then recover: "
      + "until then it is kept"
    #expect(second.refusal("recover") == refusal)
    #expect(second.refusal("recover") == refusal)
    _ = try second.run("load Column.swift")
    _ = try second.run("recover")
    #expect(second.frames == first.frames)
    #expect(second.workspace.provider.description.name == "column")
  }

  @Test("A workspace that does not need what was loaded is recovered without it")
  func recoveryWithout() throws {
    let folder = try StateFolder()
    let first = try folder.session()
    first.loader = file.loader
    first.isAtPrompt = true
    for line in ["load Column.swift", "add 50x30*2", "width 80"] { _ = try first.run(line) }
    let found = try folder.afterKill()
    let second = try found.session()
    _ = try second.run("recover")
    #expect(second.frames == first.frames)
  }
}
