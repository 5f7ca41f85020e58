import Reflow

/// A figure that a situation does not have, and why.
struct MissingFigure: Error, Hashable, Sendable {
  var message: Message

  init(_ key: String, _ values: [String: Message.Value] = [:]) { message = Message(key, values) }
}

extension Sum {
  /// - Throws: `MissingFigure` for the first figure that does not exist.
  func value(in now: Situation, since start: Situation) throws(MissingFigure) -> Double {
    var sum = 0.0
    for term in terms {
      let value =
        switch term.value {
        case .number(let number): number
        case .figure(let figure): try figure.value(in: now, since: start)
        }
      sum += term.isSubtracted ? -value : value
    }
    return sum
  }
}

extension Figure {
  /// The figure's number. Counts and single frames cost O(sections) and some stretches of items; what
  /// speaks of all items O(items), `columns` and `column difference` O(items · log items).
  func value(in now: Situation, since start: Situation) throws(MissingFigure) -> Double {
    let layout = now.layout
    switch self {
    case .items(nil): return Double(now.scene.itemCount)
    case .items(let section?):
      return Double(layout.itemCount(inSection: try now.checked(section)) ?? 0)
    case .sections: return Double(layout.sectionCount)
    case .lines(nil):
      // Without any section there is no line.
      guard let count = layout.sectionCount == 0 ? 0 : layout.lineCount else {
        throw now.missingLines(layout.provider.items)
      }
      return Double(count)
    case .lines(let section?): return Double(try now.lineCount(section))
    case .itemsOnLine(let line):
      let count = try now.lineCount(0)
      guard let items = layout.items(onLine: line, inSection: 0) else {
        throw MissingFigure("missing-line", ["line": "\(line)", "count": "\(count)"])
      }
      return Double(items.count)
    case .container(let axis): return axis.extent(of: now.scene.container)
    case .content(let axis): return axis.extent(of: layout.contentSize)
    case .inset(let side, let section):
      return side.inset(of: layout.collection.sections[try now.checked(section)].insets)
    case .spacing(let spacing, let section):
      let section = layout.collection.sections[try now.checked(section)]
      return spacing == .line ? section.lineSpacing : section.interitemSpacing
    case .item(let position, let measure): return measure.value(in: try now.frame(of: position))
    case .lineOfItem(let position): return Double(try now.line(of: position))
    case .view(let view, let section, let measure):
      return measure.value(in: try now.view(view, section).frame)
    case .gap(let first, let second): return try now.gap(first, second)
    case .extremeGap(let extreme): return try now.gap(extreme)
    case .extremeItem(let extreme, let axis): return try now.itemExtent(extreme, axis)
    case .columns: return Double(try now.columnEnds().count)
    case .columnDifference:
      let ends = try now.columnEnds()
      return (ends.max() ?? 0) - (ends.min() ?? 0)
    case .unused: return LayoutFigures.unusedPercent(of: layout)
    case .insetsChanged: return Double(now.changedInsets(since: start).count)
    case .work(.placed): return Double(now.work.itemsPlaced)
    case .work(.measured): return Double(now.work.itemsMeasured)
    case .work(.reused): return Double(now.work.sectionsReused)
    case .offset(.x): return now.scene.offset.x
    case .offset(.y): return now.scene.offset.y
    }
  }
}

extension Figure.Axis {
  func extent(of size: Size) -> Double { self == .width ? size.width : size.height }
}

extension Figure.Side {
  func inset(of insets: Insets) -> Double {
    switch self {
    case .top: insets.top
    case .left: insets.left
    case .bottom: insets.bottom
    case .right: insets.right
    }
  }
}

extension Figure.Measure {
  func value(in frame: Rect) -> Double {
    switch self {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.size.width
    case .height: frame.size.height
    case .right: frame.maxX
    case .bottom: frame.maxY
    }
  }
}
