import Reflow

// Figures and elements in words: keys of the messages, so that they have a word in every language.

extension Figure {
  var inWords: Message {
    switch self {
    case .items(nil): Message("figure-items")
    case .items(let section?): Message("figure-section-items", ["section": "\(section)"])
    case .lines(nil): Message("figure-lines")
    case .lines(let section?): Message("figure-section-lines", ["section": "\(section)"])
    case .sections: Message("figure-sections")
    case .itemsOnLine(let line): Message("figure-line-items", ["line": "\(line)"])
    case .container(.width): Message("figure-width")
    case .container(.height): Message("figure-height")
    case .content(.width): Message("figure-content-width")
    case .content(.height): Message("figure-content-height")
    case .inset(let side, let section): Self.inset(side, section)
    case .spacing(.line, let section): Self.spacing("figure-line-spacing", section)
    case .spacing(.interitem, let section): Self.spacing("figure-interitem-spacing", section)
    case .item(let position, let measure): measure.inWords(of: position.inWords)
    case .lineOfItem(let position):
      Message("figure-line", ["element": .message(position.inWords)])
    case .view(let view, let section, let measure): measure.inWords(of: view.inWords(section))
    case .gap(let first, let second):
      Message(
        "figure-gap", ["first": .message(first.inWords), "second": .message(second.inWords)])
    case .extremeGap(.least): Message("figure-least-gap")
    case .extremeGap(.greatest): Message("figure-greatest-gap")
    case .extremeItem(.least, .width): Message("figure-least-item-width")
    case .extremeItem(.least, .height): Message("figure-least-item-height")
    case .extremeItem(.greatest, .width): Message("figure-greatest-item-width")
    case .extremeItem(.greatest, .height): Message("figure-greatest-item-height")
    case .columns: Message("figure-columns")
    case .columnDifference: Message("figure-column-difference")
    case .unused: Message("figure-unused")
    case .insetsChanged: Message("figure-insets-changed")
    case .work(.placed): Message("figure-placed")
    case .work(.measured): Message("figure-measured")
    case .work(.reused): Message("figure-reused")
    case .offset(.x): Message("figure-offset-x")
    case .offset(.y): Message("figure-offset-y")
    }
  }

  static func inset(_ side: Side, _ section: Int) -> Message {
    section == 0
      ? Message("figure-inset", ["side": .message(side.inWords)])
      : Message("figure-section-inset", ["side": .message(side.inWords), "section": "\(section)"])
  }

  private static func spacing(_ key: String, _ section: Int) -> Message {
    let spacing = Message(key)
    guard section > 0 else { return spacing }
    return Message(
      "figure-section-spacing", ["spacing": .message(spacing), "section": "\(section)"])
  }

  /// The keys of what is said where a figure is greater than it is to be, and less.
  var excess: (more: String, less: String) {
    switch self {
    case .item(_, .x), .item(_, .right), .view(_, _, .x), .view(_, _, .right), .offset(.x):
      ("too-far-right", "too-far-left")
    case .item(_, .y), .item(_, .bottom), .view(_, _, .y), .view(_, _, .bottom), .offset(.y):
      ("too-far-down", "too-far-up")
    case .items, .lines, .sections, .itemsOnLine, .columns, .insetsChanged, .work:
      ("too-many", "too-few")
    default: ("too-much", "too-little")
    }
  }
}

extension Figure.Measure {
  fileprivate func inWords(of element: Message) -> Message {
    let key =
      switch self {
      case .x: "figure-x"
      case .y: "figure-y"
      case .width: "figure-element-width"
      case .height: "figure-element-height"
      case .right: "figure-right"
      case .bottom: "figure-bottom"
      }
    return Message(key, ["element": .message(element)])
  }
}

extension Figure.Side {
  var inWords: Message {
    switch self {
    case .top: Message("side-top")
    case .left: Message("side-left")
    case .bottom: Message("side-bottom")
    case .right: Message("side-right")
    }
  }
}

extension Figure.View {
  func inWords(_ section: Int) -> Message {
    switch self {
    case .header: Message("header", ["section": "\(section)"])
    case .footer: Message("footer", ["section": "\(section)"])
    }
  }
}

extension ItemPosition {
  /// As it was named.
  var inWords: Message {
    guard let item else {
      return section == 0
        ? Message("item-last") : Message("item-last-of-section", ["section": "\(section)"])
    }
    return ItemPath(section: section, item: item).inWords
  }
}

extension ItemPath {
  /// Items of section 0 go without it, as in conditions.
  var inWords: Message { Message("item", ["item": .text(number)]) }

  /// `3` or `1.3`
  var number: String { section == 0 ? "\(item)" : "\(section).\(item)" }
}

extension Sum {
  /// The terms with their signs between.
  var inWords: Message {
    var words: Message?
    for term in terms {
      let own: Message.Value =
        switch term.value {
        case .number(let number): .text(explained(number))
        case .figure(let figure): .message(figure.inWords)
        }
      guard let before = words else {
        words = Message("term", ["term": own])
        continue
      }
      words = Message(
        term.isSubtracted ? "sum-less" : "sum-more", ["sum": .message(before), "term": own])
    }
    return words ?? Message("term", ["term": "0"])
  }
}
