import CBaseline
import Reflow

/// A loop over a million mixed items and nothing beside it, to be counted by an instrument.
enum Kernel: String, CaseIterable {
  case copyLoop = "c-copy"
  case wrapLoop = "c-wrap"
  case leftAlign = "left-align"
  case leftAlignFrames = "left-align-frames"
  case waterfall = "waterfall"

  static let count = 1_000_000

  /// - Parameter times: how often; 0 runs only what comes before, so that it can be taken off.
  func run(times: Int) {
    let input = Input(Shape.mixed.sizes(Self.count, seed: 1))
    let loops = Loops(capacity: Self.count)
    let leftAlign = Engine.provider("left-align")
    let waterfall = Engine.waterfall(columns: 3)
    var sink = 0.0
    for _ in 0..<times {
      switch self {
      case .copyLoop: loops.copy(input)
      case .wrapLoop: sink += loops.wrap(input)
      case .leftAlign: sink += input.layout(leftAlign).contentSize.height
      case .leftAlignFrames: Engine.writeFrames(of: input.layout(leftAlign), to: loops.rects)
      case .waterfall: sink += input.layout(waterfall).contentSize.height
      }
    }
    demand(sink.isFinite, "a height is no number")
  }

  var title: String {
    switch self {
    case .copyLoop: "C copy loop"
    case .wrapLoop: "C wrap with frames"
    case .leftAlign: "left-align mixed, states only"
    case .leftAlignFrames: "left-align mixed, with frames"
    case .waterfall: "waterfall 3 columns shortestFirst, states only"
    }
  }
}
