import CBaseline
import Reflow

/// A loop over a million mixed items and nothing beside it, to be counted by an instrument.
enum Kernel: String, CaseIterable {
  /// The first: what the others are compared with.
  case wrapLoop = "c-wrap"
  case copyLoop = "c-copy"
  case leftAlign = "left-align"
  case leftAlignFrames = "left-align-frames"
  case grid
  case gallery
  case waterfall
  case waterfall8 = "waterfall-8"
  case sections

  static let count = 1_000_000

  /// - Parameters:
  ///   - times: how often; 0 runs only what comes before, so that it can be taken off.
  ///   - cores: how many the engine may use; nil for all there are.
  func run(times: Int, cores: Int?) {
    let input = Input(
      Shape.mixed.sizes(Self.count, seed: 1), sectionLength: self == .sections ? 10 : nil)
    let loops = Loops(capacity: Self.count)
    let provider = provider
    var sink = 0.0
    for _ in 0..<times {
      switch self {
      case .wrapLoop: sink += loops.wrap(input)
      case .copyLoop: sink += loops.copy(input)
      case .leftAlignFrames:
        Engine.writeFrames(of: input.layout(provider, cores: cores), to: loops.rects, cores: cores)
      default: sink += input.layout(provider, cores: cores).contentSize.height
      }
    }
    demand(sink.isFinite, "a height is no number")
  }

  private var provider: AnyLayoutProvider {
    switch self {
    case .grid: Engine.provider("grid")
    case .gallery: Engine.provider("justified-gallery")
    case .waterfall: Engine.waterfall(columns: 3)
    case .waterfall8: Engine.waterfall(columns: 8)
    default: Engine.provider("left-align")
    }
  }

  /// - Parameter cores: what a row says of the cores.
  func title(_ cores: String) -> String {
    switch self {
    case .wrapLoop: "C wrap"
    case .copyLoop: "C copy loop"
    case .leftAlign: "left-align mixed, states only, \(cores)"
    case .leftAlignFrames: "left-align mixed, with frames, \(cores)"
    case .grid: "grid, states only, \(cores)"
    case .gallery: "justified-gallery, states only, \(cores)"
    case .waterfall: "waterfall 3 columns shortestFirst, states only, \(cores)"
    case .waterfall8: "waterfall 8 columns shortestFirst, states only, \(cores)"
    case .sections: "left-align mixed, sections of 10, states only, \(cores)"
    }
  }
}
