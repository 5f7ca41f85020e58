import Foundation

/// The program `reflow` with a million items: what a person waits for after each line.
struct REPL {
  let settings: Settings
  let report: Report

  private static let count = 1_000_000
  private static let lines = [
    "add random 1000000", "width 500", "insert 500000 60x32", "resize 500000 80x32",
    "remove 500000", "undo", "query 0 5000000 500 800", "at 100 5000000", "item 500000",
    "explain 500000", "offset 0 5000000", "show", "use waterfall columns=3", "insert 400000 60x32",
    "use left-align", "stats",
  ]

  func run() {
    guard FileManager.default.isExecutableFile(atPath: settings.program) else {
      report.skip(
        "the REPL",
        because: "not measured here; there is no \(settings.program), which make build makes")
      return
    }
    let runs = settings.isQuick ? 1 : 3
    var times = [[Double]](repeating: [], count: Self.lines.count)
    var peaks: [Double] = []
    do {
      for _ in 0..<runs {
        let conversation = try Conversation(settings.program)
        _ = try conversation.ask("time on")
        for (index, line) in Self.lines.enumerated() {
          var failure: Program.Failure?
          let nanoseconds = Stopwatch.nanosecondsPassed {
            // With the time on, `took 1.2 ms` ends every answer.
            do { _ = try conversation.ask(line) { $0.hasPrefix("took ") } } catch {
              failure = error as? Program.Failure
            }
          }
          if let failure { throw failure }
          times[index].append(nanoseconds)
        }
        if let peak = conversation.peakMemory { peaks.append(Double(peak) / 1024) }
      }
    } catch {
      report.skip("the REPL", because: "\(error)")
      return
    }
    for (line, nanoseconds) in zip(Self.lines, times) {
      report.add(Measurement(.repl, line, Self.count, .perOperation(Samples(values: nanoseconds))))
    }
    if !peaks.isEmpty {
      report.add(
        Measurement(
          .repl, "peak memory (VmHWM) of all this", Self.count,
          .init(spread: Spread(of: peaks), unit: .mebibytes)))
    }
  }
}
