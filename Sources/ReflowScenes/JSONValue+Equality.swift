/// Two values are equal when they say the same, wherever they stand: lines do not count.
///
/// The order of an object's members does count, and NaN differs from itself, as it does among
/// numbers. Linear in the size of the values.
extension JSONValue: Equatable {
  static func == (left: JSONValue, right: JSONValue) -> Bool {
    if let leftPair = left.pair, let rightPair = right.pair {
      return leftPair == rightPair
    }
    return left.kind == right.kind
  }
}

extension JSONValue.Member: Equatable {
  static func == (left: JSONValue.Member, right: JSONValue.Member) -> Bool {
    left.key == right.key && left.value == right.value
  }
}
