import Reflow
import ReflowCourse

/// Looks at one fault of the gallery as a reader does, and notes what is wrong with it.
struct FaultCheck {
  private(set) var problems: [CourseError] = []

  /// - Parameter providers: the right ones, and those that are wrong on purpose.
  init(_ fault: FaultCase, _ providers: ProviderRegistry) {
    let layouts: FaultLayouts
    do throws(CommandError) {
      layouts = try FaultLayouts(of: fault, providers)
    } catch {
      // The message names file and line already.
      problems = [CourseError(located: error.message, in: fault.path)]
      return
    }
    func add(_ path: String, _ line: Int, _ message: String) {
      problems.append(CourseError(path: path, line: line, message: message))
    }
    if layouts.difference == nil {
      add(fault.path, fault.wrong.first?.line ?? 1, "the wrong layout is the right one")
    }
    let missing = fault.missingFigures(
      right: layouts.right.situation, wrong: layouts.wrong.situation)
    for (figure, line) in missing {
      add(fault.textsPath, line, "{\(figure)} does not exist in its layout")
    }
    for command in CourseText.commands(
      in: fault.question + fault.answers.map(\.text) + fault.why + fault.rule)
    {
      do throws(CommandError) {
        try Session(layouts.right).checkMention(command.text)
      } catch {
        add(fault.textsPath, command.line, "`\(command.text)`: \(error.message)")
      }
    }
  }
}
