import Reflow

extension CircleProvider: ExplainedProvider {
  /// The angle, and the way from the container's centre to the ring and back by half the item.
  public func explain(
    _ item: Item, from nothing: Nothing, placed: FlowRect, in space: SectionSpace
  ) -> ItemExplanation {
    let degrees = degrees(of: item.index, in: space)
    let (right, down) = direction(at: degrees)
    let angle: Formula =
      """
      \(startAngle, "startAngle") + 360 × \(item.index, "index") / \(space.itemCount, "items")
      """
    let across: Formula = "\(radius, "radius") × cos(\(degrees))"
    let along: Formula = "\(radius, "radius") × sin(\(degrees))"
    return ItemExplanation(
      across: [
        NamedNumber("centre", space.breadth / 2), NamedNumber("right", radius * right),
        NamedNumber("half its width", -item.size.breadth / 2),
      ],
      along: [
        NamedNumber("centre", space.containerDepth / 2), NamedNumber("down", radius * down),
        NamedNumber("half its height", -item.size.depth / 2),
      ],
      facts: [
        .rule("items stand on a ring around the container's centre, clockwise from the right"),
        .calculation(Calculation("angle in degrees", angle, value: degrees)),
        .calculation(Calculation("right", across, value: radius * right)),
        .calculation(Calculation("down", along, value: radius * down)),
      ])
  }
}
