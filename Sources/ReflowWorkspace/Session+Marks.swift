import Reflow

/// A workspace that was kept under a name.
struct Mark: Sendable {
  var name: String
  var workspace: Workspace
  /// The state of the history that it is, and the version of its elements.
  var state: Int
  var version: Int
}

extension Session {
  /// The mark of a name.
  func mark(_ name: String) throws(CommandError) -> Mark {
    if let mark = marks.first(where: { $0.name == name }) { return mark }
    let names = marks.map(\.name)
    let known = names.isEmpty ? "mark NAME makes one" : "there are \(names.joined(separator: ", "))"
    let hint = nearestName(to: name, among: names).map { "did you mean \($0)?" } ?? known
    throw CommandError("there is no mark \(name); \(hint)")
  }

  /// What has changed since a mark, element by element, whatever happened in between.
  func change(since mark: Mark) -> LayoutChange {
    LayoutChange(
      from: mark.workspace.layout, to: workspace.layout,
      mapping: history.mapping(from: mark.version))
  }

  /// Keeps the workspace under a name.
  func addMark(_ name: String) throws(CommandError) -> Report {
    try Self.checkMarkName(name)
    let mark = Mark(
      name: name, workspace: workspace, state: history.state, version: history.version)
    if let index = marks.firstIndex(where: { $0.name == name }) {
      let old = marks[index].workspace
      marks[index] = mark
      return Report(["\(name) marks this now, and no more: \(old.summary)"])
    }
    marks.append(mark)
    return Report(["\(name) marks: \(workspace.summary)"])
  }

  func removeMark(_ name: String) throws(CommandError) -> Report {
    let mark = try mark(name)
    marks.removeAll { $0.name == mark.name }
    return Report(["\(name) marks nothing any more"])
  }

  /// Makes a marked workspace the present one, as one step.
  func goTo(_ name: String) throws(CommandError) -> Report {
    let mark = try mark(name)
    var marked = mark.workspace
    try marked.adoptCode(of: workspace)
    let back = LayoutChange(
      from: workspace.layout, to: marked.layout,
      mapping: history.mapping(from: mark.version).inverse)
    replaceWorkspace(marked, back, version: mark.version)
    return Report(change: back)
  }

  private static func checkMarkName(_ name: String) throws(CommandError) {
    let isPlain = name.utf8.allSatisfy { byte in
      byte.isASCIILetter || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isPlain, name.utf8.first?.isASCIILetter == true else {
      throw CommandError(
        "mark: \(name.isEmpty ? "\"\"" : name) is no name; it must be a letter, then letters, "
          + "digits and hyphens")
    }
    guard name != "all" else {
      throw CommandError("mark: all means every element in diff all; take another name")
    }
  }
}

extension Workspace {
  /// The workspace in a few words: `5 items, 2 lines, content 320×74, left-align`.
  var summary: String {
    let items = scene.itemCount == 1 ? "1 item" : "\(scene.itemCount) items"
    let lines = layout.lineCount.map { $0 == 1 ? ", 1 line" : ", \($0) lines" } ?? ""
    let size = layout.contentSize
    return "\(items)\(lines), content \(shortened(size.width))×"
      + "\(shortened(size.height)), \(provider.description.name)"
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
