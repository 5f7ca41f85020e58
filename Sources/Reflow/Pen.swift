/// Where a provider has got to: the origin of the line (or row) that is open.
///
/// The engine keeps the position, a provider only moves it. So two places in a layout can be the same
/// but for a shift, which is what lets an edit stop early, and positions do not depend on how a layout
/// was cut into stretches.
public struct Pen: Hashable, Sendable {
  @usableFromInline var origin = ExactSum()
  @usableFromInline var number = 0

  @inlinable
  public init() {}

  /// How far along the depth it has got, in points from where it began.
  @inlinable
  public var along: Double { origin.value }

  /// The number of the line that is open, from 0.
  @inlinable
  public var line: Int { number }

  /// Moves the origin along the depth, in points.
  @inlinable
  public mutating func advance(by distance: Double) { origin.add(distance) }

  /// Moves the origin to the next line.
  /// - Parameter distance: from line to line, in points: the line's depth and the spacing after it.
  @inlinable
  public mutating func nextLine(after distance: Double) {
    origin.add(distance)
    number &+= 1
  }

  /// Moves on as another pen has moved from its start. Exact, as `ExactSum` is.
  @inlinable
  mutating func advance(as other: Pen) {
    origin.add(other.origin.high)
    if other.origin.low != 0 { origin.add(other.origin.low) }
    number += other.number
  }
}
