import Reflow
import ReflowCourse
import ReflowText

extension Session {
  /// How far the task in hand is: each condition of its goal, and what is wrong with those that do not
  /// hold. Where all hold for the first time the task is solved, which is kept.
  func goalReport() throws(CommandError) -> Report {
    let task = try task("lesson")
    let messages = task.messages
    let state = GoalState(of: task.lesson, now: workspace, start: task.start, work: work)
    var report = Report(state.lines(messages))
    guard state.isReached, !task.isSolved else { return report }
    learning?.task?.isSolved = true
    let praise = Message(
      task.kind == .lesson ? "goal.reached-lesson" : "goal.reached-exercise")
    report.lines += ["", messages.text(praise)]
    if task.kind == .lesson, let warning = learning?.add(.lesson(task.lesson.id)) {
      report.lines.append(
        messages.text(Message("progress.lost", ["reason": .text(warning)])))
    }
    return report
  }

  /// What a change has meant for the task in hand; nil where there is none.
  func feedback() -> Report? {
    guard learning?.task != nil else { return nil }
    do throws(CommandError) {
      return try goalReport()
    } catch {
      return Report([error.message])
    }
  }
}

/// Which conditions of a goal hold.
struct GoalState {
  private var states: [(condition: Condition, shortfall: Shortfall?)] = []
  /// Whether the person has stopped it: some conditions were not looked at.
  private(set) var isStopped = false

  /// O(conditions), and O(items) for those that look at all of them.
  init(of lesson: Lesson, now: Workspace, start: Workspace, work: LongWork? = nil) {
    let (situation, beginning) = (now.situation, start.situation)
    for (index, condition) in lesson.goal.enumerated() {
      guard work?.goesOn(.lookingAtGoal, index, lesson.goal.count) != false else {
        isStopped = true
        return
      }
      states.append((condition, condition.shortfall(in: situation, since: beginning)))
    }
  }

  var isReached: Bool { !isStopped && states.allSatisfy { $0.shortfall == nil } }

  /// The first condition that does not hold.
  var firstOpen: (condition: Condition, shortfall: Shortfall)? {
    for (condition, shortfall) in states {
      if let shortfall { return (condition, shortfall) }
    }
    return nil
  }

  /// A line or more for each condition.
  func lines(_ messages: CourseMessages) -> [String] {
    let holds = messages.text(Message("goal.holds"))
    let open = messages.text(Message("goal.open"))
    let width = max(displayWidth(of: holds), displayWidth(of: open))
    var lines = [messages.text(Message("goal.heading"))]
    for (condition, shortfall) in states {
      let mark = (shortfall == nil ? holds : open).padded(to: width)
      let text = messages.text(shortfall?.told ?? condition.inWords)
      lines += "\(mark)  \(text)".wrapped(indent: 2, hanging: width + 4)
    }
    if isStopped { lines.append(messages.text(Message("goal.stopped"))) }
    return lines
  }
}

extension Shortfall {
  /// The condition and what is wrong, as one sentence.
  fileprivate var told: Message {
    guard let first = reasons.first else { return condition }
    let all = reasons.dropFirst().reduce(first) { before, next in
      Message("goal.reasons", ["before": .message(before), "next": .message(next)])
    }
    return Message("goal.shortfall", ["condition": .message(condition), "reasons": .message(all)])
  }
}
