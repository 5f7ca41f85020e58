/// A section that has been laid out, whatever its provider's type: the border between the engine and
/// providers. It is crossed once for each section or stretch, never for each item.
protocol SectionLayout: AnyObject, Sendable {
  var items: ItemList { get }
  var space: SectionSpace { get }
  /// Extent of the items along the depth, in points.
  var depth: Double { get }
  /// How far the items reach along the depth; nil where there are none.
  var reach: (low: Double, high: Double)? { get }
  /// How many lines were begun.
  var lineCount: Int { get }
  /// The memory that it holds beside the items, in bytes.
  var bytesHeld: Int { get }
  /// The stretches whose items may reach into (low, high), in rising order.
  func stretches(meeting low: Double, _ high: Double, cost: inout QueryCost) -> [Range<Int>]
  /// Replaces the buffer's content by the frames of a range of items.
  func frames(of range: Range<Int>, into frames: inout FrameBuffer)
  /// The items on a line, as far as whole stretches tell: a range that holds them all.
  func stretch(ofLine line: Int) -> Range<Int>
  /// When the lines change next as their length grows.
  func nextLineChange() -> NextLineChange
  /// Why an item stands where it does.
  func explanation(ofItem item: Int) -> PlacedExplanation
  /// How a range of items was placed, `along` measured from the section's first line.
  func steps(of range: Range<Int>) -> [PlacingStep]
}

/// A section, folded by a provider: states every `Stretch.length` items, and how far each stretch
/// reaches. Frames are made when they are asked for. About 100 bytes a stretch for a line provider.
final class FoldedSection<Provider: LayoutProvider>: SectionLayout {
  let provider: Provider
  let items: ItemList
  let space: SectionSpace
  let remeasure: Section.Remeasure?
  let depth: Double
  let lineCount: Int
  let fold: Fold<Provider.State>
  private let extents: StretchExtents

  /// O(n): one pass over the items. Where the watch stops it, what is made is of no use.
  init(
    _ provider: Provider, _ items: ItemList, remeasure: Section.Remeasure?,
    in space: SectionSpace, watch: WorkWatch?
  ) {
    self.provider = provider
    self.items = items
    self.space = space
    self.remeasure = remeasure
    var state = provider.start(in: space)
    var pen = Pen()
    var checkpoints: ContiguousArray<Checkpoint<Provider.State>> = []
    var extents = StretchExtents()
    let stretchCount = items.count / Stretch.length + 1
    checkpoints.reserveCapacity(stretchCount)
    extents.reserveCapacity(stretchCount)
    // A line that has begun in earlier stretches has become deeper: they reach as far as it does.
    func deepenLine(to end: Double) {
      var index = checkpoints.count - 1
      let line = checkpoints[index].pen.line
      while index > 0, checkpoints[index].pen.line == line, extents.raise(index - 1, to: end) {
        index -= 1
      }
    }
    items.withDoubles { sizes in
      repeat {
        let first = checkpoints.count * Stretch.length
        checkpoints.append(Checkpoint(item: first, state: state, pen: pen))
        let stretch = Items(
          first..<min(first + Stretch.length, items.count), of: sizes,
          isTransposed: space.isTransposed, remeasure: remeasure)
        let extent = provider.measure(stretch, &state, &pen, in: space)
        if let end = extent.openLineEnd { deepenLine(to: end) }
        extents.append(extent)
        if watch?.advance(by: stretch.range.count) == false { break }
      } while checkpoints.count * Stretch.length < items.count
    }
    depth = pen.origin.value + provider.depth(after: state, in: space)
    extents.index()
    lineCount = items.isEmpty ? 0 : pen.line + 1
    fold = Fold(checkpoints: checkpoints)
    self.extents = extents
  }

  var bytesHeld: Int {
    let states = fold.checkpoints.reduce(0) { $0 + provider.bytesHeld(by: $1.state) }
    return bytes(of: fold.checkpoints) + states + extents.bytesHeld
      + MemoryLayout<SectionSpace>.size + MemoryLayout<Provider>.size
  }

  var reach: (low: Double, high: Double)? { items.isEmpty ? nil : extents.reach }

  func stretches(meeting low: Double, _ high: Double, cost: inout QueryCost) -> [Range<Int>] {
    extents.indexes(meeting: low, high, cost: &cost).map { index in
      let first = index * Stretch.length
      return first..<min(first + Stretch.length, items.count)
    }
  }

  func frames(of range: Range<Int>, into frames: inout FrameBuffer) {
    frames.removeAll()
    guard !range.isEmpty else { return }
    items.withDoubles { sizes in
      let stretch = Items(
        range, of: sizes, isTransposed: space.isTransposed, remeasure: remeasure)
      provider.frames(of: stretch, replaying: fold, in: space, into: &frames)
    }
  }

  func explanation(ofItem item: Int) -> PlacedExplanation {
    items.withDoubles { sizes in
      let one = Items(
        item..<item + 1, of: sizes, isTransposed: space.isTransposed, remeasure: remeasure)
      return provider.explanation(of: one, replaying: fold, in: space)
    }
  }

  func steps(of range: Range<Int>) -> [PlacingStep] {
    items.withDoubles { sizes in
      let stretch = Items(
        range, of: sizes, isTransposed: space.isTransposed, remeasure: remeasure)
      return provider.steps(of: stretch, replaying: fold, in: space)
    }
  }

  func stretch(ofLine line: Int) -> Range<Int> {
    // Partition points over the checkpoints' line numbers, which never fall.
    func firstCheckpoint(where isBehind: (Int) -> Bool) -> Int {
      var low = 0
      var high = fold.checkpoints.count
      while low < high {
        let middle = (low + high) / 2
        if isBehind(fold.checkpoints[middle].pen.line) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let first = max(0, firstCheckpoint { $0 >= line } - 1)
    let end = firstCheckpoint { $0 > line }
    return first * Stretch.length..<min(end * Stretch.length, items.count)
  }

  func nextLineChange() -> NextLineChange {
    var next = NextLineChange.never
    items.withDoubles { sizes in
      let all = Items(
        items.indices, of: sizes, isTransposed: space.isTransposed, remeasure: remeasure)
      next = provider.nextLineChange(of: all, in: space)
    }
    return next
  }
}

extension ItemList {
  /// The sizes as width, height, width, height, …
  func withDoubles<Answer>(_ body: (UnsafeBufferPointer<Double>) -> Answer) -> Answer {
    sizes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: Double.self) { doubles in
        body(UnsafeBufferPointer(start: doubles.baseAddress, count: buffer.count * 2))
      }
    }
  }
}
