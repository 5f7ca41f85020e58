import Reflow
import ReflowDrawing

extension CommandCatalog {
  /// What makes a sheet of the pictures that a command answers.
  static let exportFlags: [Command.Flag] =
    [
      Command.Flag(
        name: "--export", value: Argument("FILE", .file),
        summary: "writes a sheet of pictures: .png, .svg, .pdf, or .html with a slider")
    ] + sheetFlags
}

extension Arguments {
  /// The sheet that the line asks for; nil where it asks for none.
  func sheetFile() throws(CommandError) -> PictureFile? {
    guard let word = value(of: "--export") else {
      if let flag = givenFlags.first {
        throw CommandError("\(command.name): \(flag) is for a sheet; --export FILE makes one")
      }
      return nil
    }
    do throws(CommandError) {
      let form = try ExportForm(
        path: word.text, command: command.name, among: ExportForm.pictures)
      return try PictureFile(path: word.text, form, self)
    } catch {
      throw error.located(at: word.place)
    }
  }
}

extension Report {
  /// Writes the sheet that the report asks for, instead of the strip of pictures.
  mutating func writeSheet(command: String) throws(CommandError) {
    guard let file = sheet else { return }
    let requests = strip
    let remarks: [String]
    if file.form == .html {
      remarks = try file.write(command: command) { () throws(DrawingError) in
        try Page(title: sheetTitle, choice: sheetChoice, requests, file.options)
      }
    } else {
      remarks = try file.write(command: command, title: command) { () throws(DrawingError) in
        Drawing(try requests.panels(file.options))
      }
    }
    sheet = nil
    strip = []
    lines += remarks + ["exported \(file.path)"]
  }
}

extension [PictureRequest] {
  /// The pictures as drawings with their titles and notes.
  /// - Throws: `DrawingError` for more elements in all than a drawing holds.
  func panels(_ options: DrawingOptions) throws(DrawingError) -> [DrawingPanel] {
    var panels: [DrawingPanel] = []
    var count = 0
    for request in self {
      count += request.layout.elementCount
      guard count <= Drawing.mostElements else {
        throw DrawingError(
          "more than \(Drawing.mostElements) elements in all; a sheet holds no more; "
            + "fewer pictures do")
      }
      panels.append(
        DrawingPanel(
          title: request.title, drawing: try Drawing(request.subject, options: options),
          notes: request.notes))
    }
    return panels
  }
}

extension PictureRequest {
  /// What the picture shows.
  var subject: PictureSubject {
    PictureSubject(
      layout: layout, label: label, isSelected: { [selection] in $0 == selection }, style: style)
  }
}
