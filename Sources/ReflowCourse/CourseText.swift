import Reflow

/// A part of a line of a text.
enum TextPart: Hashable, Sendable {
  case plain(String)
  /// Between asterisks: a concept word that is explained.
  case word(String)
  /// Between backticks: a command line.
  case command(String)
  /// Between braces: a figure, or what the kind of file has besides.
  case figure(String)
}

/// A part and the column, from 1, at which it begins.
struct PlacedPart: Hashable, Sendable {
  var part: TextPart
  var column: Int
}

/// How the lines of a text are read.
public enum CourseText {
  /// What stands before a line that is shown as it is.
  static let verbatim = "    "
  /// What stands before a command in such a line.
  static let prompt = "    reflow> "

  /// The parts of a line.
  /// - Parameters:
  ///   - text: the line.
  ///   - hasFigures: whether braces mean figures, as they do until those are filled in.
  /// - Throws: `LineProblem` for an asterisk, backtick or brace without its partner.
  static func parts(
    of text: String, hasFigures: Bool = true
  ) throws(LineProblem) -> [PlacedPart] {
    guard !text.hasPrefix(verbatim) else { return [PlacedPart(part: .plain(text), column: 1)] }
    var parts: [PlacedPart] = []
    var plain = ""
    var plainStart = 1
    let characters = Array(text)
    var index = 0
    func flush(at next: Int) {
      if !plain.isEmpty { parts.append(PlacedPart(part: .plain(plain), column: plainStart)) }
      plain = ""
      plainStart = next + 1
    }
    while index < characters.count {
      let character = characters[index]
      guard ["*", "`"].contains(character) || character == "{" && hasFigures else {
        plain.append(character)
        index += 1
        continue
      }
      if character == "{", index + 1 < characters.count, characters[index + 1] == "{" {
        plain.append("{")
        index += 2
        continue
      }
      let closing: Character = character == "{" ? "}" : character
      guard let end = characters[(index + 1)...].firstIndex(of: closing) else {
        throw LineProblem(column: index + 1, "\(character) has no partner on its line")
      }
      let content = String(characters[(index + 1)..<end])
      guard !content.allSatisfy({ $0 == " " }) else {
        throw LineProblem(column: index + 1, "there is nothing between \(character) and \(closing)")
      }
      flush(at: end + 1)
      let part: TextPart =
        switch character {
        case "*": .word(content)
        case "`": .command(content)
        default: .figure(content)
        }
      parts.append(PlacedPart(part: part, column: index + 1))
      index = end + 1
    }
    flush(at: index)
    return parts
  }

  /// - Parameters:
  ///   - text: the line.
  ///   - check: refuses what stands between braces and names no figure.
  /// - Throws: `LineProblem` for a line whose parts are not sound.
  static func check(
    _ text: String, figure check: (String) throws(LineProblem) -> Void = checkFigure
  ) throws(LineProblem) {
    for placed in try parts(of: text) {
      guard case .figure(let figure) = placed.part else { continue }
      do throws(LineProblem) {
        try check(figure)
      } catch {
        throw LineProblem(column: placed.column + (error.column ?? 1), error.message)
      }
    }
  }

  /// - Throws: `LineProblem` for a text that is no figure, nor a sum of figures.
  static func checkFigure(_ text: String) throws(LineProblem) { _ = try Sum(text) }

  /// The command lines that texts speak of, which must parse: between backticks, and behind
  /// `    reflow> `. O(length).
  /// - Parameter lines: the texts.
  public static func commands(in lines: [CourseLine]) -> [CourseLine] {
    lines.flatMap { line -> [CourseLine] in
      if line.text.hasPrefix(prompt) {
        let command = trimmed(line.text.dropFirst(prompt.count))
        return command.isEmpty ? [] : [CourseLine(text: command, line: line.line)]
      }
      return ((try? parts(of: line.text)) ?? []).compactMap { placed in
        guard case .command(let command) = placed.part else { return nil }
        return CourseLine(text: command, line: line.line)
      }
    }
  }

  // MARK: - Figures

  /// What a figure that does not exist is filled in as.
  static let missingNumber = "–"

  /// Lines of a text with the figures' numbers in place of `{figure}`. A figure that does not exist in the
  /// situation is a dash. Costs what the figures cost, each once.
  /// - Parameters:
  ///   - lines: the text.
  ///   - now: whose numbers they are: the lesson's start for its text and hints, behind the solution for
  ///     its why.
  ///   - start: the lesson's start.
  public static func filled(
    _ lines: [CourseLine], of now: Situation, since start: Situation
  ) -> [CourseLine] {
    // The same figure may stand in many places, and look at many items.
    var known: [String: String] = [:]
    return lines.map { line in
      filled(line) { figure in
        if let number = known[figure] { return number }
        let number = number(figure, of: now, since: start) ?? missingNumber
        known[figure] = number
        return number
      }
    }
  }

  /// The figures in a line of a text that do not exist in a situation, as they are written. Costs what the
  /// figures cost.
  /// - Parameters:
  ///   - line: the line.
  ///   - now: the situation.
  ///   - start: the lesson's start.
  public static func missingFigures(
    in line: CourseLine, of now: Situation, since start: Situation
  ) -> [String] {
    figures(of: line).filter { number($0, of: now, since: start) == nil }
  }

  /// The number of a figure, or of a sum of figures; nil where it does not exist.
  private static func number(
    _ figure: String, of now: Situation, since start: Situation
  ) -> String? {
    guard let sum = try? Sum(figure), let value = try? sum.value(in: now, since: start) else {
      return nil
    }
    return explained(value)
  }

  /// What stands between the braces of a line.
  static func figures(of line: CourseLine) -> [String] {
    ((try? parts(of: line.text)) ?? []).compactMap { placed in
      if case .figure(let figure) = placed.part { figure } else { nil }
    }
  }

  /// A line with other words in place of its braces; asterisks and backticks stay.
  /// - Parameters:
  ///   - line: the line.
  ///   - value: what the text between braces stands for.
  static func filled(_ line: CourseLine, _ value: (String) -> String) -> CourseLine {
    guard line.text.contains("{"), let parts = try? parts(of: line.text) else { return line }
    let texts = parts.map { placed in
      switch placed.part {
      case .plain(let text): text
      case .word(let word): "*\(word)*"
      case .command(let command): "`\(command)`"
      case .figure(let figure): value(figure)
      }
    }
    return CourseLine(text: texts.joined(), line: line.line)
  }
}
