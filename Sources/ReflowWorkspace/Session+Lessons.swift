import Reflow
import ReflowCourse

extension Session {
  /// What there is to learn with.
  /// - Throws: `CommandError` where this program has no course.
  func checkedLearning(_ command: String) throws(CommandError) -> Learning {
    guard let learning else { throw CommandError("\(command): this program has no course") }
    return learning
  }

  /// The task in hand.
  func task(_ command: String) throws(CommandError) -> LearningTask {
    let learning = try checkedLearning(command)
    guard let task = learning.task else {
      throw CommandError("\(command): no lesson is in hand; lesson lists them, lesson 1 begins one")
    }
    return task
  }

  // MARK: - Beginning and leaving

  /// Begins a lesson by its number or its name.
  func beginLesson(_ word: Word) throws(CommandError) -> Report {
    let course = try checkedLearning("lesson").course
    do throws(CommandError) {
      return try begin(try course.lesson(word.text), .lesson, course.messages)
    } catch {
      throw error.located(at: word.place)
    }
  }

  /// Puts what a lesson begins with in the workspace's place; the learner's own is kept for afterwards.
  func begin(
    _ lesson: Lesson, _ kind: LearningTask.Kind, _ messages: CourseMessages
  ) throws(CommandError) -> Report {
    let command = kind == .lesson ? "lesson" : "exercise"
    try checkMayChangeTask(command, "begins")
    let start = try Workspace.made(
      by: lesson.start, of: lesson.path, withCodeOf: workspace, work: work)
    let outside = learning?.task?.outside ?? KeptSession(snapshot)
    learning?.task = LearningTask(
      kind: kind, lesson: lesson, messages: messages, start: start, outside: outside)
    startAnew(with: start)
    return try showTask()
  }

  /// Refuses to begin or leave a task where another workspace would come into the midst of something.
  private func checkMayChangeTask(_ command: String, _ verb: String) throws(CommandError) {
    guard sourceDepth == 0 else {
      throw CommandError("\(command): a file that is sourced \(verb) none; type it at the prompt")
    }
    guard recorder == nil else {
      throw CommandError("\(command): a recording runs; record off ends it")
    }
  }

  /// The text of the task in hand, the workspace as it is now, and how far the goal is.
  func showTask() throws(CommandError) -> Report {
    let task = try task("lesson")
    let (lesson, messages) = (task.lesson, task.messages)
    var report = Report([lesson.heading(task.kind, messages), ""])
    report.lines += lesson.text.shown(at: task.start, since: task.start)
    report.showsPicture = true
    report.followUps = [try goalReport()]
    if let file = lesson.file {
      report.followUps[0].lines += [
        "", messages.text(Message("lesson.file", ["name": .text(file.name)])),
      ]
    }
    let help = Message(task.kind == .lesson ? "lesson.help" : "exercise.help")
    report.followUps[0].lines += [""] + messages.text(help).wrapped(indent: 0)
    return report
  }

  /// A workspace without a past.
  private func startAnew(with start: Workspace) {
    history = History()
    marks = []
    path = nil
    lastChange = nil
    scrubRun = nil
    // What is watched and mirrored is the learner's own.
    settings.watches = []
    settings.mirror = nil
    workspace = start
  }

  /// Puts the task's beginning in the workspace's place again.
  func resetTask() throws(CommandError) -> Report {
    let task = try task("reset")
    let course = try checkedLearning("reset").course
    // Whoever writes the lesson wants to see it as it is now.
    let lesson = task.kind == .lesson ? try course.lesson(task.lesson.id) : task.lesson
    return try begin(lesson, task.kind, course.messages)
  }

  /// Gives the learner's own workspace back.
  func leaveLesson() throws(CommandError) -> Report {
    let task = try task("lesson")
    try checkMayChangeTask("lesson", "leaves")
    let inside = snapshot
    let (code, settings) = (workspace, settings)
    restore(task.outside.snapshot)
    do throws(CommandError) {
      workspace.work = work
      try workspace.adoptCode(of: code)
      workspace.work = nil
    } catch {
      restore(inside)
      throw error
    }
    workspace.takeLoadedFiles(of: code)
    self.settings.isTimed = settings.isTimed
    self.settings.format = settings.format
    scrubRun = nil
    var report = Report([task.messages.text(Message("lesson.left")), workspace.headline])
    report.showsPicture = true
    return report
  }

