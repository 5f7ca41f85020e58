import Reflow

/// What a drawing shows of a change: which elements changed, where they stood, and which are gone.
struct DrawnChange {
  private(set) var changes: [Element: ElementChange] = [:]
  /// Where elements stood that have moved since, were resized or went, by their old names.
  private(set) var oldPlaces: [ElementPlace] = []
  /// Those of them that are there no more.
  private(set) var gone: [ElementPlace] = []

  init() {}

  /// O(elements of both layouts).
  /// - Parameter most: the most elements that are told.
  init(_ change: LayoutChange, most: Int) {
    for element in change.elements.lazy.prefix(most) {
      if let after = element.after { changes[after.element] = element }
      if let before = element.before, element.kind != .changedLine { oldPlaces.append(before) }
      if let before = element.before, element.after == nil { gone.append(before) }
    }
  }

  /// How an element has come to its place; nil where it always stood there.
  func transition(of element: Element) -> DrawingTransition? {
    guard let change = changes[element] else { return nil }
    guard let before = change.before else { return .came }
    return before.frame == change.after?.frame ? nil : .from(before.frame)
  }
}
