import Reflow
import ReflowCourse
import ReflowScenes

extension Workspace {
  /// The workspace as a goal sees it.
  var situation: Situation {
    Situation(
      scene: scene, layout: layout, work: layoutWork, selection: selection,
      loadedProviders: Set(loadedFiles.files.flatMap(\.names)))
  }

  /// The workspace that a course's command lines make of an empty one.
  ///
  /// The lines are a stranger's: they may change this workspace, and nothing else.
  /// - Parameters:
  ///   - path: of the file in which they stand.
  ///   - providers: those that they may use.
  ///   - work: the command that waits for it, and can be stopped.
  /// - Throws: `CommandError` that names the file, the line and what is wrong.
  static func made(
    by lines: [CourseLine], of path: String, with providers: ProviderRegistry, work: LongWork?
  ) throws(CommandError) -> Workspace {
    let session: Session
    do throws(SceneError) {
      session = try Session(providers: providers)
    } catch {
      throw CommandError(error.description)
    }
    if let work { session.goesOn = { work.goesOn($0.stage, $0.done, $0.total) } }
    for line in lines {
      do throws(CommandError) {
        try session.runOfCourse(line.text)
      } catch {
        if work?.isStopped == true { throw .stopped }
        throw CommandError("\(path):\(line.line): \(error.message)")
      }
    }
    session.goesOn = nil
    return session.workspace
  }

  /// The same with the providers of another workspace, those that were loaded among them.
  static func made(
    by lines: [CourseLine], of path: String, withCodeOf code: Workspace, work: LongWork?
  ) throws(CommandError) -> Workspace {
    var workspace = try made(by: lines, of: path, with: code.providers, work: work)
    workspace.takeLoadedFiles(of: code)
    return workspace
  }
}

extension Session {
  /// Runs a command line of a course's file, which may only change the workspace: it reads and writes no
  /// files, loads nothing, and leaves the session's history and settings alone.
  func runOfCourse(_ line: String) throws(CommandError) {
    guard let parsed = try ParsedLine(line) else { return }
    guard case .change = parsed.command.action, parsed.redirection == nil,
      !parsed.command.namesFiles
    else {
      throw CommandError(
        "\(line.shortened(to: 40)) does not belong here; a course's commands change the workspace and "
          + "nothing else")
    }
    _ = try run(line)
  }
}

extension Command {
  /// Whether it reads or writes files that its arguments name.
  fileprivate var namesFiles: Bool {
    let kinds = arguments.map(\.kind) + flags.compactMap(\.value?.kind)
    return kinds.contains { if case .file = $0 { true } else { false } }
  }
}
