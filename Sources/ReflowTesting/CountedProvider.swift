import Reflow
import Synchronization

/// A provider that counts what its engine half is handed: everything else is the provider's own.
///
/// Its frames are the provider's, so it may stand in its place.
struct CountedProvider<Counted: LayoutProvider>: LayoutProvider {
  private let base: Counted
  private let tally: PlacingTally

  static var description: ProviderDescription { Counted.description }

  /// Counts for the tally that is current.
  init(_ parameters: ParameterValues) {
    base = Counted(parameters)
    tally = PlacingTally.current ?? PlacingTally()
  }

  func start(in space: SectionSpace) -> Counted.State { base.start(in: space) }

  func place(
    _ item: Item, _ state: inout Counted.State, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    base.place(item, &state, &pen, in: space)
  }

  func depth(after state: Counted.State, in space: SectionSpace) -> Double {
    base.depth(after: state, in: space)
  }

  var loops: ProviderLoops {
    base.watchedLoops { [tally] items, state in
      tally.countPlaced(items) { ValueSize.of(state) }
    } replayed: { [tally] count in
      tally.countReplayed(count)
    }
  }
}

/// How many items a provider was handed.
final class PlacingTally: Sendable {
  @TaskLocal static var current: PlacingTally?

  private let placedCount = Atomic(0)
  private let replayedCount = Atomic(0)
  private let earlySize = Atomic(0)
  private let lateSize = Atomic(0)

  /// Items that were measured.
  var placed: Int { placedCount.load(ordering: .relaxed) }
  /// Items that were placed again, for their frames.
  var replayed: Int { replayedCount.load(ordering: .relaxed) }
  /// How many values the state was made of behind a quarter of a section, and behind its last item.
  var stateSizes: (early: Int, late: Int) {
    (earlySize.load(ordering: .relaxed), lateSize.load(ordering: .relaxed))
  }

  func countPlaced(_ items: Items, stateSize: () -> Int) {
    placedCount.add(items.range.count, ordering: .relaxed)
    if items.range.contains(items.sectionCount / 4) {
      earlySize.store(stateSize(), ordering: .relaxed)
    }
    if items.range.upperBound == items.sectionCount {
      lateSize.store(stateSize(), ordering: .relaxed)
    }
  }

  func countReplayed(_ count: Int) { replayedCount.add(count, ordering: .relaxed) }
}

/// Of how many values a value is made, those behind its references included, each object once.
enum ValueSize {
  /// Beyond this nobody counts.
  private static let greatest = 200_000

  static func of(_ value: Any) -> Int {
    var waiting: [Any] = [value]
    var known: Set<ObjectIdentifier> = []
    var count = 0
    while let next = waiting.popLast(), count < greatest {
      count += 1
      let mirror = Mirror(reflecting: next)
      if mirror.displayStyle == .class,
        !known.insert(ObjectIdentifier(next as AnyObject)).inserted
      {
        continue
      }
      for child in mirror.children { waiting.append(child.value) }
    }
    return count
  }
}
