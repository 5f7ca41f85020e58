import Reflow

/// What a layout can be written as, by the ending of the file.
enum ExportForm: String, CaseIterable {
  case json
  case jsonl
  case csv
  case swift
  case png
  case svg
  case pdf
  case html

  /// The forms that are pictures.
  static let pictures: [ExportForm] = [.png, .svg, .pdf, .html]

  /// - Parameters:
  ///   - command: what the error begins with.
  ///   - forms: those that may be.
  /// - Throws: `CommandError` for an ending that is not known.
  init(
    path: String, command: String = "export", among forms: [ExportForm] = Self.allCases
  ) throws(CommandError) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let known = forms.map { ".\($0.rawValue)" }.joined(separator: ", ")
    guard let dot = name.lastIndex(of: ".") else {
      throw CommandError("\(command): \(path) has no ending; it must be one of \(known)")
    }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let form = forms.first(where: { $0.rawValue == ending }) else {
      let nearest = nearestName(to: ending, among: forms.map(\.rawValue))
      let hint = nearest.map { "; did you mean .\($0)?" } ?? ""
      throw CommandError("\(command): .\(ending) must be one of \(known)\(hint)")
    }
    self = form
  }
}
