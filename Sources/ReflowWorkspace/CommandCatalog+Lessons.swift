import Reflow
import ReflowCourse
import ReflowText

extension CommandCatalog {
  static let lessonCommands: [Command] = [
    Command(
      name: "lesson", group: .learning,
      summary: "lists the lessons, begins one, or leaves it",
      brief: "lists or begins lessons",
      arguments: [
        Argument(
          "LESSON", .lesson, isOptional: true,
          "a lesson's number or name, or text, off, files or words"),
        Argument("WORD", .item, isOptional: true, "the word that lesson words explains"),
      ],
      details: [
        "A lesson has a workspace of its own and a goal, which is checked after each change. lesson text",
        "shows its text again, lesson off gives your own workspace back. lesson files writes the file that a lesson begins with",
        "into this folder; lesson words lists the words of the course,",
        "lesson words \"fit test\" explains one.",
      ],
      example: ["lesson 1"],
      related: ["hint", "solution", "why", "reset", "next", "exercise", "fault"],
      action: .session { (session, arguments) throws(CommandError) in
        guard let first = arguments.words.first else { return try session.listLessons() }
        if first.text == "words" && !first.isQuoted {
          return try session.words(arguments.words.dropFirst().first)
        }
        if let second = arguments.words.dropFirst().first {
          throw CommandError("lesson: \(second.text) is one word too many", at: second.place)
        }
        switch first.text {
        case "off" where !first.isQuoted: return try session.leaveLesson()
        case "text" where !first.isQuoted: return try session.showTask()
        case "files" where !first.isQuoted: return try session.writeLessonFiles()
        default: return try session.beginLesson(first)
        }
      }),
    Command(
      name: "hint", group: .learning,
      summary: "gives the next hint for the task in hand",
      brief: "gives the next hint",
      details: ["The first nudges, the last nearly tells."],
      example: ["lesson 1", "hint"],
      related: ["solution", "why"],
      action: .session { (session, _) throws(CommandError) in try session.hint() }),
    Command(
      name: "solution", group: .learning,
      summary: "shows commands that reach the goal",
      brief: "shows the solution",
      details: ["They are shown and not run. Other ways to the goal are as good."],
      example: ["lesson 1", "solution"],
      related: ["hint", "why", "reset"],
      action: .session { (session, _) throws(CommandError) in try session.solution() }),
    Command(
      name: "why", group: .learning,
      summary: "explains the task in hand, with the numbers",
      brief: "explains it",
      example: ["lesson 1", "why"],
      related: ["hint", "explain"],
      action: .session { (session, _) throws(CommandError) in try session.why() }),
    Command(
      name: "reset", group: .learning,
      summary: "begins the task in hand anew",
      brief: "begins it anew",
      example: ["lesson 1", "reset"],
      related: ["undo", "lesson"],
      action: .session { (session, _) throws(CommandError) in try session.resetTask() }),
    Command(
      name: "next", group: .learning,
      summary: "begins the next lesson that is not solved, or another exercise",
      brief: "begins the next one",
      example: ["next"],
      related: ["lesson", "exercise"],
      action: .session { (session, _) throws(CommandError) in try session.nextTask() }),
  ]

  static let languageCommands: [Command] = [
    Command(
      name: "language", group: .help,
      summary: "sets the language of the lessons, or tells it",
      brief: "of the lessons",
      arguments: [Argument("CODE", .choice(Learning.languages), isOptional: true)],
      details: [
        "At first it is the locale's, if the course has it. What the course does not have in it is in",
        "English. The choice is kept.",
      ],
      example: ["language en"],
      related: ["lesson"],
      action: .session { (session, arguments) throws(CommandError) in
        try session.language(arguments.words.first)
      })
  ]
}

extension Session {
  /// The lessons, what is solved of them, and which is in hand.
  fileprivate func listLessons() throws(CommandError) -> Report {
    let learning = try checkedLearning("lesson")
    let course = learning.course
    let messages = course.messages
    var report = Report()
    let lessons = course.lessons
    let width = min(60, lessons.map { displayWidth(of: $0.title) }.max() ?? 0)
    for entry in course.entries {
      let number = (entry.number.map { "\($0)" } ?? "").aligned(to: 3)
      let lesson: Lesson
      switch entry.content {
      case .success(let sound): lesson = sound
      case .failure(let error):
        report.lines.append("\(number)    \(entry.id): \(error.description)")
        continue
      }
      let isInHand = learning.task.map { $0.kind == .lesson && $0.lesson.id == lesson.id } ?? false
      let isSolved = learning.progress.contains(.lesson(lesson.id))
      let mark = (isSolved ? "*" : " ") + (isInHand ? ">" : " ")
      let minutes = messages.text(Message("lesson.minutes", ["minutes": "\(lesson.minutes)"]))
      report.lines.append("\(number) \(mark) \(lesson.title.padded(to: width))  \(minutes)")
    }
    let solved = lessons.count { learning.progress.contains(.lesson($0.id)) }
    let progress = Message("lesson.progress", ["solved": "\(solved)", "count": "\(lessons.count)"])
    report.lines.append(messages.text(progress))
    report.lines += course.courses.flatMap(\.errors).map(\.description)
    return report
  }

  /// The words of the course, or what one of them means.
  fileprivate func words(_ word: Word?) throws(CommandError) -> Report {
    let course = try checkedLearning("lesson").course
    guard let word else {
      let names = course.courses.flatMap(\.glossary.words).map(\.name)
      return Report(names.joined(separator: ", ").wrapped(indent: 0))
    }
    let found: Glossary.Word
    do throws(CommandError) {
      found = try course.word(word.text)
    } catch {
      throw error.located(at: word.place)
    }
    return Report("\(found.name): \(found.definition)".wrapped(indent: 0, hanging: 2))
  }

  /// Sets or tells the language of the course.
  fileprivate func language(_ word: Word?) throws(CommandError) -> Report {
    var learning = try checkedLearning("language")
    guard let word else {
      return Report([learning.course.messages.text(Message("language.name"))])
    }
    guard Learning.languages.contains(word.text) else {
      let names = Learning.languages.joined(separator: ", ")
      throw CommandError("language: \(word.text) must be one of \(names)", at: word.place)
    }
    let warning = learning.choose(language: word.text)
    let course = learning.course
    if let task = learning.task {
      learning.task?.messages = course.messages
      // A lesson that has been broken meanwhile stays as it was read.
      if let lesson = try? translated(task, learning) { learning.task?.lesson = lesson }
    }
    self.learning = learning
    var report = Report()
    if let warning {
      report.lines = [course.messages.text(Message("language.lost", ["reason": .text(warning)]))]
    }
    report.lines.append(course.messages.text(Message("language.name")))
    return report
  }

  /// A task's lesson in the language that is chosen now.
  private func translated(
    _ task: LearningTask, _ learning: Learning
  ) throws(CommandError) -> Lesson {
    switch task.kind {
    case .lesson: try learning.course.lesson(task.lesson.id)
    case .exercise(let request): try exercise(request, learning)
    }
  }
}
