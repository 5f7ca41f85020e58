import ReflowCourse
import ReflowText

extension CommandCatalog {
  static let faultCommands: [Command] = [
    Command(
      name: "fault", aliases: ["faults"], group: .learning,
      summary: "lists real faults of layouts, or shows one beside the right layout",
      brief: "shows a real fault",
      arguments: [
        Argument("NUMBER", .fault, isOptional: true, "the fault's; faults alone lists them"),
        Argument("ANSWER", .item, isOptional: true, "your answer's number, or why"),
      ],
      details: [
        "Each wrong layout is made by a small provider with the fault. Your own workspace stays as it",
        "is. fault 7 asks, fault 7 2 answers, fault 7 why explains.",
      ],
      example: ["faults", "fault 1"],
      related: ["lesson", "explain"],
      action: .session { (session, arguments) throws(CommandError) in
        guard let first = arguments.words.first else { return try session.listFaults() }
        if arguments.words.count > 2 {
          let extra = arguments.words[2]
          throw CommandError("fault: \(extra.text) is one word too many", at: extra.place)
        }
        return try session.fault(first, answer: arguments.words.dropFirst().first)
      })
  ]
}

extension Session {
  /// The faults, and which of them were found.
  fileprivate func listFaults() throws(CommandError) -> Report {
    let learning = try checkedLearning("faults")
    let gallery = try learning.gallery("faults")
    let messages = learning.course.messages
    var report = Report()
    for entry in gallery.entries {
      let number = (entry.number.map { "\($0)" } ?? "").aligned(to: 3)
      switch entry.content {
      case .success(let fault):
        let mark = learning.progress.contains(.fault(fault.id)) ? "*" : " "
        report.lines.append("\(number) \(mark)  \(fault.title)")
      case .failure(let error):
        report.lines.append("\(number)    \(entry.id): \(error.description)")
      }
    }
    let found = gallery.faults.count { learning.progress.contains(.fault($0.id)) }
    let values: [String: Message.Value] = [
      "found": "\(found)", "count": "\(gallery.faults.count)",
    ]
    report.lines.append(messages.text(Message("fault.progress", values)))
    report.lines += gallery.errors.map(\.description)
    return report
  }

  /// Shows a fault, or takes an answer to its question.
  fileprivate func fault(_ name: Word, answer: Word?) throws(CommandError) -> Report {
    let learning = try checkedLearning("fault")
    let fault: FaultCase
    do throws(CommandError) {
      fault = try learning.gallery("fault").fault(name.text)
    } catch {
      throw error.located(at: name.place)
    }
    let layouts = try FaultLayouts(of: fault, learning.galleryProviders, work: work)
    let messages = learning.course.messages
    guard let answer else { return layouts.asked(fault, messages) }
    if answer.text == "why" && !answer.isQuoted {
      return Report(layouts.explained(fault, messages))
    }
    let number: Int
    do throws(CommandError) {
      number = try Arguments.wholeNumber(answer.text, "ANSWER", in: 1...fault.answers.count)
    } catch {
      throw error.located(at: answer.place)
    }
    guard fault.answers[number - 1].isRight else {
      return Report(layouts.refused(fault, messages))
    }
    let warning = self.learning?.add(.fault(fault.id))
    var report = Report([messages.text(Message("fault.right"))])
    if let warning {
      report.lines.append(
        messages.text(Message("progress.lost", ["reason": .text(warning)])))
    }
    report.lines += layouts.explained(fault, messages)
    return report
  }
}
