import Reflow

// Why lines are as they are: the decisions of items, as explanations have them.

extension Situation {
  /// The decision that a figure about lines rests on: of the wraps the one that is least over where
  /// there are too many lines, of the joins the one that leaves least where there are too few.
  func lineReason(of figure: Figure, isMore: Bool) -> Message? {
    switch figure {
    case .lines(nil): return nearestDecision(isMore, sections: 0..<layout.sectionCount)
    case .lines(let section?): return nearestDecision(isMore, sections: section..<section + 1)
    case .itemsOnLine(let line):
      guard let items = layout.items(onLine: line, inSection: 0), items.count > 1 || !isMore else {
        return nil
      }
      // Too many items: the last one joins. Too few: the one behind them wraps.
      let item = isMore ? items.upperBound - 1 : items.upperBound
      return decision(on: ItemPath(section: 0, item: item))
    default: return nil
    }
  }

  /// How many items are looked at for the decision that is nearest to falling out otherwise.
  private static let mostItemsLookedAt = 10_000

  private func nearestDecision(_ isMore: Bool, sections: Range<Int>) -> Message? {
    var best: (margin: Double, path: ItemPath, decision: PlacingDecision)?
    var looked = 0
    for section in sections where layout.lineCount(inSection: section) != nil {
      let count = min(
        layout.itemCount(inSection: section) ?? 0, Self.mostItemsLookedAt - looked)
      guard count > 0 else { continue }
      looked += count
      for step in layout.steps(ofItems: 0..<count, inSection: section) ?? [] {
        let margin: Double
        switch step.decision {
        case .wraps(_, let test) where isMore: margin = -test.left
        case .joins(_, let test) where !isMore: margin = test.left
        default: continue
        }
        if margin < best?.margin ?? .infinity, let decision = step.decision {
          best = (margin, ItemPath(section: section, item: step.item), decision)
        }
      }
    }
    return best.flatMap { words($0.decision, $0.path) }
  }

  /// Why an item stands on its line; nil where its provider does not say.
  func decision(on path: ItemPath) -> Message? {
    guard let explanation = layout.explanation(of: .item(path)),
      let decision = explanation.decision
    else { return nil }
    return words(decision, path)
  }

  private func words(_ decision: PlacingDecision, _ path: ItemPath) -> Message? {
    switch decision {
    case .wraps(let line, let test):
      return Message("wraps", values(of: test, path, line))
    case .joins(let line, let test):
      return Message("joins", values(of: test, path, line))
    case .beginsFirstLine, .chooses: return nil
    }
  }

  private func values(
    of test: FitTest, _ path: ItemPath, _ line: Int
  ) -> [String: Message.Value] {
    func text(_ number: Double) -> Message.Value {
      .text(explained(number, isPrecise: test.isClose))
    }
    let sign: Message.Value = test.spacing < 0 ? "−" : "+"
    var values: [String: Message.Value] = [
      "item": .message(path.inWords), "line": "\(line)", "used": text(test.used), "sign": sign,
      "spacing": text(test.spacing.magnitude), "size": text(test.size), "sum": text(test.sum),
      "length": text(test.length),
    ]
    // What is over within the tolerance is nothing.
    if test.joins {
      values["left"] = text(max(0, test.left))
    } else {
      values["over"] = text(-test.left)
    }
    return values
  }
}
