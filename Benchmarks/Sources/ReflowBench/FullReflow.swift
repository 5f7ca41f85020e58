import CBaseline
import Reflow

/// A full reflow, from sizes in memory to the content's size (`states only`: every frame can be asked
/// for) or to all frames written down.
struct FullReflow {
  let settings: Settings
  let report: Report

  func run() {
    for count in settings.counts {
      let loops = Loops(capacity: count)
      for shape in Shape.allCases {
        measure("left-align \(shape.rawValue)", Input.rotated(shape, count), loops)
      }
      waterfalls(Input.rotated(.mixed, count), loops)
    }
    let count = settings.counts.last!
    let sections = Input(Shape.mixed.sizes(count, seed: 1), sectionLength: 10)
    measure("left-align mixed, sections of 10", [sections], Loops(capacity: count))
  }

  private func measure(_ name: String, _ inputs: [Input], _ loops: Loops) {
    let count = inputs[0].count
    let provider = Engine.provider("left-align")
    var sink = 0.0
    let samples = Stopwatch(rounds: settings.rounds).measure(
      repetitions: max(1, 200_000 / count),
      [
        { loops.copy(inputs[$0 % inputs.count]) },
        { sink += loops.wrap(inputs[$0 % inputs.count]) },
        { sink += inputs[$0 % inputs.count].layout(provider).contentSize.height },
        { Engine.writeFrames(of: inputs[$0 % inputs.count].layout(provider), to: loops.rects) },
      ])
    demand(sink.isFinite, "a height is no number")
    check(name, inputs[0], provider, loops)
    let names = [
      "C copy loop (\(name))", "C wrap with frames (\(name))", "\(name), states only",
      "\(name), with frames",
    ]
    for (name, timing) in zip(names, samples) {
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

  private func waterfalls(_ inputs: [Input], _ loops: Loops) {
    let count = inputs[0].count
    let kinds = [2, 3, 8].flatMap { columns in
      ["shortestFirst", "leftToRight"].map { (columns: columns, policy: $0) }
    }
    var sink = 0.0
    var bodies: [(Int) -> Void] = [{ loops.copy(inputs[$0 % inputs.count]) }]
    for kind in kinds {
      let provider = Engine.waterfall(columns: kind.columns, policy: kind.policy)
      bodies.append { sink += inputs[$0 % inputs.count].layout(provider).contentSize.height }
    }
    let framed = Engine.waterfall(columns: 3)
    bodies.append {
      Engine.writeFrames(of: inputs[$0 % inputs.count].layout(framed), to: loops.rects)
    }
    let samples = Stopwatch(rounds: settings.rounds).measure(
      repetitions: max(1, 200_000 / count), bodies)
    demand(sink.isFinite, "a height is no number")
    let names =
      kinds.map { "waterfall \($0.columns) columns \($0.policy), states only" }
      + ["waterfall 3 columns shortestFirst, with frames"]
    for (name, timing) in zip(names, samples.dropFirst()) {
      report.add(
        Measurement(
          .fullReflow, name, count, ratio: timing.ratio(to: samples[0]), .perItem(timing, count)))
    }
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

  func copy(_ input: Input) {
    withDoubles { baseline_copy(input.doubles, input.count, $0) }
  }

  /// - Returns: the content's height.
  func wrap(_ input: Input) -> Double {
    withDoubles { baseline_wrap(input.doubles, input.count, Input.width, 10, 10, $0) }
  }

  private func withDoubles<Result>(_ body: (UnsafeMutablePointer<Double>) -> Result) -> Result {
    rects.withMemoryRebound(to: Double.self, capacity: 4 * capacity, body)
  }
}
