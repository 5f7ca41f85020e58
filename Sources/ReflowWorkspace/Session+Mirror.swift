import ReflowDrawing

extension Session {
  /// Begins, ends or tells the picture that is written after each command.
  func mirror(_ arguments: Arguments) throws(CommandError) -> Report {
    guard let word = arguments.words.first else {
      if let flag = arguments.givenFlags.first {
        throw CommandError("mirror: \(flag) needs a FILE; usage: \(arguments.command.usage)")
      }
      return Report([
        settings.mirror.map { "\($0.path) mirrors the layout; mirror off ends it" }
          ?? "nothing mirrors the layout; mirror FILE begins"
      ])
    }
    if word.text == "off", !word.isQuoted {
      guard let mirror = settings.mirror else {
        throw CommandError("mirror: nothing mirrors the layout; mirror FILE begins")
      }
      settings.mirror = nil
      return Report(["\(mirror.path) mirrors the layout no more"])
    }
    return try arguments.located(at: 0) { (path) throws(CommandError) in
      let form = try ExportForm(path: path, command: "mirror", among: ExportForm.pictures)
      let file = try PictureFile(path: path, form, arguments)
      let remarks = try write(file, command: "mirror")
      settings.mirror = file
      mirroredRevision = revision
      return Report(["\(path) mirrors the layout from now on; mirror off ends it"] + remarks)
    }
  }

  /// Writes the mirror again, if anything has changed since.
  /// - Returns: why it could not be written; the next command tries again.
  func updateMirror() -> Report? {
    guard let mirror = settings.mirror, mirroredRevision != revision else { return nil }
    do throws(CommandError) {
      _ = try write(mirror, command: "mirror")
      mirroredRevision = revision
      return nil
    } catch {
      return Report([error.message])
    }
  }
}
