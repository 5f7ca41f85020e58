import Reflow
import ReflowScenes

extension CommandCatalog {
  static let fileCommands: [Command] = [
    Command(
      name: "save", group: .history,
      summary: "writes the scene to a file",
      brief: "writes the scene",
      arguments: [Argument("FILE", .file, isOptional: true, "a .json or .jsonl file")],
      details: [
        "Without a name to the file that was opened or saved last, unless that holds other scenes",
        "as well. A .jsonl file gets one line.",
        "The file is written beside the old one, which it then replaces.",
      ],
      example: ["add Swift Kotlin Rust", "save tags.json"],
      related: ["open", "export"],
      action: .session { (session, arguments) throws(CommandError) in
        guard let path = arguments.words.first?.text ?? session.path else {
          throw CommandError("save: FILE is missing; nothing was opened or saved yet")
        }
        let json = session.workspace.scene.json(isPretty: !path.hasSuffix(".jsonl"))
        do throws(FileError) {
          try FileContents.write(Array(json.utf8), to: path)
        } catch {
          throw CommandError("save: \(error.description)")
        }
        session.path = path
        return Report(["saved \(path)"])
      }),
    Command(
      name: "open", group: .history,
      summary: "opens a scene from a file",
      brief: "opens a scene",
      arguments: [
        Argument("FILE", .file, "a .json or .jsonl file"),
        Argument("ID", .item, isOptional: true, "the id of one of the file's scenes"),
      ],
      details: [
        "Of a file with several scenes the one with that id, or the first. A scene on one line can be",
        "pasted as it is, too.",
      ],
      example: ["open Playground/Scenes/tags.jsonl"],
      related: ["save", "source"],
      action: .session { (session, arguments) throws(CommandError) in
        try Session.refuseStandardInput(arguments)
        let id = arguments.words.dropFirst().first
        do throws(CommandError) {
          return try session.open(arguments.words[0].text, id: id?.text)
        } catch {
          throw error.located(at: arguments.words[0].place)
        }
      }),
    Command(
      name: "source", group: .history,
      summary: "runs the commands of a file, as one step",
      brief: "runs a file of commands",
      arguments: [Argument("FILE", .file, "a file of command lines")],
      details: ["One command a line; # begins a comment. If one is refused, none has run."],
      example: ["source Playground/Scenes/tags.reflow"],
      related: ["open", "undo"],
      action: .session { (session, arguments) throws(CommandError) in
        try Session.refuseStandardInput(arguments)
        return try session.source(arguments.words[0].text)
      }),
  ]
}

extension Session {
  /// The deepest that a sourced file may source another.
  private static let largestSourceDepth = 16

  /// Opens a scene, as one step of the history.
  /// - Parameters:
  ///   - path: of a file of scenes.
  ///   - id: of the scene, where the file has several; nil means the first.
  /// - Throws: `CommandError` for a file or a scene that cannot be used.
  public func open(_ path: String, id: String? = nil) throws(CommandError) -> Report {
    let file: SceneFile
    do throws(FileError) {
      let work = work
      file = try SceneFile(path: path) { work?.goesOn(.reading, $0, $1) ?? true }
    } catch {
      throw CommandError("open: \(error.description)")
    }
    guard let entry = id == nil ? file.entries.first : file.entries.first(where: { $0.id == id })
    else {
      throw CommandError("open: \(path) has no scene \(id ?? "")")
    }
    let opened: Workspace
    do throws(SceneError) {
      opened = try self.workspace(of: entry.scene())
    } catch {
      let line = error.line ?? entry.line
      throw CommandError("open: \(path):\(line): \(error.description)")
    }
    let change = try LayoutChange(
      from: workspace.layout, to: opened.layout, mapping: ElementMapping([.replaceAll]), work: work)
    replaceWorkspace(opened, change, file: path)
    // To save this one scene would be to lose the others.
    if file.entries.count > 1 || path == "-" { self.path = nil }
    var report = Report([opened.headline] + opened.notes)
    if file.entries.count > 1 && id == nil {
      report.lines.append(
        "\(path) holds \(file.entries.count) scenes; this is the first; open FILE ID opens another")
    }
    report.change = change
    return report
  }

  /// Opens a scene that stands in the line itself, as one step of the history: what `verify` prints and
  /// what a file holds a line of can be pasted.
  func openPasted(_ json: String) throws(CommandError) -> Report {
    guard recorder == nil else {
      throw CommandError("a recording takes no pasted scene; put it into a file and open that")
    }
    let outerLine = runningLine
    runningLine = json
    defer { runningLine = outerLine }
    let opened: Workspace
    do throws(SceneError) {
      opened = try self.workspace(of: Scene(json: json))
    } catch {
      throw CommandError("scene: \(error.description)")
    }
    let change = try LayoutChange(
      from: workspace.layout, to: opened.layout, mapping: ElementMapping([.replaceAll]), work: work)
    replaceWorkspace(opened, change)
    var report = Report([opened.headline] + opened.notes)
    report.change = change
    return report
  }

  private func workspace(of scene: Scene) throws(SceneError) -> Workspace {
    guard scene.itemCount <= Workspace.largestItemCount else {
      throw SceneError(
        place: "",
        message: "\(scene.itemCount) items; a workspace holds \(Workspace.largestItemCount)")
    }
    return try Workspace(
      scene, providers: workspace.providers, watch: work?.watch(.layingOut))
  }

  /// Standard input is where command lines come from.
  fileprivate static func refuseStandardInput(_ arguments: Arguments) throws(CommandError) {
    if arguments.words[0].text == "-" {
      throw CommandError("\(arguments.command.name): - is where commands come from; name a file")
    }
  }

  /// Runs the commands of a file as one step.
  fileprivate func source(_ path: String) throws(CommandError) -> Report {
    guard sourceDepth < Self.largestSourceDepth else {
      throw CommandError("source: \(path): files source one another too deep")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContents.read(path)
    } catch {
      throw CommandError("source: \(error.description)")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    sourceDepth += 1
    defer { sourceDepth -= 1 }
    return try runTogether(lines.map(String.init)) { "\(path):\($0)" }
  }
}

extension SceneFile.Entry {
  /// The scene, or why there is none.
  fileprivate func scene() throws(SceneError) -> Scene {
    switch content {
    case .scene(let scene): return scene
    case .refused(let error), .broken(let error): throw error
    }
  }
}
