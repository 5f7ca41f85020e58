import Reflow
import SeededNumbers

extension CaseDigests {
  /// Why some elements are where they are, and how some items were placed.
  mutating func addExplanations(of layout: Layout, seed: Int) {
    var generator = SplitMix64(seed: seed)
    for section in 0..<layout.sectionCount {
      add(layout.explanation(of: .header(section: section)))
      add(layout.explanation(of: .footer(section: section)))
      guard let count = layout.itemCount(inSection: section), count > 0 else { continue }
      let items = [0, count - 1, generator.below(count)]
      for item in items { add(layout.explanation(of: .item(section: section, item: item))) }
      let first = generator.below(count)
      for step in layout.steps(ofItems: first..<min(first + 3, count), inSection: section) ?? [] {
        addParts(of: step)
      }
    }
  }

  private mutating func add(_ explanation: Explanation?) {
    terms.add(explanation != nil)
    guard let explanation else { return }
    terms.add(explanation.line)
    terms.add(explanation.border.rect(explanation.placed))
    addParts(of: explanation)
  }

  /// Walks through a value: its numbers are terms; its texts and the names of its cases are words. So
  /// decisions and facts of kinds that are not known here count as well.
  private mutating func addParts(of value: Any) {
    switch value {
    case let number as Double: return terms.add(number)
    case let number as Int: return terms.add(number)
    case let flag as Bool: return terms.add(flag)
    case let text as String: return words.add(text)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let isCase = mirror.displayStyle == .enum
    if isCase && mirror.children.isEmpty { words.add("\(value)") }
    terms.add(mirror.children.count)
    for child in mirror.children {
      if isCase { words.add(child.label ?? "") }
      addParts(of: child.value)
    }
  }
}
