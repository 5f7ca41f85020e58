import CBaseline
import LeftAlign
import Reflow
import Waterfall

/// A full reflow, from sizes in memory to the content's size or to all frames.
struct FullReflow {
  let stopwatch: Stopwatch
  let results: Results

  func run() {
    for count in [1_000, 10_000, 100_000, 1_000_000] {
      for shape in Shape.allCases { leftAlign(shape, count) }
      for columns in [2, 3, 8] { waterfall(columns, count) }
    }
  }

  private func leftAlign(_ shape: Shape, _ count: Int) {
    // Small inputs are rotated, or the branch predictor learns them.
    let variants = max(1, min(64, 1_000_000 / count))
    let inputs = (0..<variants).map { Input(shape.sizes(count, seed: UInt64($0 + 1))) }
    let frames = UnsafeMutablePointer<Double>.allocate(capacity: 4 * count)
    frames.initialize(repeating: 0, count: 4 * count)
    defer { frames.deallocate() }
    let provider = provider("left-align")
    let article = ArticleLayout { inputs[0].size(at: $0.item) }
    var sink = 0.0
    let timings = stopwatch.measure(
      repetitions: max(1, 200_000 / count),
      [
        { baseline_copy(inputs[$0 % variants].doubles, count, frames) },
        { sink += baseline_wrap(inputs[$0 % variants].doubles, count, 375, 10, 10, frames) },
        { sink += inputs[$0 % variants].layout(provider, width: 375).contentSize.height },
        { round in
          let layout = inputs[round % variants].layout(provider, width: 375)
          sink += layout.sumOfOrigins
        },
      ])
    let articleTiming = Stopwatch(rounds: 3).measure(
      repetitions: max(1, 20_000 / count),
      [{ _ in sink += article.prepare(count: count, length: 375, spacing: 10) }])[0]
    precondition(sink.isFinite)
    let name = "left-align \(shape.rawValue)"
    let copy = timings[0].median
    results.add("C copy loop", count, perItem: timings[0].divided(by: count))
    results.add(
      "C wrap with frames \(shape.rawValue)", count, ratio: timings[1].median / copy,
      perItem: timings[1].divided(by: count))
    results.add(
      "\(name), states only, × C copy", count, ratio: timings[2].median / copy,
      perItem: timings[2].divided(by: count))
    results.add(
      "\(name), with frames, × C copy", count, ratio: timings[3].median / copy,
      perItem: timings[3].divided(by: count))
    results.add(
      "\(name), × faster than the articles' way", count,
      ratio: articleTiming.median / timings[2].median)
  }

  private func waterfall(_ columns: Int, _ count: Int) {
    let input = Input(Shape.mixed.sizes(count, seed: 1))
    for policy in ["shortestFirst", "leftToRight"] {
      let provider = provider(
        "waterfall", [.init("columns", .number(Double(columns))), .init("policy", .text(policy))])
      var sink = 0.0
      let timing = stopwatch.measure(
        repetitions: max(1, 200_000 / count),
        [{ _ in sink += input.layout(provider, width: 375).contentSize.height }])[0]
      precondition(sink.isFinite)
      results.add(
        "waterfall \(columns) columns \(policy), states only", count,
        perItem: timing.divided(by: count))
    }
  }
}

/// Sizes, as the engine and as the C loops take them.
final class Input {
  let items: ItemList
  let doubles: UnsafeMutablePointer<Double>

  init(_ sizes: [Size]) {
    items = ItemList(sizes)
    doubles = .allocate(capacity: max(1, 2 * sizes.count))
    for (index, size) in sizes.enumerated() {
      doubles[2 * index] = size.width
      doubles[2 * index + 1] = size.height
    }
  }

  deinit { doubles.deallocate() }

  func size(at index: Int) -> (width: Double, height: Double) {
    (doubles[2 * index], doubles[2 * index + 1])
  }

  func layout(_ provider: Provider, width: Double) -> Layout {
    let collection = LayoutCollection(
      container: Size(width: width, height: 800), sections: [Section(items: items)])
    do {
      return try LayoutEngine.layOut(collection, with: provider)
    } catch {
      fatalError(error.message)
    }
  }
}

/// A provider that the benchmarks know.
func provider(
  _ name: String, _ parameters: [ProviderSpecification.Parameter] = []
) -> Provider {
  var registry = ProviderRegistry()
  registry.register(LeftAlignProvider.self)
  registry.register(WaterfallProvider.self)
  do {
    return try registry.provider(ProviderSpecification(name, parameters))
  } catch {
    fatalError(error.message)
  }
}

extension Layout {
  /// Something for which every frame of the first section is made.
  var sumOfOrigins: Double {
    var sum = 0.0
    forEachPlacement(inSection: 0) { _, frame, _ in sum += frame.minX + frame.minY }
    return sum
  }
}

extension Timing {
  func divided(by count: Int) -> Timing {
    let count = Double(count)
    return Timing(
      median: median / count,
      quartiles: quartiles.lowerBound / count...quartiles.upperBound / count)
  }
}
