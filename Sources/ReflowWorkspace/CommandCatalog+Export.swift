import Reflow
import ReflowScenes

extension CommandCatalog {
  static let exportCommands: [Command] = [
    Command(
      name: "export", group: .history,
      summary: "writes the layout to a file: json, csv or swift",
      brief: "writes frames or code",
      arguments: [
        Argument("FILE", .file, "its ending says the form: .json, .jsonl, .csv or .swift")
      ],
      details: [
        "json: all frames, as reflow frames prints them. csv: a header line and a record for each",
        "element; a label that a spreadsheet would take for a formula gets a ' in front. swift: a",
        "function that makes the collection, one that makes the provider, and the labels.",
      ],
      example: ["add Swift Kotlin Rust", "export /dev/null/tags.swift"],
      related: ["save", "list", "format"],
      changesNothing: true,
      action: .session { (session, arguments) throws(CommandError) in
        try arguments.located(at: 0) { (path) throws(CommandError) in
          let form = try ExportForm(path: path)
          let text = try session.workspace.text(as: form, path: path)
          do throws(FileError) {
            try FileContents.write(Array(text.utf8), to: path)
          } catch {
            throw CommandError("export: \(error.description)")
          }
          return Report(["exported \(path)"])
        }
      })
  ]
}

/// What a layout can be written as, by the ending of the file.
enum ExportForm: String, CaseIterable {
  case json
  case jsonl
  case csv
  case swift

  /// - Throws: `CommandError` for an ending that is not known.
  init(path: String) throws(CommandError) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let known = Self.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
    guard let dot = name.lastIndex(of: ".") else {
      throw CommandError("export: \(path) has no ending; it must be one of \(known)")
    }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let form = Self(rawValue: ending) else {
      let nearest = nearestName(to: ending, among: Self.allCases.map(\.rawValue))
      let hint = nearest.map { "; did you mean .\($0)?" } ?? ""
      throw CommandError("export: .\(ending) must be one of \(known)\(hint)")
    }
    self = form
  }
}

extension Workspace {
  /// The layout in a form, with a newline at its end.
  func text(as form: ExportForm, path: String) throws(CommandError) -> String {
    switch form {
    case .json, .jsonl: return LayoutFrames(layout).json(id: scene.id) + "\n"
    case .csv:
      let records = layout.elements.lazy.map(record(of:))
      return ElementRecord.csv(records).map { "\($0)\n" }.joined()
    case .swift:
      do throws(SceneError) {
        let source = try SwiftSource(
          scene, layout: layout, providers: providers, name: Self.typeName(forFile: path))
        return source.lines.map { "\($0)\n" }.joined()
      } catch {
        throw CommandError("export: \(error.description)")
      }
    }
  }

  /// `TagListLayout` for `…/tag-list.swift`.
  static func typeName(forFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex)
    let words = stem.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter else { return "Exported\(name)Layout" }
    return "\(name)Layout"
  }
}
