import Reflow

/// What it costs to have a header, another alignment or another direction, against plain left-align
/// without any of them; on one core.
struct Variants {
  let settings: Settings
  let report: Report

  private struct Variant {
    var name: String
    var collection: LayoutCollection
    var provider: AnyLayoutProvider
  }

  func run() {
    let count = settings.counts.last!
    let sizes = Shape.mixed.sizes(count, seed: 1)
    let plain = Input(sizes).collection
    compare(count, [Variant(name: "plain", collection: plain, provider: leftAlign)] + ofOne(sizes))

    let sections = Input(sizes, sectionLength: 10).collection
    var headed = sections
    for index in headed.sections.indices { headed.sections[index].header = 40 }
    compare(
      count,
      [
        Variant(name: "sections of 10", collection: sections, provider: leftAlign),
        Variant(
          name: "sections of 10, header each", collection: headed,
          provider: Engine.provider("sections")),
      ])
  }

  private var leftAlign: AnyLayoutProvider { Engine.provider("left-align") }

  /// One section of all items, with one thing more than the plain one.
  private func ofOne(_ sizes: [Size]) -> [Variant] {
    let plain = Input(sizes).collection
    var headed = plain
    headed.sections[0].header = 40
    headed.sections[0].footer = 30
    var mirrored = plain
    mirrored.layoutDirection = .rightToLeft
    // Transposed, so that the lines are the same ones.
    var horizontal = Input(sizes.map { Size(width: $0.height, height: $0.width) }).collection
    horizontal.container = Size(width: Input.height, height: Input.width)
    horizontal.scrollDirection = .horizontal
    func aligned(_ justification: String) -> AnyLayoutProvider {
      Engine.provider("aligned-flow", [.init("justifyContent", .text(justification))])
    }
    let middle = Engine.provider("left-align", [.init("alignItems", .text("center"))])
    return [
      Variant(name: "header", collection: headed, provider: Engine.provider("sections")),
      Variant(name: "alignItems=center", collection: plain, provider: middle),
      Variant(name: "justifyContent=center", collection: plain, provider: aligned("center")),
      Variant(
        name: "justifyContent=spaceBetween", collection: plain, provider: aligned("spaceBetween")),
      Variant(name: "right-to-left", collection: mirrored, provider: leftAlign),
      Variant(name: "horizontal scrolling", collection: horizontal, provider: leftAlign),
    ]
  }

  /// - Parameter variants: the first is what the others are measured against.
  private func compare(_ count: Int, _ variants: [Variant]) {
    let loops = Loops(capacity: count)
    var sink = 0.0
    var viewer = Viewer()
    add("states only, one core", count, variants, repetitions: 1, isPerItem: true) { variant in
      { _ in
        sink +=
          Engine.layOut(variant.collection, with: variant.provider, cores: 1).contentSize.height
      }
    }
    add("with frames, one core", count, variants, repetitions: 1, isPerItem: true) { variant in
      { _ in
        let layout = Engine.layOut(variant.collection, with: variant.provider, cores: 1)
        Engine.writeFrames(of: layout, to: loops.rects, cores: 1)
      }
    }
    add("query of a viewport", count, variants, repetitions: 512, isPerItem: false) { variant in
      let layout = Engine.layOut(variant.collection, with: variant.provider)
      let viewports = Viewports(of: layout)
      return { sink += Double(viewer.elements(of: layout, in: viewports[$0])) }
    }
    demand(sink > 0, "no heights and nothing found")
  }

  private func add(
    _ work: String, _ count: Int, _ variants: [Variant], repetitions: Int, isPerItem: Bool,
    _ body: (Variant) -> (Int) -> Void
  ) {
    let samples = Stopwatch(rounds: settings.rounds)
      .measure(repetitions: repetitions, variants.map(body))
    for (variant, timing) in zip(variants, samples) {
      report.add(
        Measurement(
          .variants, "\(variant.name), \(work)", count, ratio: timing.ratio(to: samples[0]),
          isPerItem ? .perItem(timing, count) : .perOperation(timing)))
    }
  }
}
