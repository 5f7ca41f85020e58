/// One line of the results.
struct Measurement {
  var group: Group
  /// What was measured, and for a ratio against what. The same in every run.
  var name: String
  /// How many items.
  var count: Int
  /// What the group says: how many times faster, or how many times as long.
  var ratio: Spread?
  var figure: Figure?
  /// How it was measured, where that is not the same each time.
  var note: String?

  init(
    _ group: Group, _ name: String, _ count: Int, ratio: Spread? = nil, _ figure: Figure? = nil,
    note: String? = nil
  ) {
    self.group = group
    self.name = name
    self.count = count
    self.ratio = ratio
    self.figure = figure
    self.note = note
  }

  /// A number with its unit.
  struct Figure: CustomStringConvertible {
    var spread: Spread
    var unit: Unit

    var description: String { "\(decimal(spread.median)) \(unit.text)" }

    static func perItem(_ samples: Samples, _ count: Int) -> Figure {
      Figure(spread: samples.divided(by: Double(count)).spread, unit: .nanosecondsAnItem)
    }

    /// - Parameter samples: nanoseconds.
    static func perOperation(_ samples: Samples) -> Figure {
      Figure(spread: samples.divided(by: 1000).spread, unit: .microseconds)
    }

    /// - Parameter nanoseconds: a mean or a percentile, which has no spread.
    static func perOperation(_ nanoseconds: Double) -> Figure {
      Figure(spread: Spread(exactly: nanoseconds / 1000), unit: .microseconds)
    }
  }

  enum Unit: String {
    case nanosecondsAnItem = "nsPerItem"
    case microseconds = "usPerOp"
    case bytesAnItem = "bytesPerItem"
    case instructionsAnItem = "instructionsPerItem"
    case mebibytes = "MiB"

    var text: String {
      switch self {
      case .nanosecondsAnItem: "ns an item"
      case .microseconds: "µs"
      case .bytesAnItem: "bytes an item"
      case .instructionsAnItem: "instructions an item"
      case .mebibytes: "MiB"
      }
    }
  }

  /// A table of the results. What its ratios are is the same for all its lines.
  enum Group: String, CaseIterable {
    case fullReflow = "Full reflow against C wrap"
    case variants = "What headers, alignments and directions cost"
    case edits = "Edits"
    case queries = "Queries"
    case memory = "Memory"
    case qt = "Against Qt's QListView"
    case chromium = "Against Chromium"
    case repl = "The REPL with a million items"
    case instructions = "Instructions, counted by valgrind"
    case articles = "Against the articles' way"

    /// How a target names a ratio, with what it is compared with where the row's name does not say it.
    var times: String {
      switch self {
      case .fullReflow, .instructions: "× C wrap"
      case .variants: "× the plain one"
      case .queries: "× 1,000 items"
      case .articles: "× as fast as the articles' way"
      default: "×"
      }
    }

    /// What its ratios say, and which are good.
    var ratio: String {
      switch self {
      case .fullReflow: "ratio = time / time of C wrap with the same items; smaller is better"
      case .variants: "ratio = time / time of the same without any of them; smaller is better"
      case .edits: "ratio = time of a full reflow, all cores / mean time of it; bigger is better"
      case .queries: "ratio = time / time at 1,000 items; smaller is better"
      case .memory: "ratio = bytes / 16, what the sizes alone take; smaller is better"
      case .qt, .chromium: "ratio = the peer's time / Reflow's time; bigger is better"
      case .repl: "no ratios: from typing a line to the end of its answer, the picture included"
      case .instructions: "ratio = instructions / instructions of C wrap; smaller is better"
      case .articles: "ratio = time of the articles' way / Reflow's time; bigger is better"
      }
    }
  }
}
