import Reflow
import ReflowCourse

/// A fault of the gallery, laid out rightly and wrongly.
struct FaultLayouts {
  let right: Workspace
  let wrong: Workspace

  /// - Parameter providers: the right ones, and those that are wrong on purpose.
  /// - Throws: `CommandError` that names the file and the line of a command that is refused.
  init(
    of fault: FaultCase, _ providers: ProviderRegistry, work: LongWork? = nil
  ) throws(CommandError) {
    right = try .made(
      by: fault.start + fault.right, of: fault.path, with: providers, work: work)
    wrong = try .made(
      by: fault.start + fault.wrong, of: fault.path, with: providers, work: work)
  }

  /// The first element that stands elsewhere in the two, or is in one only; the content's size where only
  /// that differs.
  var difference: (element: Element?, right: String, wrong: String)? {
    let (ours, theirs) = (right.layout.elements, wrong.layout.elements)
    for (one, other) in zip(ours, theirs) where one.frame != other.frame {
      return (one.element, one.frame.inWords, other.frame.inWords)
    }
    let (size, other) = (right.layout.contentSize, wrong.layout.contentSize)
    guard size != other else { return nil }
    return (nil, size.inWords, other.inWords)
  }

  /// The pictures, the question and the answers.
  func asked(_ fault: FaultCase, _ messages: CourseMessages) -> Report {
    let heading = Message(
      "fault.heading", ["number": "\(fault.number)", "title": .text(fault.title)])
    let source = Message("fault.source", ["source": .text(fault.source)])
    var report = Report([messages.text(heading), messages.text(source), ""])
    var pictures = Report()
    pictures.strip = [
      PictureRequest(title: messages.text(Message("fault.right-layout")), of: right),
      PictureRequest(title: messages.text(Message("fault.wrong-layout")), of: wrong),
    ]
    pictures.lines = [""] + fault.question.map(\.text) + [""]
    for (index, answer) in fault.answers.enumerated() {
      pictures.lines += "\(index + 1)  \(answer.text.text)".wrapped(indent: 2, hanging: 5)
    }
    let help = Message("fault.help", ["number": "\(fault.number)"])
    pictures.lines += ["", messages.text(help)]
    report.followUps = [pictures]
    return report
  }

  /// What a wrong answer is answered: where to look.
  func refused(_ fault: FaultCase, _ messages: CourseMessages) -> [String] {
    var lines = [messages.text(Message("fault.refused"))]
    if let difference {
      var message = Message(
        "fault.size-differs", ["right": .text(difference.right), "wrong": .text(difference.wrong)])
      if let element = difference.element {
        message.key = "fault.differs"
        message.values["element"] = .message(element.message)
      }
      lines += messages.text(message).wrapped(indent: 0)
    }
    return lines + [messages.text(Message("fault.help", ["number": "\(fault.number)"]))]
  }

  /// Why it is wrong, with the numbers of both, and the rule.
  func explained(_ fault: FaultCase, _ messages: CourseMessages) -> [String] {
    let why = fault.why(right: right.situation, wrong: wrong.situation)
    var lines = why.filled(in: fault.why)
    lines += ["", messages.text(Message("fault.rule"))] + fault.rule.map { "  \($0.text)" }
    if let article = fault.article {
      lines += ["", messages.text(Message("why.read", ["article": .text(article)]))]
    }
    return lines
  }
}

extension Learning {
  /// The gallery as it is on the disk now.
  /// - Throws: `CommandError` where the program has none.
  func gallery(_ command: String) throws(CommandError) -> Gallery {
    guard let folder = folders.faults else {
      throw CommandError("\(command): this program has no gallery of faults")
    }
    return Gallery.read(folder: folder, language: Self.translation(language))
  }
}

extension Gallery {
  /// The fault of a number or a name.
  fileprivate func found(_ name: String) -> NumberedEntry<FaultCase>? {
    let number = Int(name)
    return entries.first { $0.id == name || number != nil && $0.number == number }
  }

  /// - Throws: `CommandError` where there is none, or it is broken.
  func fault(_ name: String) throws(CommandError) -> FaultCase {
    guard let entry = found(name) else {
      let nearest = nearestName(to: name, among: entries.map(\.id))
      throw CommandError(
        "fault: there is no fault \(name)"
          + (nearest.map { "; did you mean \($0)?" } ?? "; faults lists them"))
    }
    switch entry.content {
    case .success(let fault): return fault
    case .failure(let error): throw CommandError("fault: \(error.description)")
    }
  }
}

extension Element {
  /// What it is called in the course.
  fileprivate var message: Message {
    switch self {
    case .item(let path): Message("item", ["item": "\(path.section).\(path.item)"])
    case .header(let section): Message("header", ["section": "\(section)"])
    case .footer(let section): Message("footer", ["section": "\(section)"])
    }
  }
}

extension Size {
  fileprivate var inWords: String { "\(shortened(width)) × \(shortened(height))" }
}
