import Reflow
import ReflowDrawing
import ReflowScenes
import ReflowText

/// A picture that is to be written: where, in which form, and what it shows.
struct PictureFile: Hashable, Sendable {
  var path: String
  var form: ExportForm
  var options = DrawingOptions()
  /// What a page shows; other files are light unless they are to be dark.
  var scheme = PageWriter.Scheme.automatic
  /// Pixels a point; nil is the form's own.
  var scale: Double?
  /// The mark from which an animation begins.
  var origin: String?
  /// Whether an animation starts again and again.
  var repeats = true

  /// - Parameter path: where the flags of the line say the rest.
  /// - Throws: `CommandError` for an ending that is no picture's, and for flags that do not go
  ///   together.
  init(path: String, _ form: ExportForm, _ arguments: Arguments) throws(CommandError) {
    self.path = path
    self.form = form
    let command = arguments.command.name
    // What Pango makes of labels without any font is no picture.
    guard !FontCatalog.current.families.isEmpty else {
      throw CommandError(
        "\(command): there are no fonts on this machine, and labels cannot be drawn without; "
          + "install some (fonts-dejavu-core)")
    }
    options = DrawingOptions(
      extent: arguments.has("--viewport") ? .viewport : .content,
      showsGuides: arguments.has("--guides"), showsIndexes: arguments.has("--indexes"),
      showsLines: arguments.has("--lines"), showsChanges: arguments.has("--changes"),
      showsLegend: arguments.has("--legend"))
    if arguments.has("--dark") { scheme = .dark }
    repeats = !arguments.has("--once")
    if arguments.has("--light") {
      guard scheme != .dark else {
        throw CommandError("\(command): --dark and --light exclude each other")
      }
      scheme = .light
    }
    if let word = arguments.value(of: "--scale") {
      do throws(CommandError) {
        scale = try Self.scale(word.text)
      } catch {
        throw error.located(at: word.place)
      }
    }
    if let word = arguments.value(of: "--from") {
      guard form == .svg else {
        throw CommandError(
          "\(command): --from moves elements, which .svg alone can show; "
            + "--changes outlines where they were", at: word.place)
      }
      for flag in ["--guides", "--lines"] where arguments.has(flag) {
        throw CommandError(
          "\(command): \(flag) shows what stands still; it cannot go with --from, which moves elements"
        )
      }
      origin = word.text
      options.isAnimated = true
    } else if !repeats {
      throw CommandError("\(command): --once is for an animation; --from NAME makes one")
    }
  }

  private static let scales = 0.01...20

  private static func scale(_ text: String) throws(CommandError) -> Double {
    let scale = try Arguments.number(text, "scale", mayBeNegative: true)
    guard scales.contains(scale) else {
      throw CommandError(
        "scale: \(text) is out of range; it must be from \(formatted(scales.lowerBound)) to "
          + "\(formatted(scales.upperBound)) pixels a point")
    }
    return scale
  }

  /// The bytes of a file that holds a drawing and nothing else.
  private func bytes(of drawing: Drawing, title: String) throws(DrawingError) -> [UInt8] {
    let palette = scheme == .dark ? Palette.dark : .light
    switch form {
    case .png: return try CairoDrawing(palette: palette).png(of: drawing, scale: scale ?? 2)
    case .pdf: return try CairoDrawing(palette: palette).pdf(of: drawing, scale: scale ?? 1)
    case .svg:
      let writer = SVGWriter(
        palette: palette, scale: scale ?? 1, hasDeclaration: true, title: title, repeats: repeats)
      return try writer.bytes(of: drawing)
    case .html, .json, .jsonl, .csv, .swift:
      throw DrawingError("a .\(form.rawValue) file holds no drawing alone; .svg, .png and .pdf do")
    }
  }

  /// Draws and writes, or leaves the file as it was.
  /// - Returns: what is to be said of it: what was left out.
  func write(
    command: String, title: String, _ draw: () throws(DrawingError) -> Drawing
  ) throws(CommandError) -> [String] {
    try write(command: command) { () throws(DrawingError) in
      let drawing = try draw()
      return (try bytes(of: drawing, title: title), drawing.remarks)
    }
  }

  /// Makes a page and writes it, or leaves the file as it was.
  /// - Returns: what is to be said of it: what was left out.
  func write(
    command: String, page: () throws(DrawingError) -> Page
  ) throws(CommandError) -> [String] {
    try write(command: command) { () throws(DrawingError) in
      let page = try page()
      let writer = PageWriter(scheme: scheme, scale: scale ?? 1)
      return (try writer.bytes(of: page), page.remarks + page.panels.flatMap(\.drawing.remarks))
    }
  }

  private func write(
    command: String, _ make: () throws(DrawingError) -> (bytes: [UInt8], remarks: [String])
  ) throws(CommandError) -> [String] {
    let made: (bytes: [UInt8], remarks: [String])
    do throws(DrawingError) {
      made = try make()
    } catch {
      throw CommandError("\(command): \(error.message)")
    }
    do throws(FileError) {
      try FileContents.write(made.bytes, to: path)
    } catch {
      throw CommandError("\(command): \(error.description)")
    }
    return made.remarks
  }
}

extension CommandCatalog {
  /// What a picture shows, and how.
  static let pictureFlags: [Command.Flag] =
    sheetFlags + [
      Command.Flag(name: "--viewport", summary: "draws what is in view, not the whole content"),
      Command.Flag(name: "--lines", summary: "numbers the lines, beside the content"),
      Command.Flag(
        name: "--changes", summary: "marks what the last change did, and outlines old places"),
      Command.Flag(name: "--legend", summary: "says below what the colours mean"),
    ]

  /// Those of them that a sheet of pictures has too.
  static let sheetFlags: [Command.Flag] = [
    Command.Flag(
      name: "--scale", value: Argument("N", .number),
      summary: "pixels a point: 2 for .png, else 1, from 0.01 to 20"),
    Command.Flag(name: "--guides", summary: "shades insets and spacings"),
    Command.Flag(name: "--indexes", summary: "writes each item's index in its corner"),
    Command.Flag(name: "--dark", summary: "light on dark"),
    Command.Flag(name: "--light", summary: "dark on light; .html follows its reader without"),
  ]
}
