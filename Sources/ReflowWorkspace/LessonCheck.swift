import Reflow
import ReflowCourse
import ReflowScenes

/// Plays one lesson through, as its best reader does, and notes what is wrong with it.
struct LessonCheck {
  private(set) var problems: [CourseError] = []
  private let lesson: Lesson
  private let messages: CourseMessages

  /// - Parameter loader: loads the lesson's own file; nil leaves a solution that needs it untried.
  init(
    _ lesson: Lesson, _ messages: CourseMessages, _ providers: ProviderRegistry,
    _ loader: ProviderLoader?
  ) {
    self.lesson = lesson
    self.messages = messages
    do throws(SceneError) {
      let session = try Session(providers: providers)
      session.loader = loader
      play(session)
    } catch {
      add(1, error.description)
    }
  }

  private mutating func add(_ line: Int, _ message: String, inText: Bool = false) {
    problems.append(
      CourseError(path: inText ? lesson.textsPath : lesson.path, line: line, message: message))
  }

  private mutating func play(_ session: Session) {
    guard run(lesson.start, in: session) else { return }
    let start = session.workspace
    if GoalState(of: lesson, now: start, start: start).isReached {
      add(lesson.goal[0].line, "the start reaches the goal already")
    }
    checkFigures(of: [lesson.text] + lesson.hints, in: session.workspace, since: start)
    let beginning = copy(of: session)
    if let file = lesson.file {
      guard session.loader != nil else {
        checkSyntax()
        return
      }
      let untouched = copy(of: session)
      if run(lesson.solution, in: untouched, with: file),
        GoalState(of: lesson, now: untouched.workspace, start: start).isReached
      {
        add(file.line, "the goal is reached with the file as it begins")
      }
    }
    guard run(lesson.solution, in: session, with: lesson.finished) else { return }
    if let open = GoalState(of: lesson, now: session.workspace, start: start).firstOpen {
      let reasons = open.shortfall.reasons.map(messages.text)
      add(
        open.condition.line, "the solution does not reach this: \(reasons.joined(separator: "; "))")
    }
    checkFigures(of: [lesson.why], in: session.workspace, since: start)
    checkCommands(in: [beginning, session])
  }

  /// A session in the same state.
  private func copy(of session: Session) -> Session {
    let copy = Session(session.workspace)
    copy.loader = session.loader
    return copy
  }

  /// Runs commands that may only change the workspace, or load the lesson's own file.
  /// - Returns: whether all ran.
  private mutating func run(
    _ lines: [CourseLine], in session: Session, with code: CourseCode? = nil
  ) -> Bool {
    for line in lines {
      do throws(CommandError) {
        try run(line.text, in: session, with: code)
      } catch {
        add(line.line, error.message)
        return false
      }
    }
    return true
  }

  private func run(
    _ line: String, in session: Session, with code: CourseCode?
  ) throws(CommandError) {
    guard let parsed = try ParsedLine(line) else { return }
    if let code, parsed.command.name == "load", parsed.arguments.words[0].text == code.name {
      try session.load(code)
      return
    }
    try session.runOfCourse(line)
  }

  private mutating func checkFigures(
    of texts: [[CourseLine]], in workspace: Workspace, since start: Workspace
  ) {
    for line in texts.joined() {
      let missing = CourseText.missingFigures(
        in: line, of: workspace.situation, since: start.situation)
      for figure in missing {
        add(line.line, "{\(figure)} does not exist in this layout", inText: true)
      }
    }
  }

  /// The command lines that the texts speak of.
  private var commands: [CourseLine] {
    CourseText.commands(in: Array(([lesson.text, lesson.why] + lesson.hints).joined()))
  }

  /// Looks at the command lines of the texts where they cannot be tried.
  private mutating func checkSyntax() {
    for command in commands {
      do throws(CommandError) {
        _ = try ParsedLine(command.text)
      } catch {
        add(command.line, "`\(command.text)`: \(error.message)", inText: true)
      }
    }
  }

  /// Tries the command lines that the texts speak of: each has to be right at the start or at the end.
  private mutating func checkCommands(in sessions: [Session]) {
    for command in commands {
      var refusal: CommandError?
      for session in sessions {
        do throws(CommandError) {
          try session.checkMention(command.text)
          refusal = nil
          break
        } catch {
          refusal = refusal ?? error
        }
      }
      if let refusal {
        add(command.line, "`\(command.text)`: \(refusal.message)", inText: true)
      }
    }
  }
}

extension Session {
  /// Refuses a command line of a text that is wrong here. A command's name alone is a mention of it.
  func checkMention(_ line: String) throws(CommandError) {
    if CommandCatalog.names.contains(line) { return }
    try check(line)
  }

  /// Loads code that stands in a lesson.
  fileprivate func load(_ code: CourseCode) throws(CommandError) {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    do throws(FileError) {
      try FileContents.write(Array(code.text.utf8), to: folder.path(code.name))
    } catch {
      throw CommandError(error.description)
    }
    do throws(CommandError) {
      _ = try load(folder.path(code.name))
    } catch {
      // The folder is gone when the message is read.
      throw CommandError(error.message.replacing(folder.path(""), with: ""))
    }
  }
}
