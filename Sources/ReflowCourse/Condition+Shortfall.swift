import Reflow

extension Condition {
  /// What keeps the condition from holding; nil where it holds.
  ///
  /// Costs what the condition looks at: single elements O(log items), what speaks of all items O(items);
  /// `no items overlap` and columns O(items · log items).
  /// - Parameters:
  ///   - now: what the learner has made.
  ///   - start: the lesson's start, for conditions on what has changed.
  public func shortfall(in now: Situation, since start: Situation) -> Shortfall? {
    var reasons: [Message]
    do throws(MissingFigure) {
      switch kind {
      case .comparison(let comparison): reasons = try comparison.reasons(in: now, since: start)
      case .relation(let relation): reasons = try relation.reasons(in: now, since: start)
      }
    } catch {
      reasons = [error.message]
    }
    return reasons.isEmpty ? nil : Shortfall(condition: inWords, reasons: reasons)
  }

  /// The condition in words.
  public var inWords: Message {
    switch kind {
    case .comparison(let comparison): comparison.inWords
    case .relation(let relation): relation.inWords
    }
  }
}

extension Comparison {
  var inWords: Message {
    let values: [String: Message.Value] = [
      "left": .message(left.inWords), "right": .message(right.inWords),
    ]
    return switch relation {
    case .equal: Message("is-equal", values)
    case .other: Message("is-other", values)
    case .less: Message("is-less", values)
    case .atMost: Message("is-at-most", values)
    case .greater: Message("is-greater", values)
    case .atLeast: Message("is-at-least", values)
    }
  }

  /// Why the sums do not compare as they must; empty where they do.
  func reasons(in now: Situation, since start: Situation) throws(MissingFigure) -> [Message] {
    let value = try left.value(in: now, since: start)
    let bound = try right.value(in: now, since: start)
    guard !holds(value, bound) else { return [] }
    let isMore = value > bound
    var reasons = [reason(value, bound, isMore: isMore)]
    // What is not to be a number may be more as well as less.
    guard relation != .other, let figure = left.figure else { return reasons }
    if let line = now.lineReason(of: figure, isMore: isMore || relation == .less) {
      reasons.append(line)
    }
    return reasons
  }

  private func holds(_ value: Double, _ bound: Double) -> Bool {
    // Equal infinities have no difference.
    let isEqual = value == bound || Fit.equal(value, bound)
    return switch relation {
    case .equal: isEqual
    case .other: !isEqual && !value.isNaN && !bound.isNaN
    case .less: value < bound && !isEqual
    case .atMost: value < bound || isEqual
    case .greater: value > bound && !isEqual
    case .atLeast: value > bound || isEqual
    }
  }

  private func reason(_ value: Double, _ bound: Double, isMore: Bool) -> Message {
    let excess = left.figure?.excess ?? (more: "too-much", less: "too-little")
    var values: [String: Message.Value] = ["value": .text(explained(value))]
    if Fit.equal(value, bound) || value.isNaN || bound.isNaN {
      return Message("does-not-hold", values)
    }
    values["difference"] = .text(explained((value - bound).magnitude))
    let what = Message(isMore ? excess.more : excess.less, values)
    guard right.hasFigures else { return what }
    return Message(
      "compared",
      [
        "what": .message(what), "right": .message(right.inWords), "bound": .text(explained(bound)),
      ])
  }
}
