extension Relation {
  var inWords: Message {
    switch self {
    case .noneCrosses(let side): Message("none-crosses", ["side": .message(side.inWords)])
    case .noneOverlap: Message("none-overlap")
    case .shareLine(let range):
      Message(
        "share-line",
        ["first": .message(range.first.inWords), "last": .message(range.last.inWords)])
    case .beginsLine(let item): Message("must-begin-line", ["item": .message(item.inWords)])
    case .isAlone(let item): Message("must-be-alone", ["item": .message(item.inWords)])
    case .stands(let first, let place, let second):
      Self.words(place, ["first": .message(first.inWords), "second": .message(second.inWords)])
    case .isPinned(let view, let section, let wanted):
      Message(
        wanted ? "must-be-pinned" : "must-not-be-pinned",
        ["view": .message(view.inWords(section))])
    case .isSelected(let item): Message("must-be-selected", ["item": .message(item.inWords)])
    case .provider("loaded", _, let wanted):
      Message(wanted ? "must-be-loaded" : "must-not-be-loaded")
    case .provider(let name, let ofItems, let wanted):
      Self.words(name, ofItems: ofItems, wanted)
    case .parameter(let name, let value):
      Message("must-be-parameter", ["parameter": .text(name), "value": .text(value)])
    case .scroll(.horizontal): Message("must-scroll-horizontal")
    case .scroll(.vertical): Message("must-scroll-vertical")
    case .direction(.rtl): Message("must-be-rtl")
    case .direction(.ltr): Message("must-be-ltr")
    case .itemsUnchanged: Message("must-keep-items")
    case .onlyChanged(let aspects): Self.words(aspects)
    }
  }

  private static func words(_ place: Place, _ values: [String: Message.Value]) -> Message {
    switch place {
    case .left: Message("must-be-left", values)
    case .right: Message("must-be-right", values)
    case .above: Message("must-be-above", values)
    case .below: Message("must-be-below", values)
    }
  }

  private static func words(_ name: String, ofItems: Bool, _ wanted: Bool) -> Message {
    let values: [String: Message.Value] = ["provider": .text(name)]
    if ofItems {
      return Message(wanted ? "must-be-items-provider" : "must-not-be-items-provider", values)
    }
    return Message(wanted ? "must-be-provider" : "must-not-be-provider", values)
  }

  /// The aspects in the order in which they are declared, each with its own word.
  private static func words(_ aspects: Set<Aspect>) -> Message {
    let names = Aspect.allCases.filter { aspects.contains($0) }.map(\.inWords)
    let list = names.dropFirst().reduce(names[0]) { list, next in
      Message("list", ["before": .message(list), "next": .message(next)])
    }
    return Message("must-only-change", ["what": .message(list)])
  }
}

extension Aspect {
  fileprivate var inWords: Message {
    switch self {
    case .width: Message("aspect-width")
    case .height: Message("aspect-height")
    case .insets: Message("aspect-insets")
    case .spacing: Message("aspect-spacing")
    case .provider: Message("aspect-provider")
    case .parameters: Message("aspect-parameters")
    case .items: Message("aspect-items")
    case .sections: Message("aspect-sections")
    case .headers: Message("aspect-headers")
    case .footers: Message("aspect-footers")
    case .scroll: Message("aspect-scroll")
    case .direction: Message("aspect-direction")
    case .offset: Message("aspect-offset")
    case .text: Message("aspect-text")
    }
  }
}
