import ReflowCourse
import ReflowText

extension [CourseLine] {
  /// The lines with their numbers, as the learner reads them.
  func shown(at now: Workspace, since start: Workspace) -> [String] {
    let shown = CourseText.filled(self, of: now.situation, since: start.situation)
    return shown.filled(in: self)
  }

  /// The lines, which were those others before numbers were filled in: a paragraph that has numbers is broken
  /// into lines anew.
  func filled(in written: [CourseLine]) -> [String] {
    var lines: [String] = []
    var index = 0
    while index < count {
      let end = self[index...].firstIndex { !$0.text.isProse } ?? count
      guard end > index else {
        lines.append(self[index].text)
        index += 1
        continue
      }
      let paragraph = self[index..<end].map(\.text)
      let hasNumbers = paragraph != written[index..<end].map(\.text)
      // Chinese is broken between any two characters, by whoever has written it.
      let isSpaced = paragraph.allSatisfy { displayWidth(of: $0) == $0.count }
      lines +=
        hasNumbers && isSpaced
        ? paragraph.joined(separator: " ").wrapped(indent: 0) : paragraph
      index = end
    }
    return lines
  }
}

extension String {
  /// Whether it is a line of a paragraph.
  fileprivate var isProse: Bool { first.map { $0 != " " } ?? false }
}
