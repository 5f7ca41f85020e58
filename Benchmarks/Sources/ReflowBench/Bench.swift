import Foundation

/// Measures the engine against loops in C, against the articles' way, and against the peers that are
/// installed.
///
///     make bench                              a line for each thing that is measured
///     make bench ARGUMENTS="--json --quick"   `reflow-bench --help` tells what there is
@main
struct Bench {
  static func main() {
    // A peer that ends early must not end this program.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") { return print(Settings.usage) }
    do {
      let settings = try Settings(arguments)
      if let kernel = settings.kernel {
        return kernel.run(times: settings.times, cores: settings.cores)
      }
      measure(settings)
    } catch {
      FileHandle.standardError.write(Data("reflow-bench: \(error.message)\n".utf8))
      exit(2)
    }
  }

  private static func measure(_ settings: Settings) {
    let report = Report(settings.format)
    let machine = Machine()
    // The articles' way is the last: what it frees slows whoever allocates after it.
    let groups: [(Measurement.Group, () -> Void)] = [
      (.fullReflow, FullReflow(settings: settings, report: report).run),
      (.variants, Variants(settings: settings, report: report).run),
      (.edits, Edits(settings: settings, report: report).run),
      (.queries, Queries(settings: settings, report: report).run),
      (.memory, Memory(settings: settings, report: report).run),
      (.qt, QtPeer(settings: settings, report: report).run),
      (.chromium, ChromiumPeer(settings: settings, report: report).run),
      (.repl, REPL(settings: settings, report: report).run),
      (.instructions, Instructions(settings: settings, report: report).run),
      (.articles, Articles(settings: settings, report: report).run),
    ]
    for (group, run) in groups where settings.measures(group) { run() }
    report.finish(on: machine)
  }
}
