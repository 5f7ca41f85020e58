import Foundation
import Reflow

/// Chromium's flex-wrap and grid-lanes, in pages without anything else, one process a page.
struct ChromiumPeer {
  let settings: Settings
  let report: Report

  func run() {
    guard let chromium = Program.path(of: "chromium") else {
      report.skip(
        "Chromium's flex-wrap and grid-lanes",
        because: "not measured here; apt-get install --no-install-recommends chromium")
      return
    }
    do {
      let folder = try TemporaryFolder()
      for count in settings.counts where count < 1_000_000 || !settings.isQuick {
        let input = Input(Shape.mixed.sizes(count, seed: 1))
        for kind in Kind.allCases {
          let before = ours(kind, input)
          let result = try layOut(kind, input, chromium, folder)
          if let missing = result.missing {
            report.skip("Chromium's \(kind.rawValue)", because: "this Chromium has \(missing)")
            continue
          }
          if let other = difference(kind, input.layout(kind.provider), result) {
            report.skip("Chromium's \(kind.rawValue), \(count) items", because: other)
            continue
          }
          let after = ours(kind, input)
          let full = Samples(values: before.full.values + after.full.values)
          let insert = Samples(values: before.insert.values + after.insert.values)
          add("\(kind.title), full reflow, all cores", kind, count, full, result.full ?? [])
          add("\(kind.title), insert in the middle", kind, count, insert, result.insert ?? [])
        }
      }
    } catch {
      report.skip("Chromium", because: "\(error)")
    }
  }

  private enum Kind: String, CaseIterable {
    case flex
    case gridLanes = "grid-lanes"

    var title: String {
      switch self {
      case .flex: "left-align mixed"
      case .gridLanes: "waterfall 3 columns"
      }
    }

    var provider: AnyLayoutProvider {
      switch self {
      case .flex: Engine.provider("left-align")
      case .gridLanes: Engine.waterfall(columns: 3)
      }
    }
  }

  /// What the page says.
  private struct Result: Decodable {
    var missing: String?
    /// Milliseconds.
    var full: [Double]?
    var insert: [Double]?
    var lines: Int?
    var height: Int?
  }

  private func layOut(
    _ kind: Kind, _ input: Input, _ chromium: String, _ folder: TemporaryFolder
  ) throws(Program.Failure) -> Result {
    let count = input.count
    let sizes = (0..<2 * count).map { "\(Int(input.doubles[$0]))" }.joined(separator: ",")
    let rounds = count < 1_000_000 ? (settings.isQuick ? 5 : 9) : 3
    let page = """
      <!doctype html><body style="margin: 0"><script>
      const job = {display: "\(kind.rawValue)", columns: 3, width: \(Int(Input.width)),
        batch: \(max(1, 16_000 / count)), rounds: \(rounds), sizes: [\(sizes)]};
      \(try PeerProgram.text("chromium.js"))
      </script>
      """
    let file = try folder.write(page, to: "page.html")
    // Root may not use the sandbox; the profile is one of this run alone.
    let options =
      ["--headless", "--disable-gpu", "--enable-blink-features=CSSGridLanesLayout"]
      + ["--user-data-dir=\(folder.path)/profile", "--dump-dom", "file://\(file)"]
    let output = try Program.run(
      chromium, (geteuid() == 0 ? ["--no-sandbox"] : []) + options, seconds: 120
    ).output
    // The text stands in the script too: what counts is the last one.
    guard let start = output.range(of: "RESULT{", options: .backwards),
      let end = output.range(of: "}END", range: start.upperBound..<output.endIndex),
      let result = try? JSONDecoder().decode(
        Result.self, from: Data("{\(output[start.upperBound..<end.lowerBound])}".utf8))
    else { throw Program.Failure(message: "\(chromium): gave no result for \(kind.rawValue)") }
    return result
  }

  /// Where the page came to something else, what; nil where both have the same height, and the same
  /// lines where there are any.
  private func difference(_ kind: Kind, _ layout: Layout, _ result: Result) -> String? {
    let height = Int(layout.contentSize.height)
    // The page tells its geometry in single precision, in which whole numbers are exact up to 2^24.
    let steps = max(0, height >> 24)
    if abs((result.height ?? 0) - height) > steps {
      return "not compared: the page is \(result.height ?? 0) points high, Reflow's \(height)"
    }
    guard let lines = layout.lineCount, result.lines != lines else { return nil }
    return "not compared: the page has \(result.lines ?? 0) lines, Reflow \(lines)"
  }

  /// Reflow's times, taken before and after the page's: a page is not asked in turn.
  private func ours(_ kind: Kind, _ input: Input) -> (full: Samples, insert: Samples) {
    let inputs = Input.rotated(.mixed, input.count)
    let provider = kind.provider
    var editor = Editor(input.collection, with: provider)
    let middle = ItemPath(section: 0, item: input.count / 2)
    var sink = 0.0
    let samples = Stopwatch(rounds: settings.rounds).measure(
      repetitions: max(1, 20_000 / input.count),
      [
        { sink += inputs[$0 % inputs.count].layout(provider).contentSize.height },
        { _ in editor.insert(Size(width: 60, height: 32), at: middle) },
      ])
    demand(sink.isFinite, "a height is no number")
    return (samples[0], samples[1])
  }

  private func add(
    _ name: String, _ kind: Kind, _ count: Int, _ ours: Samples, _ milliseconds: [Double]
  ) {
    let theirs = Samples(values: milliseconds.map { $0 * 1e6 })
    report.add(
      Measurement(
        .chromium, "\(name), × faster than \(kind.rawValue)", count,
        ratio: theirs.ratio(to: ours), .perOperation(ours),
        note: "\(kind.rawValue) \(Measurement.Figure.perOperation(theirs))"))
  }
}
