import AlignedFlow
import Flow
import LayoutTestSupport
import LeftAlign
import Reflow
import ReflowTesting

/// SplitMix64: a counter, well mixed. The same seed gives the same numbers everywhere.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in steps of 1/8, or of 1/3.
  mutating func number(_ range: ClosedRange<Int>, isEven: Bool) -> Double {
    let part = isEven ? 8 : 3
    return Double(Int.random(in: range.lowerBound * part...range.upperBound * part, using: &self))
      / Double(part)
  }
}

/// A provider whose lines are tested.
enum LineProviderCase: String, CaseIterable, Sendable {
  case leftAlign, leftAlignClamp, alignedFlow, alignedFlowClamp, flow

  var provider: AnyLayoutProvider {
    get throws {
      let clamp: KeyValuePairs<String, ParameterValue> = ["oversize": .text("clamp")]
      switch self {
      case .leftAlign: return try LayoutTestSupport.provider(LeftAlignProvider.self)
      case .leftAlignClamp: return try LayoutTestSupport.provider(LeftAlignProvider.self, clamp)
      case .alignedFlow: return try LayoutTestSupport.provider(AlignedFlowProvider.self)
      case .alignedFlowClamp: return try LayoutTestSupport.provider(AlignedFlowProvider.self, clamp)
      case .flow: return try LayoutTestSupport.provider(FlowProvider.self)
      }
    }
  }
}

/// A small collection with everything that breakpoints depend on: insets (also larger than the
/// container, also negative), spacings (also negative), items of no size, several sections, both
/// scroll directions.
func randomCollection(seed: UInt64) throws -> LayoutCollection {
  var random = SeededNumbers(seed: seed)
  let isEven = Int.random(in: 0..<4, using: &random) > 0
  var sections: [Section] = []
  for _ in 0..<Int.random(in: 1...2, using: &random) {
    let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      random.number(0...4, isEven: isEven) × random.number(0...4, isEven: isEven)
    }
    var section = Section(items)
    section.lineSpacing = 1
    section.interitemSpacing =
      Bool.random(using: &random)
      ? random.number(0...1, isEven: isEven) : random.number(-3...2, isEven: isEven)
    if Bool.random(using: &random) {
      section.insets = Insets(
        top: random.number(-1...2, isEven: isEven), left: random.number(-1...3, isEven: isEven),
        bottom: 1, right: random.number(-1...2, isEven: isEven))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      let other = LineProviderCase.allCases.randomElement(using: &random)
      section.provider = try other?.provider.items
    }
    sections.append(section)
  }
  return LayoutCollection(
    container: 10 × 10,
    scrollDirection: ScrollDirection.allCases.randomElement(using: &random) ?? .vertical,
    layoutDirection: LayoutDirection.allCases.randomElement(using: &random) ?? .leftToRight,
    sections: sections)
}

extension LayoutCollection {
  /// The lines of all sections in a container of the breadth, as the engine lays them out.
  func lines(_ breadth: Double, with provider: AnyLayoutProvider) throws -> [LineStructure?] {
    var collection = self
    if scrollDirection == .horizontal {
      collection.container.height = breadth
    } else {
      collection.container.width = breadth
    }
    let layout = try LayoutEngine.layOut(collection, with: provider)
    return sections.indices.map { LineStructure(of: layout, inSection: $0) }
  }
}
