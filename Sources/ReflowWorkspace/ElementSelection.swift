import Reflow

/// Elements that exist, each once, in the collection's order.
struct ElementSelection: Sendable {
  /// Items that follow one another, section by section; no two runs of a section touch.
  private(set) var runs: [(section: Int, items: Range<Int>)] = []
  /// The sections whose headers are meant, ascending.
  private(set) var headers: [Int] = []
  /// The sections whose footers are meant, ascending.
  private(set) var footers: [Int] = []

  init() {}

  /// - Parameters:
  ///   - runs: in any order; they may overlap.
  ///   - headers: sections in any order, any of them several times; `footers` likewise.
  init(runs: [(section: Int, items: Range<Int>)], headers: [Int] = [], footers: [Int] = []) {
    let sorted = runs.sorted { first, second in
      (first.section, first.items.lowerBound) < (second.section, second.items.lowerBound)
    }
    for run in sorted where !run.items.isEmpty {
      if let last = self.runs.last, last.section == run.section,
        run.items.lowerBound <= last.items.upperBound
      {
        let end = max(last.items.upperBound, run.items.upperBound)
        self.runs[self.runs.count - 1].items = last.items.lowerBound..<end
      } else {
        self.runs.append(run)
      }
    }
    self.headers = Set(headers).sorted()
    self.footers = Set(footers).sorted()
  }

  var itemCount: Int { runs.reduce(0) { $0 + $1.items.count } }

  var count: Int { itemCount + headers.count + footers.count }

  /// Calls `body` with each element: section by section; header, items, footer.
  func forEach(_ body: (Element) -> Void) {
    var (runs, headers, footers) = (runs[...], headers[...], footers[...])
    while let section = [runs.first?.section, headers.first, footers.first].compactMap({ $0 }).min()
    {
      if headers.first == section { body(.header(section: headers.removeFirst())) }
      while let run = runs.first, run.section == section {
        for item in run.items { body(.item(section: section, item: item)) }
        runs.removeFirst()
      }
      if footers.first == section { body(.footer(section: footers.removeFirst())) }
    }
  }

  /// The first header or footer, for commands that take items only.
  var firstSupplementary: Element? {
    headers.first.map { .header(section: $0) } ?? footers.first.map { .footer(section: $0) }
  }
}
