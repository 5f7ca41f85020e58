/// Measures the engine against the loops of `CBaseline` and against the articles' way.
///
///     make bench                         a table
///     make bench ARGUMENTS=--json        one JSON object a line
///     make bench ARGUMENTS=--quick       fewer rounds
@main
struct Bench {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let isQuick = arguments.contains("--quick")
    let results = Results(isJSON: arguments.contains("--json"))
    let stopwatch = Stopwatch(rounds: isQuick ? 5 : 21)
    FullReflow(stopwatch: stopwatch, results: results).run()
    Queries(stopwatch: stopwatch, results: results).run()
  }
}
