import Reflow
import ReflowDrawing
import ReflowScenes

extension Session {
  /// Writes the layout to a file, in the form that the ending says.
  func export(_ arguments: Arguments) throws(CommandError) -> Report {
    try arguments.located(at: 0) { (path) throws(CommandError) in
      let form = try ExportForm(path: path)
      let text: String
      switch form {
      case .png, .svg, .pdf, .html:
        let file = try PictureFile(path: path, form, arguments)
        return Report(["exported \(path)"] + (try write(file, command: "export")))
      case .json, .jsonl: text = LayoutFrames(workspace.layout).json(id: workspace.scene.id) + "\n"
      case .csv: text = workspace.recordsAsText
      case .swift: text = try workspace.sourceText(forFile: path)
      }
      if let flag = arguments.givenFlags.first {
        let pictures = ExportForm.pictures.map { ".\($0.rawValue)" }.joined(separator: ", ")
        throw CommandError("export: \(flag) is for pictures: \(pictures)")
      }
      do throws(FileError) {
        try FileContents.write(Array(text.utf8), to: path)
      } catch {
        throw CommandError("export: \(error.description)")
      }
      return Report(["exported \(path)"])
    }
  }

  /// Writes a picture of the layout.
  /// - Returns: what was left out of it, in words.
  func write(_ file: PictureFile, command: String) throws(CommandError) -> [String] {
    var subject = PictureSubject(of: workspace)
    if let origin = file.origin {
      let mark = try mark(origin)
      subject.change = change(since: mark)
      subject.formerLabel = { mark.workspace.label(of: .item($0)) }
    } else {
      subject.change = lastChange
    }
    if file.form == .html {
      return try file.write(command: command) { () throws(DrawingError) in
        try Page(
          title: workspace.pageTitle, subject, file.options, reasons: workspace.reasons(for:))
      }
    }
    return try file.write(command: command, title: workspace.summary) {
      () throws(DrawingError) in
      try Drawing(subject, options: file.options)
    }
  }
}

extension PictureSubject {
  /// A workspace as pictures show it.
  init(of workspace: Workspace) {
    self.init(
      layout: workspace.layout, label: { workspace.label(of: .item($0)) },
      isSelected: { $0 == workspace.selection }, style: workspace.scene.text)
  }
}

extension Workspace {
  /// A header line and a record for each element.
  fileprivate var recordsAsText: String {
    ElementRecord.csv(layout.elements.lazy.map(record(of:))).map { "\($0)\n" }.joined()
  }

  /// Swift code that makes the layout.
  fileprivate func sourceText(forFile path: String) throws(CommandError) -> String {
    do throws(SceneError) {
      let source = try SwiftSource(
        scene, layout: layout, providers: providers, name: Self.typeName(forFile: path))
      return source.lines.map { "\($0)\n" }.joined()
    } catch {
      throw CommandError("export: \(error.description)")
    }
  }

  /// What a page says of an element's place: its row has its name and its frame already.
  @Sendable func reasons(for element: Element) -> [String] {
    guard let text = explanationText(of: element) else { return [] }
    return [text.answer] + text.grounds.dropLast()
  }

  /// What a page about the layout is called.
  var pageTitle: String {
    (scene.id.map { "\($0): " } ?? "") + "\(itemsInWords), \(provider.description.name)"
  }

  var itemsInWords: String { scene.itemCount == 1 ? "1 item" : "\(scene.itemCount) items" }

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
