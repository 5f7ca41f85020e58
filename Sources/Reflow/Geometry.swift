/// A point in content coordinates, in points. The origin is the content's top left, also under
/// right-to-left and while scrolled.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)
}

/// A size in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in content coordinates, in points: what UIKit calls a frame.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }

  /// Whether the two rectangles share some area. Overlap is half-open on both axes: rectangles that
  /// only touch do not overlap, and a rectangle of zero width or height overlaps nothing.
  public func overlaps(_ other: Rect) -> Bool {
    size.width > 0 && size.height > 0 && other.size.width > 0 && other.size.height > 0
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the point lies inside: the leading edges belong to the rectangle, the far ones do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with its edges on device pixels.
  ///
  /// Edges are rounded, never widths: rectangles that shared an edge share it afterwards, so thirds of
  /// 20 points become 7, 6 and 7 pixels and still end at 20. It is a last pass over a finished layout.
  /// - Parameter scale: pixels a point, above 0.
  public func roundedToPixels(scale: Double) -> Rect {
    func onPixel(_ edge: Double) -> Double { (edge * scale).rounded() / scale }
    let left = onPixel(minX)
    let top = onPixel(minY)
    return Rect(x: left, y: top, width: onPixel(maxX) - left, height: onPixel(maxY) - top)
  }
}

/// Distances from the four physical sides, in points. They may be negative, and do not change sides
/// under right-to-left.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance from every side.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  public static let zero = Insets()
}
