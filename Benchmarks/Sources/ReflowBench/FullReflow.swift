import CBaseline
import Reflow

/// A full reflow, from sizes in memory to the content's size (`states only`: every frame can be asked
/// for) or to all frames written down.
struct FullReflow {
  let settings: Settings
  let report: Report

  /// Something that is timed; without a name it is only compared with.
  private typealias Row = (name: String?, body: (Input) -> Double)

  func run() {
    for count in settings.counts {
      let loops = Loops(capacity: count)
      for shape in Shape.allCases {
        leftAlign(shape.rawValue, Input.rotated(shape, count), loops)
      }
      others(Input.rotated(.mixed, count), loops)
    }
    let sizes = Shape.mixed.sizes(settings.counts.last!, seed: 1)
    leftAlign(
      "mixed, sections of 10", [Input(sizes, sectionLength: 10)], Loops(capacity: sizes.count))
  }

  private func leftAlign(_ name: String, _ inputs: [Input], _ loops: Loops) {
    let provider = Engine.provider("left-align")
    check(name, inputs[0], provider, loops)
    let engine = cores(for: inputs).flatMap { cores in
      [nil, loops].map { row("left-align \(name)", provider, cores, framesIn: $0) }
    }
    measure(
      inputs,
      [("C wrap (\(name))", loops.wrap), ("C copy loop (\(name))", loops.copy)] + engine)
  }

  private func others(_ inputs: [Input], _ loops: Loops) {
    for cores in cores(for: inputs) {
      var rows: [Row] = [(nil, loops.wrap)]
      for name in ["grid", "justified-gallery"] {
        rows.append(row(name, Engine.provider(name), cores))
      }
      for columns in [2, 3, 8] {
        for policy in ["shortestFirst", "leftToRight"] {
          let provider = Engine.waterfall(columns: columns, policy: policy)
          rows.append(row("waterfall \(columns) columns \(policy)", provider, cores))
        }
      }
      let framed = Engine.waterfall(columns: 3)
      rows.append(row("waterfall 3 columns shortestFirst", framed, cores, framesIn: loops))
      measure(inputs, rows)
    }
  }

  /// Of fewer items the engine lets one core do all.
  private func cores(for inputs: [Input]) -> [Int?] { inputs[0].count < 100_000 ? [1] : [1, nil] }

  private func row(
    _ name: String, _ provider: AnyLayoutProvider, _ cores: Int?, framesIn loops: Loops? = nil
  ) -> Row {
    let work = loops == nil ? "states only" : "with frames"
    return (
      "\(name), \(work), \(Engine.name(ofCores: cores))",
      { input in
        let layout = input.layout(provider, cores: cores)
        if let loops { Engine.writeFrames(of: layout, to: loops.rects, cores: cores) }
        return layout.contentSize.height
      }
    )
  }

  /// - Parameter rows: the first is what the others are compared with.
  private func measure(_ inputs: [Input], _ rows: [Row]) {
    let count = inputs[0].count
    var sink = 0.0
    let samples = Stopwatch(rounds: settings.rounds).measure(
      repetitions: max(1, 200_000 / count),
      rows.map { row in { sink += row.body(inputs[$0 % inputs.count]) } })
    demand(sink.isFinite, "a height is no number")
    for (row, timing) in zip(rows, samples) {
      guard let name = row.name else { continue }
      report.add(
        Measurement(
          .fullReflow, name, count, ratio: timing.ratio(to: samples[0]), .perItem(timing, count)))
    }
  }

  /// The loop in C and the engine must come to the same frames, where both have one section.
  private func check(_ name: String, _ input: Input, _ provider: AnyLayoutProvider, _ loops: Loops)
  {
    guard input.sections.count == 1 else { return }
    let height = loops.wrap(input)
    let layout = input.layout(provider)
    demand(layout.contentSize.height == height, "\(name): another height than in C")
    let last = layout.frame(ofItem: ItemPath(section: 0, item: input.count - 1))
    demand(last == loops.rects[input.count - 1], "\(name): another last frame than in C")
  }
}

/// The loops in C, with the frames that they write to.
final class Loops {
  let rects: UnsafeMutablePointer<Rect>
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    rects = .allocate(capacity: capacity)
    // The first touch of memory costs more than any of the loops.
    rects.initialize(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: capacity)
  }

  deinit { rects.deallocate() }

  /// - Returns: 0: it has no lines.
  func copy(_ input: Input) -> Double {
    withDoubles { baseline_copy(input.doubles, input.count, $0) }
    return 0
  }

  /// - Returns: the content's height.
  func wrap(_ input: Input) -> Double {
    withDoubles { baseline_wrap(input.doubles, input.count, Input.width, 10, 10, $0) }
  }

  private func withDoubles<Result>(_ body: (UnsafeMutablePointer<Double>) -> Result) -> Result {
    rects.withMemoryRebound(to: Double.self, capacity: 4 * capacity, body)
  }
}
