/// What the command line asks for.
struct Settings {
  var isQuick = false
  var format = Report.Format.text
  /// The groups to measure; empty for all.
  var groups: Set<Measurement.Group> = []
  /// The program `reflow`, in a release build.
  var program = ".build/release/reflow"
  /// One kernel to run and nothing else.
  var kernel: Kernel?
  /// How many cores a kernel may use; nil for all there are, or for one where instructions are counted.
  var cores: Int?
  /// How often the kernel is run.
  var times = 1

  /// How many items: the largest is what the targets are for.
  let counts = [1_000, 10_000, 100_000, 1_000_000]
  var rounds: Int { isQuick ? 5 : 21 }
  /// How long edits of one kind of collection are measured.
  var editing: Duration { isQuick ? .milliseconds(200) : .milliseconds(1500) }

  static let usage = """
    reflow-bench [--quick] [--json | --markdown] [--only GROUP]… [--reflow PROGRAM]
    reflow-bench --kernel NAME [--times K] [--cores K]

      --quick     fewer rounds
      --json      one object a line
      --markdown  the tables of Benchmarks/RESULTS.md
      --only      \(groupNames.map(\.name).joined(separator: ", ")); may be given again
      --repl      the same as --only repl
      --instructions  the same as --only instructions
      --reflow    the program that is measured as a REPL, \(Settings().program) if not given
      --kernel    runs one thing a million items long, K times, and nothing else: \
    \(Kernel.allCases.map(\.rawValue).joined(separator: ", "))
      --cores     how many cores a kernel may use; without it all, and one for --instructions
    """

  private static let groupNames = Measurement.Group.allCases.map { (name: "\($0)", group: $0) }

  /// - Throws: what is wrong with the arguments.
  init(_ arguments: [String]) throws(Refusal) {
    var rest = arguments[...]
    func value(of option: String) throws(Refusal) -> String {
      guard let value = rest.popFirst() else { throw Refusal("\(option): needs a value after it") }
      return value
    }
    func number(of option: String, atLeast least: Int) throws(Refusal) -> Int {
      let text = try value(of: option)
      guard let number = Int(text), number >= least else {
        throw Refusal("\(option): must be a whole number, \(least) or more, and is \(text)")
      }
      return number
    }
    while let option = rest.popFirst() {
      switch option {
      case "--quick": isQuick = true
      case "--json": format = .json
      case "--markdown": format = .markdown
      case "--repl": groups.insert(.repl)
      case "--instructions": groups.insert(.instructions)
      case "--reflow": program = try value(of: option)
      case "--only":
        let name = try value(of: option)
        guard let known = Self.groupNames.first(where: { $0.name == name }) else {
          throw Refusal(
            "--only: there is no group \(name); it must be one of "
              + Self.groupNames.map(\.name).joined(separator: ", "))
        }
        groups.insert(known.group)
      case "--kernel":
        let name = try value(of: option)
        guard let kernel = Kernel(rawValue: name) else {
          throw Refusal(
            "--kernel: there is no kernel \(name); it must be one of "
              + Kernel.allCases.map(\.rawValue).joined(separator: ", "))
        }
        self.kernel = kernel
      case "--cores": cores = try number(of: option, atLeast: 1)
      case "--times": times = try number(of: option, atLeast: 0)
      default: throw Refusal("there is no option \(option)\n\n\(Self.usage)")
      }
    }
  }

  private init() {}

  func measures(_ group: Measurement.Group) -> Bool { groups.isEmpty || groups.contains(group) }

  struct Refusal: Error {
    var message: String
    init(_ message: String) { self.message = message }
  }
}
