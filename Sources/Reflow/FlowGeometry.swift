// Breadth and depth. Lines run along the breadth of a collection and stack along its depth. Providers
// know nothing else: which of the two is horizontal, and on which side a line begins, is decided by
// `FlowTransform` at the border.

/// An item's size as a provider sees it, in points.
public struct FlowSize: Hashable, Sendable {
  /// Extent along a line: the width when scrolling vertically.
  public var breadth: Double
  /// Extent along the scroll axis: the height when scrolling vertically.
  public var depth: Double

  public init(breadth: Double, depth: Double) {
    self.breadth = breadth
    self.depth = depth
  }

  public static let zero = FlowSize(breadth: 0, depth: 0)
}

/// A rectangle as a provider places it, in points.
public struct FlowRect: Hashable, Sendable {
  /// Distance from where lines begin, along the breadth.
  public var across: Double
  /// Distance along the scroll axis.
  public var along: Double
  public var breadth: Double
  public var depth: Double

  public init(across: Double, along: Double, breadth: Double, depth: Double) {
    self.across = across
    self.along = along
    self.breadth = breadth
    self.depth = depth
  }

  public init(across: Double, along: Double, size: FlowSize) {
    self.init(across: across, along: along, breadth: size.breadth, depth: size.depth)
  }

  static let zero = FlowRect(across: 0, along: 0, size: .zero)
}

/// Insets as the engine applies them: leading and trailing along a line, before and after along the
/// scroll axis.
public struct FlowInsets: Hashable, Sendable {
  public var leading: Double
  public var trailing: Double
  public var before: Double
  public var after: Double

  public init(leading: Double = 0, trailing: Double = 0, before: Double = 0, after: Double = 0) {
    self.leading = leading
    self.trailing = trailing
    self.before = before
    self.after = after
  }

  public static let zero = FlowInsets()
}

/// The border between breadth and depth inside and x and y outside.
///
/// Horizontal scrolling is the exact transpose of vertical scrolling; right-to-left is the exact mirror
/// within the content's width. Both are applied here and nowhere else, so every provider has four
/// directions without knowing of one.
public struct FlowTransform: Hashable, Sendable {
  public var scrollDirection: ScrollDirection
  public var layoutDirection: LayoutDirection

  public init(scrollDirection: ScrollDirection, layoutDirection: LayoutDirection) {
    self.scrollDirection = scrollDirection
    self.layoutDirection = layoutDirection
  }

  var isHorizontal: Bool { scrollDirection == .horizontal }
  var isMirrored: Bool { layoutDirection == .rightToLeft }

  public func flowSize(_ size: Size) -> FlowSize {
    isHorizontal
      ? FlowSize(breadth: size.height, depth: size.width)
      : FlowSize(breadth: size.width, depth: size.height)
  }

  public func size(_ size: FlowSize) -> Size {
    isHorizontal
      ? Size(width: size.depth, height: size.breadth)
      : Size(width: size.breadth, height: size.depth)
  }

  /// Physical insets, seen from inside: mirrored first, then transposed.
  public func flowInsets(_ insets: Insets) -> FlowInsets {
    let near = isMirrored ? insets.right : insets.left
    let far = isMirrored ? insets.left : insets.right
    return isHorizontal
      ? FlowInsets(leading: insets.top, trailing: insets.bottom, before: near, after: far)
      : FlowInsets(leading: near, trailing: far, before: insets.top, after: insets.bottom)
  }

  /// A placed rectangle in content coordinates.
  /// - Parameters:
  ///   - placed: what a provider answered, in breadth and depth.
  ///   - contentWidth: the content's width, within which right-to-left mirrors.
  public func rect(_ placed: FlowRect, contentWidth: Double) -> Rect {
    var rect =
      isHorizontal
      ? Rect(x: placed.along, y: placed.across, width: placed.depth, height: placed.breadth)
      : Rect(x: placed.across, y: placed.along, width: placed.breadth, height: placed.depth)
    if isMirrored { rect.origin.x = contentWidth - rect.maxX }
    return rect
  }

  /// The stretch of the scroll axis that a rectangle in content coordinates covers.
  func along(_ rect: Rect, contentWidth: Double) -> (low: Double, high: Double) {
    guard isHorizontal else { return (rect.minY, rect.maxY) }
    guard isMirrored else { return (rect.minX, rect.maxX) }
    return (contentWidth - rect.maxX, contentWidth - rect.minX)
  }
}
