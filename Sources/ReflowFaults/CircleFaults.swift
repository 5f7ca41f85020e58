import Reflow

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Angles are 360 · i / (n − 1), as if a circle were a line with two ends: the last item stands on the first.
package struct CircleClosedTwice: FaultyProvider {
  package static let name = "circle-closed-twice"
  package static let fault = "the full angle is divided by n − 1, so the last item meets the first"
  package static let parameters = [
    ParameterDescription(
      "radius", .number(atLeast: 0), default: .number(100),
      "distance of the items' centres from the container's centre, in points")
  ]
  package static let needs: ProviderDescription.Needs = [.itemCount, .containerDepth]
  package static let hasLines = false
  package static let isPhysical = true
  let radius: Double
  package init(_ parameters: ParameterValues) { radius = parameters.number("radius") }
  package func start(in space: SectionSpace) -> Bool { false }
  package func place(
    _ item: Item, _ nothing: inout Bool, _ pen: inout Pen, in space: SectionSpace
  ) -> FlowRect {
    let angle = 2 * Double.pi * Double(item.index) / Double(max(1, space.itemCount - 1))
    return FlowRect(
      across: space.breadth / 2 + radius * cos(angle) - item.size.breadth / 2,
      along: space.containerDepth / 2 + radius * sin(angle) - item.size.depth / 2,
      size: item.size)
  }
  package func depth(after nothing: Bool, in space: SectionSpace) -> Double {
    space.containerDepth
  }
}
