/// Prints what was measured, as a table or as JSON.
struct Results {
  let isJSON: Bool

  /// - Parameters:
  ///   - ratio: of what the name says: times faster than a peer, or times the C copy loop.
  ///   - perItem: nanoseconds an item, where the work grows with the items.
  ///   - perOperation: microseconds, where it does not.
  func add(
    _ name: String, _ count: Int, ratio: Double? = nil, perItem: Timing? = nil,
    perOperation: Timing? = nil
  ) {
    var fields = [("name", "\"\(name)\""), ("n", "\(count)")]
    if let ratio { fields.append(("ratio", decimal(ratio))) }
    if let perItem { fields.append(("nsPerItem", decimal(perItem.median))) }
    if let perOperation { fields.append(("usPerOp", decimal(perOperation.median / 1000))) }
    guard !isJSON else {
      print("{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}")
      return
    }
    let spread = (perItem ?? perOperation).map { timing in
      "  ±\(Int((50 * (timing.quartiles.upperBound / timing.quartiles.lowerBound - 1)).rounded())) %"
    }
    let values = fields.dropFirst(2).map { "\($0) \($1)" }.joined(separator: "  ")
    print("\(padded(name, 52)) \(padded("\(count)", 8)) \(values)\(spread ?? "")")
  }

  private func decimal(_ number: Double) -> String {
    let digits = number.magnitude < 10 ? 1000.0 : 10
    return "\((number * digits).rounded() / digits)"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
