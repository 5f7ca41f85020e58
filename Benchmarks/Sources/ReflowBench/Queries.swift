import Reflow
import SeededNumbers

/// Queries for a viewport and for one item, at random places.
struct Queries {
  let settings: Settings
  let report: Report

  func run() {
    let kinds: [(name: String, provider: AnyLayoutProvider)] = [
      ("left-align", Engine.provider("left-align")),
      ("waterfall 3 columns", Engine.waterfall(columns: 3)),
    ]
    for kind in kinds {
      let layouts = settings.counts.map {
        Input(Shape.mixed.sizes($0, seed: 7)).layout(kind.provider)
      }
      add("query of a viewport, \(kind.name)", layouts) { layout in
        let viewports = Viewports(of: layout)
        var viewer = Viewer()
        return { viewer.elements(of: layout, in: viewports[$0]) }
      }
      add("frame of an item, \(kind.name)", layouts) { layout in
        var generator = SplitMix64(state: 2)
        let count = layout.itemCount(inSection: 0) ?? 0
        let paths = (0..<Viewports.count).map { _ in
          ItemPath(section: 0, item: Int.random(in: 0..<count, using: &generator))
        }
        return { layout.frame(ofItem: paths[$0 % paths.count]) == nil ? 0 : 1 }
      }
    }
    let count = settings.counts.last!
    let sections = Input(Shape.mixed.sizes(count, seed: 7), sectionLength: 10)
      .layout(kinds[0].provider)
    add("query of a viewport, left-align, sections of 10", [sections]) { layout in
      let viewports = Viewports(of: layout)
      var viewer = Viewer()
      return { viewer.elements(of: layout, in: viewports[$0]) }
    }
  }

  private func add(
    _ name: String, _ layouts: [Layout], _ query: (Layout) -> (Int) -> Int
  ) {
    var found = 0
    let samples = Stopwatch(rounds: settings.rounds).measure(
      repetitions: 1024,
      layouts.map(query).map { query in { found += query($0) } })
    demand(found > 0, "queries find nothing")
    for (layout, timing) in zip(layouts, samples) {
      report.add(
        Measurement(
          .queries, name, layout.elementCount,
          ratio: layouts.count > 1 ? timing.ratio(to: samples[0]) : nil, .perOperation(timing)))
    }
  }
}

/// Viewports at random places of a layout.
struct Viewports {
  static let count = 4096
  private let rects: [Rect]

  init(of layout: Layout) {
    let (content, shown) = (layout.contentSize, layout.collection.container)
    var generator = SplitMix64(state: 1)
    rects = (0..<Self.count).map { _ in
      Rect(
        origin: Point(
          x: generator.unit() * max(0, content.width - shown.width),
          y: generator.unit() * max(0, content.height - shown.height)),
        size: shown)
    }
  }

  /// - Parameter number: 0 or more; they come again in the same order.
  subscript(number: Int) -> Rect { rects[number % rects.count] }
}
