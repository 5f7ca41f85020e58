import Reflow
import ReflowText

extension Drawing {
  /// The most elements that a drawing holds: beyond it nothing could be told apart.
  public static let mostElements = 200_000

  /// Draws a layout. O(elements drawn); guides of a section without lines, or with long ones, go through
  /// all of its items once.
  /// - Throws: `DrawingError` for more than `mostElements` elements, and for a viewport without area
  ///   where that is what is drawn.
  public init(
    _ subject: PictureSubject, options: DrawingOptions = DrawingOptions()
  ) throws(DrawingError) {
    var builder = try DrawingBuilder(subject, options)
    builder.build()
    self.init(
      bounds: builder.bounds, layers: builder.layers, remarks: builder.remarks)
  }
}

/// A drawing in the making.
struct DrawingBuilder {
  /// Room around the content, in points.
  static let margin = 16.0
  /// How far out of the content elements are drawn, in points.
  static let farthest = 2000.0

  let subject: PictureSubject
  let options: DrawingOptions
  /// In the order of queries.
  let placed: [PlacedElement]
  /// What is shown of the change before.
  let change: DrawnChange
  /// What is shown of the content, and what sticks out of it.
  let shown: Rect
  let itemFont: DrawingFont
  /// `shown` with the room around it.
  var bounds: Rect
  var layers: [DrawingLayer] = []
  var remarks: [String] = []

  var layout: Layout { subject.layout }
  var isHorizontal: Bool { layout.collection.scrollDirection == .horizontal }

  init(_ subject: PictureSubject, _ options: DrawingOptions) throws(DrawingError) {
    self.subject = subject
    self.options = options
    itemFont = DrawingFont(named: subject.style.font.description)
    let layout = subject.layout
    let viewport = layout.viewportRect
    let isChangeShown = options.showsChanges || options.isAnimated
    change =
      isChangeShown
      ? subject.change.map { DrawnChange($0, most: Drawing.mostElements) } ?? DrawnChange()
      : DrawnChange()
    switch options.extent {
    case .viewport:
      guard viewport.size.width > 0, viewport.size.height > 0 else {
        throw .noArea(viewport.size)
      }
      let found = layout.elements(in: viewport)
      guard found.count <= Drawing.mostElements else { throw .tooManyElements(found.count) }
      placed = layout.placed(found)
      shown = viewport
    case .content:
      let count = layout.elementCount
      guard count <= Drawing.mostElements else { throw .tooManyElements(count) }
      placed = layout.placedElements()
      shown = Self.extent(of: placed, and: change.oldPlaces, in: layout)
    }
    bounds = shown
  }

  /// The content and what sticks out of it, as far as that is sane.
  private static func extent(
    of placed: [PlacedElement], and oldPlaces: [ElementPlace], in layout: Layout
  ) -> Rect {
    let content = Rect(origin: .zero, size: layout.contentSize)
    // Where there is nothing, there is room to say so.
    var extent = content
    if placed.isEmpty { extent.size.height = max(extent.size.height, 40) }
    if placed.isEmpty { extent.size.width = max(extent.size.width, 80) }
    let most = extent.grown(by: farthest)
    for element in placed { extent = extent.union(element.frame) }
    for place in oldPlaces { extent = extent.union(place.frame) }
    if layout.isScrolled { extent = extent.union(layout.viewportRect) }
    return extent.intersection(most) ?? content
  }

  mutating func build() {
    var backdrop: [DrawingElement] = []
    let card = options.extent == .viewport ? shown : Rect(origin: .zero, size: layout.contentSize)
    var paper = DrawingElement(.backdrop, placed.isEmpty ? shown : card, fill: .content)
    if options.isAnimated, options.extent == .content, let before = subject.change?.before {
      paper.transition = .from(Rect(origin: .zero, size: before.contentSize))
    }
    backdrop.append(paper)
    var content: [DrawingElement] = []
    content.reserveCapacity(placed.count + change.oldPlaces.count)
    let guides = options.showsGuides ? self.guides() : []
    content += guides
    if options.showsChanges { content += change.oldPlaces.map(outline) }
    if options.isAnimated { content += change.gone.map(gone) }
    for element in placed where !element.isPinned { add(element, to: &content) }
    for element in placed where element.isPinned { add(element, to: &content) }
    if placed.isEmpty { content.append(nothing()) }
    var around: [DrawingElement] = []
    bounds = shown.grown(by: Self.margin)
    if layout.isScrolled, options.extent == .content {
      around.append(
        DrawingElement(
          .viewport, layout.viewportRect, edge: .viewport, edgeWidth: 1.5, isDashed: true))
    }
    if options.showsLines { around += lineNumbers() }
    if options.showsLegend { around += legend(guides) }
    backdrop.insert(DrawingElement(.backdrop, bounds, fill: .page), at: 0)
    countWhatIsCut()
    let isCut = options.extent == .viewport || !remarks.isEmpty
    layers = [
      DrawingLayer(elements: backdrop),
      DrawingLayer(clip: isCut ? shown : nil, elements: content),
      DrawingLayer(elements: around),
    ]
  }

  private mutating func countWhatIsCut() {
    guard options.extent == .content else { return }
    let cut = placed.reduce(0) { $0 + (shown.covers($1.frame) ? 0 : 1) }
    guard cut > 0 else { return }
    remarks.append(
      "\(cut) \(cut == 1 ? "element reaches" : "elements reach") farther than "
        + "\(formatted(Self.farthest)) points out of the content and \(cut == 1 ? "is" : "are") cut"
    )
  }

  private func nothing() -> DrawingElement {
    let text = DrawingText(
      layout.elementCount == 0 ? "empty" : "nothing in view", font: .note(size: 13),
      color: .noteText, box: shown, alignment: .center)
    return DrawingElement(.note, shown, text: text)
  }
}

extension Layout {
  /// Whether the viewport shows less than the content.
  var isScrolled: Bool {
    let container = collection.container
    return container.width > 0 && container.height > 0
      && (container.width < contentSize.width - Fit.tolerance
        || container.height < contentSize.height - Fit.tolerance)
  }
}

extension Rect {
  func grown(by distance: Double) -> Rect {
    Rect(
      x: minX - distance, y: minY - distance, width: size.width + 2 * distance,
      height: size.height + 2 * distance)
  }

  func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What both cover; nil where they are apart. Edges that touch share a rectangle of no area.
  func intersection(_ other: Rect) -> Rect? {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    return width >= 0 && height >= 0 ? Rect(x: x, y: y, width: width, height: height) : nil
  }

  /// Whether the other one lies within, but for rounding.
  func covers(_ other: Rect) -> Bool {
    let slack = Fit.tolerance + max(size.width, size.height) * 0x1p-40
    return other.minX >= minX - slack && other.maxX <= maxX + slack
      && other.minY >= minY - slack && other.maxY <= maxY + slack
  }
}
