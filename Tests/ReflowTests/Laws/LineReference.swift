import Reflow

/// Greedy lines as one would write them down without a thought for speed, to compare with.
struct LineReference {
  var lines: [Int] = []
  var frames: [Rect] = []
  var depth = 0.0

  /// The items of a section of vertically scrolling, left-to-right content.
  /// - Parameter isTrailing: whether lines end where the space ends, or begin where it begins.
  init(
    _ section: Section, width: Double, alignment: ItemAlignment, isTrailing: Bool = false
  ) {
    let length = max(0, width - section.insets.left - section.insets.right)
    var groups: [[Size]] = []
    var used = 0.0
    for size in section.items {
      let isOpen = !groups.isEmpty
      if isOpen, used + section.interitemSpacing + size.width - length <= 1e-6 {
        used += section.interitemSpacing + size.width
        groups[groups.count - 1].append(size)
      } else {
        used = size.width
        groups.append([size])
      }
    }
    var top = 0.0
    for (index, group) in groups.enumerated() {
      if index > 0 { top += section.lineSpacing }
      let deepest = group.reduce(0) { max($0, $1.height) }
      let used = group.reduce(-section.interitemSpacing) {
        $0 + section.interitemSpacing + $1.width
      }
      var left = isTrailing ? length - used : 0
      for size in group {
        let shift =
          switch alignment {
          case .start: 0.0
          case .center: (deepest - size.height) / 2
          case .end: deepest - size.height
          }
        lines.append(index)
        frames.append(
          Rect(
            section.insets.left + left, section.insets.top + top + shift, size.width, size.height))
        left += size.width + section.interitemSpacing
      }
      top += deepest
    }
    depth = section.insets.top + top + section.insets.bottom
  }
}
