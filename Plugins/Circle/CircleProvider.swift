import Reflow

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  // Without a C library the two functions come from the program's host.
  @_extern(c, "cos") private func cos(_ angle: Double) -> Double
  @_extern(c, "sin") private func sin(_ angle: Double) -> Double
#endif

/// Items on a ring around the container's centre, clockwise, as in Apple's circle layout.
///
/// Positions are physical: scroll and writing direction, insets and spacings have no effect. A single
/// item stands on the ring like any other. Placing costs O(1) an item.
public struct CircleProvider: LayoutProvider {
  public let radius: Double
  public let startAngle: Double

  public static let description = ProviderDescription(
    name: "circle",
    summary: "items on a ring around the container's centre, clockwise",
    parameters: [
      ParameterDescription(
        "radius", .number(atLeast: 0), default: .number(100),
        "distance of the items' centres from the container's centre, in points",
        knownAs: Naming(css: "translate() after rotate()")),
      ParameterDescription(
        "startAngle", .number(), default: .number(0),
        "where the first item stands, in degrees clockwise from the right",
        knownAs: Naming(css: "rotate()", swiftUI: "Angle.degrees, as rotationEffect takes it")),
    ],
    needs: [.itemCount, .containerDepth],
    isPhysical: true,
    knownAs: Naming(
      uiKit: "Apple's sample CircleLayout, a UICollectionViewLayout",
      css: "transform: rotate() translate()", swiftUI: "Apple's sample MyRadialLayout, a Layout"))

  public init(_ parameters: ParameterValues) {
    radius = parameters.number("radius")
    startAngle = parameters.number("startAngle")
  }

  /// An item's place depends on its index alone; there is nothing to remember.
  public struct Nothing: Equatable, Sendable {}

  public func start(in space: SectionSpace) -> Nothing { Nothing() }

  public func place(
    _ item: Item, _ nothing: inout Nothing, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let (right, down) = direction(at: degrees(of: item.index, in: space))
    return FlowRect(
      across: space.breadth / 2 + radius * right - item.size.breadth / 2,
      along: space.containerDepth / 2 + radius * down - item.size.depth / 2,
      size: item.size)
  }

  func degrees(of item: Int, in space: SectionSpace) -> Double {
    startAngle + 360 * Double(item) / Double(space.itemCount)
  }

  /// Cosine and sine, exact at the quarters of a turn, where π is not.
  func direction(at degrees: Double) -> (right: Double, down: Double) {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    let quarter = (turned / 90).rounded()
    let rest = (turned - 90 * quarter) * .pi / 180
    let (right, down) = (cos(rest), sin(rest))
    switch (Int(quarter) % 4 + 4) % 4 {
    case 0: return (right, down)
    case 1: return (-down, right)
    case 2: return (-right, -down)
    default: return (down, -right)
    }
  }

  public func depth(after nothing: Nothing, in space: SectionSpace) -> Double {
    space.containerDepth
  }
}
