/// What Reflow is to reach on any machine.
struct Target {
  /// The measurement's name and number of items.
  var name: String
  var count: Int
  var quantity: Quantity
  var limit: Limit
  /// Why it is not reached, for as long as it is not.
  var remark: String?

  enum Quantity { case ratio, figure }
  enum Limit {
    case atMost(Double)
    case atLeast(Double)
  }

  init(
    _ name: String, _ count: Int, _ quantity: Quantity, _ limit: Limit, remark: String? = nil
  ) {
    self.name = name
    self.count = count
    self.quantity = quantity
    self.limit = limit
    self.remark = remark
  }

  var title: String { "\(name), \(count)" }

  /// What is wanted of a measurement, with its unit.
  func bound(of measurement: Measurement) -> String {
    let unit = quantity == .ratio ? measurement.group.times : measurement.figure?.unit.text ?? ""
    return switch limit {
    case .atMost(let bound): "≤ \(short(bound)) \(unit)"
    case .atLeast(let bound): "≥ \(short(bound)) \(unit)"
    }
  }

  private func short(_ bound: Double) -> String {
    bound == bound.rounded() ? "\(Int(bound))" : "\(bound)"
  }

  func concerns(_ measurement: Measurement) -> Bool {
    measurement.name == name && measurement.count == count
  }

  func value(of measurement: Measurement) -> Double {
    switch quantity {
    case .ratio: measurement.ratio?.median ?? .nan
    case .figure: measurement.figure?.spread.median ?? .nan
    }
  }

  func isReached(by measurement: Measurement) -> Bool {
    switch limit {
    case .atMost(let bound): value(of: measurement) <= bound
    case .atLeast(let bound): value(of: measurement) >= bound
    }
  }

  static let all: [Target] = reflow + variants + edits + queries + memory + peers

  private static let million = 1_000_000

  private static let jumps =
    "each pass has a mispredicted jump a line, and an exact sum behind it"
  private static let sections = "half of it is counting who holds what is made for each section"

  private static let reflow: [Target] = [
    (
      "left-align mixed, states only, one core", 1.4,
      "the loop over items alone takes about 1.3 ×: a mispredicted jump a line, and an exact sum "
        + "behind it; the rest is making and freeing what is kept of each stretch"
    ),
    (
      "left-align mixed, states only, all cores", 0.8,
      "freeing the layout before takes about 0.2 ×, and one core does it"
    ),
    ("left-align mixed, with frames, one core", 2.5, jumps + "; for all cores see below"),
    ("grid, states only, one core", 1.7, nil),
    ("justified-gallery, states only, one core", 6, "three divisions an item"),
    (
      "waterfall 3 columns shortestFirst, states only, one core", 1.85,
      "each item waits for the one before, and its column cannot be foretold"
    ),
    (
      "waterfall 8 columns shortestFirst, states only, one core", 4,
      "how many columns an item's column falls back behind cannot be foretold"
    ),
    ("left-align mixed, sections of 10, states only, all cores", 15, sections),
  ].map { (name, bound, remark) in
    Target(name, million, .ratio, .atMost(bound), remark: remark)
  }

  private static let variants: [Target] = [
    "header", "alignItems=center", "justifyContent=center", "justifyContent=spaceBetween",
    "right-to-left", "horizontal scrolling", "sections of 10, header each",
  ].flatMap { variant in
    ["states only, one core", "with frames, one core", "query of a viewport"].map { work in
      Target("\(variant), \(work)", million, .ratio, .atMost(1.3))
    }
  }

  private static let edits: [Target] = ["insert", "remove", "resize"].flatMap { kind in
    [
      (
        "mixed: mean", 5.0,
        "two fifths are counting who holds the rows that are copied; placing is a tenth"
      ),
      ("mixed: 99th percentile", 20, nil), ("mixed: worst", 1000, nil),
      (
        "equal: mean", 40,
        "parts that an edit has made anew do not know yet what becomes of them from other states"
      ),
    ].map { (what, bound, remark) in
      Target("\(kind), \(what)", million, .figure, .atMost(bound), remark: remark)
    }
  }

  private static let queries: [Target] = ["left-align", "waterfall 3 columns"].flatMap { provider in
    [
      Target(
        "query of a viewport, \(provider)", million, .figure, .atMost(1.5),
        remark: "some 200 items are placed again from the beginning of their stretch: 0.9 µs"),
      Target(
        "query of a viewport, \(provider)", million, .ratio, .atMost(2),
        remark: "a thousand items are few stretches, and stay in the cache"),
    ]
  }

  private static let memory: [Target] = [
    ("left-align mixed", 18.0), ("left-align equal", 20), ("left-align mixed, sections of 10", 50),
    ("waterfall 3 columns", 20), ("waterfall 8 columns", 20),
  ].map { (name, bound) in
    Target("\(name), by the allocator's count", million, .figure, .atMost(bound))
  }

  private static let wake =
    "the second core sleeps while the other program works, and wakes late; see the states above"

  private static let peers: [Target] = [
    Target(
      "left-align mixed, full reflow, all cores", 1_000, .ratio, .atLeast(100),
      remark: "so few items are laid out on one core; see the states above"),
    Target(
      "left-align mixed, full reflow, all cores", million, .ratio, .atLeast(300), remark: wake),
    Target(
      "left-align mixed, sections of 10, full reflow, all cores", million, .ratio, .atLeast(20),
      remark: sections),
    Target(
      "left-align mixed, full reflow, all cores, × faster than QListView", 100_000, .ratio,
      .atLeast(8), remark: wake),
    Target(
      "left-align mixed, full reflow, all cores, × faster than QListView", million, .ratio,
      .atLeast(8), remark: wake),
    Target(
      "left-align mixed, insert in the middle, × faster than QListView", 100_000, .ratio,
      .atLeast(1000), remark: "an insertion costs about the same at any length, a reflow does not"),
    Target(
      "left-align mixed, insert in the middle, × faster than QListView", million, .ratio,
      .atLeast(1000), remark: "see the insertion's own target above"),
    Target(
      "left-align mixed, full reflow, all cores, × faster than flex", 100_000, .ratio,
      .atLeast(300), remark: wake),
    Target(
      "waterfall 3 columns, full reflow, all cores, × faster than grid-lanes", 100_000, .ratio,
      .atLeast(300), remark: "see the waterfall's own target above"),
  ]
}