  // MARK: - Help

  /// The next hint, and how many are left.
  func hint() throws(CommandError) -> Report {
    let task = try task("hint")
    let messages = task.messages
    let hints = task.lesson.hints
    let index = min(task.hintsGiven, hints.count - 1)
    learning?.task?.hintsGiven = index + 1
    let place = Message("hint.place", ["number": "\(index + 1)", "count": "\(hints.count)"])
    var lines = [messages.text(place)]
    lines += hints[index].shown(at: task.start, since: task.start)
    let rest = Message(index == hints.count - 1 ? "hint.last" : "hint.more")
    lines += ["", messages.text(rest)]
    return Report(lines)
  }

  /// The commands that reach the goal.
  func solution() throws(CommandError) -> Report {
    let task = try task("solution")
    let messages = task.messages
    var lines = [messages.text(Message("solution.heading"))]
    lines += task.lesson.solution.map { "  \($0.text)" }
    if let finished = task.lesson.finished {
      lines += ["", messages.text(Message("solution.file", ["name": .text(finished.name)]))]
      lines += finished.lines.map { "    \($0.text)" }
    }
    return Report(lines)
  }

  /// Why the goal is reached as it is, with the numbers after the solution; where to read on.
  func why() throws(CommandError) -> Report {
    let task = try task("why")
    let (messages, lesson) = (task.messages, task.lesson)
    // What needs code that the learner has yet to write has its numbers from the learner's workspace.
    let solved = lesson.finished == nil ? try task.solved(withCodeOf: workspace, work) : workspace
    var lines = lesson.why.shown(at: solved, since: task.start)
    if let article = lesson.article {
      lines += ["", messages.text(Message("why.read", ["article": .text(article)]))]
    }
    return Report(lines)
  }

  /// Begins the next lesson that is not solved, or another exercise.
  func nextTask() throws(CommandError) -> Report {
    let learning = try checkedLearning("next")
    if let task = learning.task, case .exercise(let request) = task.kind {
      return try beginExercise(request.another)
    }
    let course = learning.course
    let lessons = course.lessons
    let current = learning.task.flatMap { task in lessons.firstIndex { $0.id == task.lesson.id } }
    let following = lessons.dropFirst(current.map { $0 + 1 } ?? 0) + lessons.prefix(current ?? 0)
    guard let next = following.first(where: { !learning.progress.contains(.lesson($0.id)) }) else {
      let isInHand = current.map { !learning.progress.contains(.lesson(lessons[$0].id)) } ?? false
      return Report([course.messages.text(Message(isInHand ? "next.in-hand" : "next.none"))])
    }
    var report = try begin(next, .lesson, course.messages)
    if let current, !learning.progress.contains(.lesson(lessons[current].id)) {
      let left = Message("next.left", ["number": "\(lessons[current].number)"])
      report.lines.insert(contentsOf: [course.messages.text(left), ""], at: 0)
    }
    return report
  }
}

extension LearningTask {
  /// The workspace that the solution makes of the start.
  func solved(
    withCodeOf code: Workspace, _ work: LongWork?
  ) throws(CommandError) -> Workspace {
    try Workspace.made(
      by: lesson.start + lesson.solution, of: lesson.path, withCodeOf: code, work: work)
  }
}

extension Lesson {
  /// `Lesson 3: A line and its fit test (4 minutes)`
  func heading(_ kind: LearningTask.Kind, _ messages: CourseMessages) -> String {
    switch kind {
    case .lesson:
      messages.text(
        Message(
          "lesson.heading",
          ["number": "\(number)", "title": .text(title), "minutes": "\(minutes)"]))
    case .exercise(let request):
      messages.text(
        Message(
          "exercise.heading",
          ["level": "\(request.level)", "title": .text(title), "seed": "\(request.seed)"]))
    }
  }
}
