import Reflow

/// Makes a collection smaller as long as what is wrong with it stays wrong.
///
/// Sections go, then items (halves, quarters, single ones), then whatever is not plain: headers, insets,
/// spacings, offsets, and sizes that are no round numbers. At most `greatestCount` collections are tried.
struct Shrinker {
  /// Why a collection breaks the law; nil where it does not, or is none of the law's.
  let violation: (LayoutCollection) -> Violation?
  private(set) var smallest: LayoutCollection
  private(set) var reason: Violation
  private var count = 0

  private static let greatestCount = 600

  init(
    _ collection: LayoutCollection, _ reason: Violation,
    violation: @escaping (LayoutCollection) -> Violation?
  ) {
    smallest = collection
    self.reason = reason
    self.violation = violation
  }

  mutating func shrink() {
    var isSmaller = true
    while isSmaller && count < Self.greatestCount {
      isSmaller = false
      for change in Self.simplifications { isSmaller = attempt(change) || isSmaller }
      for index in smallest.sections.indices.reversed() where smallest.sections.count > 1 {
        isSmaller = attempt { $0.sections.remove(at: index) } || isSmaller
      }
      for index in smallest.sections.indices {
        isSmaller = shrinkItems(of: index) || isSmaller
        isSmaller = simplify(index) || isSmaller
      }
    }
  }

  /// Keeps the change if the law stays broken.
  private mutating func attempt(_ change: (inout LayoutCollection) -> Void) -> Bool {
    guard count < Self.greatestCount else { return false }
    var smaller = smallest
    change(&smaller)
    guard !smaller.isSame(as: smallest) else { return false }
    count += 1
    guard let violation = violation(smaller) else { return false }
    (smallest, reason) = (smaller, violation)
    return true
  }

  private mutating func shrinkItems(of section: Int) -> Bool {
    var isSmaller = false
    var length = max(1, smallest.sections[section].items.count / 2)
    while length > 0 {
      var start = smallest.sections[section].items.count - length
      while start >= 0 {
        let isGone = attempt { collection in
          var sizes = Array(collection.sections[section].items)
          sizes.removeSubrange(start..<start + length)
          collection.sections[section].items = ItemList(sizes, chunks: LawCases.chunks)
        }
        isSmaller = isGone || isSmaller
        start -= length
      }
      length /= 2
    }
    for item in smallest.sections[section].items.indices {
      for size in Self.plainSizes(for: smallest.sections[section].items[item]) {
        let isPlain = attempt { $0.sections[section].items[item] = size }
        isSmaller = isPlain || isSmaller
        if isPlain { break }
      }
    }
    return isSmaller
  }

  /// Sizes that read more easily than a size, the plainest first; none for the plainest of all.
  private static func plainSizes(for size: Size) -> [Size] {
    let rounded = Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
    let tens = Size(
      width: (size.width / 10).rounded(.up) * 10, height: (size.height / 10).rounded(.up) * 10)
    let plain = [Size(width: 50, height: 20), Size(width: 100, height: 20), tens, rounded]
    return Array(plain.prefix { $0 != size })
  }

  private mutating func simplify(_ section: Int) -> Bool {
    let plain: [(inout Section) -> Void] = [
      { $0.header = 0 }, { $0.footer = 0 }, { $0.headerInsets = .zero },
      { $0.footerInsets = .zero },
      { $0.insets = .zero }, { $0.lineSpacing = 0 }, { $0.interitemSpacing = 0 },
      { if $0.lineSpacing != 0 { $0.lineSpacing = 10 } },
      { if $0.interitemSpacing != 0 { $0.interitemSpacing = 10 } },
    ]
    var isSmaller = false
    for change in plain { isSmaller = attempt { change(&$0.sections[section]) } || isSmaller }
    return isSmaller
  }

  private static let simplifications: [@Sendable (inout LayoutCollection) -> Void] = [
    { $0.offset = .zero },
    { $0.scrollDirection = .vertical },
    { $0.layoutDirection = .leftToRight },
    { $0.container.height = 100 },
    { $0.container.width = 200 },
    { $0.container.width = ($0.container.width / 10).rounded() * 10 },
  ]
}

extension LayoutCollection {
  fileprivate func isSame(as other: LayoutCollection) -> Bool {
    container == other.container && offset == other.offset
      && scrollDirection == other.scrollDirection && layoutDirection == other.layoutDirection
      && sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Section {
  fileprivate func isSame(as other: Section) -> Bool {
    items == other.items && header == other.header && footer == other.footer
      && headerInsets == other.headerInsets && footerInsets == other.footerInsets
      && insets == other.insets && lineSpacing == other.lineSpacing
      && interitemSpacing == other.interitemSpacing
  }
}
