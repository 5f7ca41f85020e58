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
    let unit = quantity == .ratio ? "×" : measurement.figure?.unit.text ?? ""
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
  private static let ends =
    "a reflow takes 6 ns an item here, most of it for ends of lines that "
    + "cannot be foretold"

  private static let reflow: [Target] = [
    Target(
      "left-align mixed, states only", million, .ratio, .atMost(1.2),
      remark: "lines cost a comparison an item and a mispredicted jump a line; copying has neither"),
    Target(
      "left-align mixed, with frames", million, .ratio, .atMost(1.6),
      remark: "the same loop in C, with nothing around it, is `C wrap with frames` below"),
    Target(
      "waterfall 3 columns shortestFirst, states only", million, .figure, .atMost(4),
      remark:
        "each item waits for the one before: the least column, its sum, and a jump that cannot "
        + "be foretold"),
  ]

  private static let variants: [Target] = [
    "header", "alignItems=center", "justifyContent=center", "justifyContent=spaceBetween",
    "right-to-left", "horizontal scrolling", "sections of 10, header each",
  ].flatMap { variant -> [Target] in
    ["states only", "with frames", "query of a viewport"].map { work in
      Target("\(variant), \(work)", million, .ratio, .atMost(1.3))
    }
  }

  private static let edits: [Target] = ["insert", "remove", "resize"].flatMap { kind -> [Target] in
    [
      Target(
        "\(kind), mixed: mean", million, .figure, .atMost(5),
        remark:
          "some 270 items are placed anew; the rest is copying the rows above them, which the "
          + "layout before keeps"),
      Target("\(kind), mixed: 99th percentile", million, .figure, .atMost(20)),
      Target("\(kind), mixed: worst", million, .figure, .atMost(1000)),
      Target(
        "\(kind), equal: mean", million, .figure, .atMost(50),
        remark: "parts that an edit has made anew do not know yet what becomes of them from other "
          + "states, and are placed once for each"),
    ]
  }

  private static let queries: [Target] = [
    (
      "left-align", 2.0,
      "the stretch is measured from its beginning, some 130 items before the viewport"
    ),
    ("waterfall 3 columns", 1.0, "all items from the beginning of the stretch are placed again"),
  ].flatMap { (provider, bound, reason) -> [Target] in
    [
      Target(
        "query of a viewport, \(provider)", million, .figure, .atMost(bound), remark: reason),
      Target(
        "query of a viewport, \(provider)", million, .ratio, .atMost(2),
        remark: "a thousand items are few stretches, and stay in the cache"),
    ]
  }

  private static let memory: [Target] = [
    "left-align mixed", "left-align equal", "waterfall 3 columns", "waterfall 8 columns",
  ].map { Target("\($0), by the allocator's count", million, .figure, .atMost(20)) }

  private static let peers: [Target] = [
    Target("left-align mixed, full reflow", 1_000, .ratio, .atLeast(100), remark: ends),
    Target("left-align mixed, full reflow", million, .ratio, .atLeast(300), remark: ends),
    Target(
      "left-align mixed, full reflow, × faster than QListView", 100_000, .ratio, .atLeast(8),
      remark: ends),
    Target(
      "left-align mixed, full reflow, × faster than QListView", million, .ratio, .atLeast(8),
      remark: ends),
    Target(
      "left-align mixed, insert in the middle, × faster than QListView", 100_000, .ratio,
      .atLeast(1000), remark: "an insertion costs about the same at any length, a reflow does not"),
    Target(
      "left-align mixed, insert in the middle, × faster than QListView", million, .ratio,
      .atLeast(1000), remark: "see the insertion's own target above"),
    Target(
      "left-align mixed, full reflow, × faster than flex", 100_000, .ratio, .atLeast(300),
      remark: ends),
    Target(
      "waterfall 3 columns, full reflow, × faster than grid-lanes", 100_000, .ratio, .atLeast(300),
      remark: "see the waterfall's own target above"),
  ]
}
