import Reflow
import ReflowWorkspace

/// The program's command line.
struct ProgramOptions {
  enum Task: Equatable {
    case help
    case version
    case check([String])
    case frames([String])
    case replay([String])
    /// Checks the program's lessons, and those of some folders.
    case checkLessons([String], loadsCode: Bool)
    /// Begins a lesson of a name in a folder.
    case newLesson(name: String, folder: String)
    /// Makes a library of a file with providers.
    case compile(file: String, library: String)
    /// The REPL, or the given commands instead of it.
    case explore(file: String?, commands: [String])
  }

  private(set) var task = Task.explore(file: nil, commands: [])
  private(set) var drawsPictures = true
  /// Files with providers that are loaded first.
  private(set) var loads: [String] = []
  /// Folders of lessons beside the program's own.
  private(set) var lessons: [String] = []

  static let usage = [
    "reflow [--no-pictures] [--load FILE]… [--lessons FOLDER]… [FILE]",
    "reflow [--no-pictures] [--load FILE]… [--lessons FOLDER]… -c COMMAND…",
    "reflow [--load FILE]… check FILE…", "reflow [--load FILE]… frames FILE…",
    "reflow [--load FILE]… replay FILE…", "reflow compile FILE.swift LIBRARY",
    "reflow lessons check [--code] [FOLDER]…", "reflow lessons new NAME [FOLDER]",
  ]

  static let help =
    ["Reflow lays collections out and shows what moves.", ""] + usage.map { "  \($0)" } + [
      "",
      "reflow          starts the REPL, from a scene if FILE is given. Commands are",
      "                read from standard input where that is no terminal.",
      "reflow check    compares each scene with the frames that it expects. Exit status",
      "                1 if one fails, 2 if a file cannot be used.",
      "reflow frames   prints the frames of each scene, one line of JSON each. Exit",
      "                status 1 if a scene is refused, 2 if a file cannot be used.",
      "reflow replay   runs recordings and compares the frames after each command. Exit",
      "                status 1 if one fails, 2 if a file cannot be used.",
      "reflow compile  makes a library of a file with providers, for load and --load.",
      "                Exit status 2 if it cannot be compiled.",
      "reflow lessons  check: reads and plays the course as a learner does, and the",
      "                lessons in FOLDER behind it (--code: with the code that they",
      "                bring along); exit status 1 if something is wrong. new: begins",
      "                a lesson, in FOLDER or here. Exit status 2 if it cannot.",
      "",
      "  FILE              a scene file, .json or .jsonl; - reads standard input",
      "  -c COMMAND        runs a command instead of the REPL; may be given again",
      "  --load FILE       loads providers from a .swift file or a library; their code",
      "                    may do all that you may do; may be given again",
      "  --lessons FOLDER  adds a folder of lessons to the program's own; may be given",
      "                    again",
      "  --no-pictures     draws only what show asks for",
      "  --help, --version",
    ]

  /// - Throws: `CommandError` for an option that is not known, and for files too many or too few.
  init(_ arguments: ArraySlice<String>) throws(CommandError) {
    var file: String?
    var commands: [String] = []
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        task = .help
        return
      case "--version":
        task = .version
        return
      case "--no-pictures": drawsPictures = false
      case "-c", "--command":
        guard let command = rest.popFirst() else { throw CommandError("\(argument): no command") }
        commands.append(command)
      case "--load":
        guard let file = rest.popFirst() else { throw CommandError("--load: FILE is missing") }
        loads.append(file)
      case "--lessons":
        guard let folder = rest.popFirst() else {
          throw CommandError("--lessons: FOLDER is missing")
        }
        lessons.append(folder)
      case "lessons":
        guard file == nil && commands.isEmpty && loads.isEmpty && lessons.isEmpty else {
          throw CommandError("lessons: it must stand first")
        }
        task = try Self.lessonsTask(rest)
        return
      case "compile":
        guard file == nil && commands.isEmpty && loads.isEmpty else {
          throw CommandError("compile: it must stand first")
        }
        guard rest.count == 2, let source = rest.first, let library = rest.last else {
          throw CommandError("compile: write compile FILE.swift LIBRARY")
        }
        task = .compile(file: source, library: library)
        return
      case "check", "frames", "replay":
        guard file == nil && commands.isEmpty else {
          throw CommandError("\(argument): it must stand first")
        }
        let files = try Self.files(rest, of: argument)
        switch argument {
        case "check": task = .check(files)
        case "frames": task = .frames(files)
        default: task = .replay(files)
        }
        return
      default:
        guard argument == "-" || !argument.hasPrefix("-") else {
          throw CommandError("there is no option \(argument)\(Self.hint(argument))")
        }
        guard file == nil else { throw CommandError("\(argument): one FILE is enough") }
        file = argument
      }
    }
    task = .explore(file: file, commands: commands)
  }

  private static func lessonsTask(_ words: ArraySlice<String>) throws(CommandError) -> Task {
    let flag = "--code"
    let rest = words.dropFirst().filter { $0 != flag }
    let loadsCode = words.contains(flag)
    for word in rest where word.hasPrefix("-") {
      throw CommandError("lessons: there is no option \(word)")
    }
    if loadsCode && words.first != "check" {
      throw CommandError("lessons: \(flag) is for lessons check")
    }
    switch words.first {
    case "check": return .checkLessons(rest, loadsCode: loadsCode)
    case "new":
      guard let name = rest.first, rest.count <= 2 else {
        throw CommandError("lessons: write lessons new NAME, or lessons new NAME FOLDER")
      }
      return .newLesson(name: name, folder: rest.count == 2 ? rest[1] : ".")
    default: throw CommandError("lessons: write lessons check or lessons new NAME")
    }
  }

  private static func files(
    _ arguments: ArraySlice<String>, of command: String
  ) throws(CommandError) -> [String] {
    for argument in arguments where argument.hasPrefix("-") && argument != "-" {
      throw CommandError("\(command): there is no option \(argument)\(hint(argument))")
    }
    guard !arguments.isEmpty else { throw CommandError("\(command): FILE is missing") }
    return Array(arguments)
  }

  private static func hint(_ option: String) -> String {
    let known = ["--help", "--version", "--no-pictures", "--command", "--load", "--lessons"]
    return nearestName(to: option, among: known).map { "; did you mean \($0)?" } ?? ""
  }
}
