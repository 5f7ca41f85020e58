import Reflow

/// Queries for a viewport, at random places.
struct Queries {
  let stopwatch: Stopwatch
  let results: Results

  func run() {
    for count in [1_000, 10_000, 100_000, 1_000_000] {
      let input = Input(Shape.mixed.sizes(count, seed: 7))
      for name in ["left-align", "waterfall"] {
        let layout = input.layout(provider(name), width: 375)
        var generator = SplitMix64(state: 1)
        let places = (0..<1024).map { _ in
          Double(generator.next() >> 11) * 0x1p-53 * max(0, layout.contentSize.height - 800)
        }
        var found = 0
        let timings = stopwatch.measure(
          repetitions: 256,
          [
            { round in
              let viewport = Rect(x: 0, y: places[round % 1024], width: 375, height: 800)
              found += layout.elements(in: viewport).count
            },
            { round in
              let item = Int(places[round % 1024]) % count
              found += layout.frame(ofItem: ItemPath(section: 0, item: item)) == nil ? 0 : 1
            },
          ])
        precondition(found > 0)
        results.add("query of a viewport, \(name)", count, perOperation: timings[0])
        results.add("frame of an item, \(name)", count, perOperation: timings[1])
      }
    }
  }
}
