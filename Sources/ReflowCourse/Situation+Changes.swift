import Reflow
import ReflowScenes

// What has changed since a lesson's start, and must not have.

extension Situation {
  /// What has changed beside that which may.
  func changes(since start: Situation, beside allowed: Set<Aspect>) -> [Message] {
    var allowed = allowed
    if allowed.contains(.provider) { allowed.insert(.parameters) }
    return Aspect.allCases.filter { !allowed.contains($0) }
      .compactMap { change(of: $0, since: start, allowed) }
  }

  private func change(
    of aspect: Aspect, since start: Situation, _ allowed: Set<Aspect>
  ) -> Message? {
    let (now, before) = (scene, start.scene)
    switch aspect {
    case .width:
      return change(Figure.container(.width), now.container.width, before.container.width)
    case .height:
      return change(Figure.container(.height), now.container.height, before.container.height)
    case .insets:
      guard let first = changedInsets(since: start).first else { return nil }
      let sections = start.layout.collection.sections
      let old = first.section < sections.count ? sections[first.section].insets : before.insets
      return change(
        .inset(first.side, section: first.section),
        first.side.inset(of: layout.collection.sections[first.section].insets),
        first.side.inset(of: old))
    case .spacing: return spacingChange(since: start)
    case .provider: return providerChange(since: start)
    case .parameters: return parameterChange(since: start)
    case .items: return itemsChange(since: start)
    case .sections:
      return change(.sections, Double(now.sections.count), Double(before.sections.count))
    case .headers: return viewChange(.header, since: start)
    case .footers: return viewChange(.footer, since: start)
    case .scroll:
      return now.scrollDirection == before.scrollDirection ? nil : Message("scroll-changed")
    case .direction:
      return now.layoutDirection == before.layoutDirection ? nil : Message("direction-changed")
    case .offset: return offsetChange(since: start)
    case .text: return now.text == before.text ? nil : Message("text-changed")
    }
  }

  private func change(_ figure: Figure, _ now: Double, _ before: Double) -> Message? {
    if now == before || Fit.equal(now, before) { return nil }
    return Message(
      "changed",
      [
        "what": .message(figure.inWords), "now": .text(explained(now)),
        "start": .text(explained(before)),
      ])
  }

  /// A section that is new has had the collection's spacings.
  private func spacingChange(since start: Situation) -> Message? {
    let sections = start.layout.collection.sections
    for (section, own) in layout.collection.sections.enumerated() {
      let old = section < sections.count ? sections[section] : nil
      let found =
        change(
          .spacing(.line, section: section), own.lineSpacing,
          old?.lineSpacing ?? start.scene.lineSpacing)
        ?? change(
          .spacing(.interitem, section: section), own.interitemSpacing,
          old?.interitemSpacing ?? start.scene.interitemSpacing)
      if let found { return found }
    }
    return nil
  }

  private func viewChange(_ view: Figure.View, since start: Situation) -> Message? {
    func own(_ section: SceneSection) -> (Double, Insets) {
      view == .header
        ? (section.header, section.headerInsets) : (section.footer, section.footerInsets)
    }
    let none = SceneSection()
    for index in 0..<max(scene.sections.count, start.scene.sections.count) {
      let now = index < scene.sections.count ? scene.sections[index] : none
      let before = index < start.scene.sections.count ? start.scene.sections[index] : none
      if own(now) != own(before) {
        return Message("view-changed", ["view": .message(view.inWords(index))])
      }
    }
    return nil
  }

  /// The beginning of the content is the beginning, wherever a change of direction has put it.
  private func offsetChange(since start: Situation) -> Message? {
    if scene.offset == start.scene.offset || isAtBeginning && start.isAtBeginning { return nil }
    return change(.offset(.x), scene.offset.x, start.scene.offset.x)
      ?? change(.offset(.y), scene.offset.y, start.scene.offset.y)
  }

  private var isAtBeginning: Bool {
    var x = 0.0
    if scene.scrollDirection == .horizontal, scene.layoutDirection == .rightToLeft {
      x = max(0, layout.contentSize.width - scene.container.width)
    }
    return Fit.equal(scene.offset.x, x) && Fit.equal(scene.offset.y, 0)
  }

  // MARK: - Providers

  private var specifications: [ProviderSpecification] {
    [layout.provider.specification, layout.provider.items.specification]
      + layout.collection.sections.indices.map { provider(ofSection: $0).specification }
  }

  private func providerChange(since start: Situation) -> Message? {
    for (now, before) in zip(specifications, start.specifications) where now.name != before.name {
      return Message(
        "provider-changed", ["now": .text(now.name), "start": .text(before.name)])
    }
    return nil
  }

  private func parameterChange(since start: Situation) -> Message? {
    for (now, before) in zip(specifications, start.specifications) where now.name == before.name {
      for parameter in now.parameters {
        guard let old = before[parameter.name], old != parameter.value else { continue }
        // Another provider within is a change of the provider, and found there.
        if case .provider = old { continue }
        return Message(
          "parameter-changed",
          [
            "parameter": .text(parameter.name), "now": .text(parameter.value.inWords),
            "start": .text(old.inWords),
          ])
      }
    }
    return nil
  }

  // MARK: - Items

  /// What has become of the items: the first one with another size or text. Items with a text are the
  /// same whatever their size, which the font gives. O(items), and O(sections) where none was touched.
  func itemsChange(since start: Situation) -> Message? {
    let (now, before) = (scene.itemCount, start.scene.itemCount)
    if now != before {
      return Message("items-count-changed", ["now": "\(now)", "start": "\(before)"])
    }
    if hasItems(of: start) { return nil }
    var old = start.scene.sections.lazy.flatMap(\.items).makeIterator()
    for (section, own) in scene.sections.enumerated() {
      for (item, now) in own.items.enumerated() {
        guard let before = old.next() else { return nil }
        let isSame: Bool
        if case .text = now.content {
          isSame = now.content == before.content
        } else {
          isSame = now == before
        }
        if !isSame {
          let path = ItemPath(section: section, item: item)
          return Message("item-changed", ["item": .message(path.inWords)])
        }
      }
    }
    return nil
  }

  /// Whether the items are the very lists of another situation, which nobody has touched.
  private func hasItems(of other: Situation) -> Bool {
    scene.sections.count == other.scene.sections.count
      && zip(scene.sections, other.scene.sections).allSatisfy { now, before in
        now.items.sizes.isIdentical(to: before.items.sizes)
          && now.items.bytesNotShared(with: before.items) == 0
      }
  }
}
