// Lines as rows: filled by the one fit test, arranged as their provider says.

extension LineProvider {
  @inlinable
  public func start(in space: SectionSpace) -> LineState { LineState() }

  @inlinable
  public func takes(_ item: Item, _ line: LineState, in space: SectionSpace) -> Bool {
    line.takes(item.size, in: space)
  }

  @inlinable
  public func add(_ item: Item, to line: inout LineState, in space: SectionSpace) {
    line.add(item.size, in: space)
  }

  @inlinable
  public func depth(of line: LineState, isLast: Bool, in space: SectionSpace) -> Double {
    line.depth
  }

  @inlinable
  public func rect(
    of item: Item, after before: LineState, in line: LineState, isLast: Bool,
    in space: SectionSpace
  ) -> FlowRect {
    let arrangement = arrange(Line(line, isLast: isLast), in: space)
    let start = before.count > 0 ? before.used + space.interitemSpacing : 0
    let shift =
      arrangement.addedSpacing == 0
      ? arrangement.start : arrangement.start + Double(before.count) * arrangement.addedSpacing
    return FlowRect(
      across: start + shift,
      along: arrangement.alignItems.offset(of: item.size.depth, in: line.depth), size: item.size)
  }

  @inlinable
  public var loops: ProviderLoops {
    makeLoops { items, line, pen, space in
      RowFolder(self, in: space).measure(items, &line, &pen, in: space)
    } frames: { items, fold, space, room in
      RowFolder(self, in: space).frames(of: items, fold, in: space, into: &room)
    } nextLineChange: { [oversize] items, space in
      NextLineChange(of: items, cutsItems: oversize == .clamp, in: space)
    }
  }

  public var explainer: ProviderExplainer { lineExplainer { _, _, _ in [] } }
}

extension ExplainedLineProvider {
  public var explainer: ProviderExplainer {
    lineExplainer { explain($0, arranged: $1, in: $2) }
  }
}

extension LineProvider {
  /// The fit test with its numbers, the complete line, and the item's share of what is arranged.
  fileprivate func lineExplainer(
    _ explain: @escaping @Sendable (Line, LineArrangement, SectionSpace) -> [ExplanationFact]
  ) -> ProviderExplainer {
    var explainer = RowExplainer(provider: self) { item, before, line, isLast, space in
      let line = Line(line, isLast: isLast)
      let arrangement = arrange(line, in: space)
      return explain(line, arrangement, space)
        + arrangement.calculations(of: item, after: before, in: line)
    } numbers: { line, _ in
      [NamedNumber("used", line.used), NamedNumber("depth", line.depth)]
    }
    explainer.rowName = "line"
    explainer.used = { $0.used }
    explainer.decide = { item, line, pen, space in
      guard line.count > 0 else { return .beginsFirstLine }
      let test = FitTest(
        used: line.used, spacing: space.interitemSpacing, size: item.size.breadth,
        length: space.breadth)
      return test.joins ? .joins(line: pen.line, test) : .wraps(line: pen.line + 1, test)
    }
    explainer.terms = { item, before, line, isLast, placed, space in
      let arrangement = arrange(Line(line, isLast: isLast), in: space)
      let shift = NamedNumber("start shift", arrangement.start)
      let aligned = NamedNumber("cross alignment", placed.along)
      guard before.count > 0 else { return ([shift], aligned) }
      return (
        [
          NamedNumber("used before it", before.used),
          NamedNumber("spacing", space.interitemSpacing), shift,
          NamedNumber("added spacing", Double(before.count) * arrangement.addedSpacing),
        ], aligned
      )
    }
    return explainer.erased
  }
}

extension LineArrangement {
  /// The arithmetic of an item's place in its line that is every line provider's.
  fileprivate func calculations(
    of item: Item, after before: LineState, in line: Line
  ) -> [ExplanationFact] {
    var facts: [ExplanationFact] = []
    if before.count > 1, addedSpacing != 0 {
      let formula: Formula = "\(before.count, "gaps") × \(addedSpacing, "added spacing")"
      facts.append(
        .calculation(
          Calculation(
            "added spacing before it", formula, value: Double(before.count) * addedSpacing)))
    }
    if let calculation = alignItems.calculation(
      of: NamedNumber("own depth", item.size.depth), in: NamedNumber("line depth", line.depth))
    {
      facts.append(.calculation(calculation))
    }
    return facts
  }
}

extension ItemAlignment {
  /// The arithmetic of `offset(of:in:)`; nil at the start, where there is nothing to calculate.
  /// - Parameters:
  ///   - size: of what is aligned, and its name.
  ///   - length: of the space that it is aligned in, and its name.
  public func calculation(of size: NamedNumber, in length: NamedNumber) -> Calculation? {
    let formula: Formula
    switch self {
    case .start: return nil
    case .center:
      formula = "(\(length.value, length.name) − \(size.value, size.name)) / \(2)"
    case .end: formula = "\(length.value, length.name) − \(size.value, size.name)"
    }
    return Calculation(
      "alignItems \(rawValue)", formula, value: offset(of: size.value, in: length.value))
  }
}
