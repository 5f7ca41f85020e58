// Values written in Swift as they stand in JSON:
//
//     let item: JSONValue = ["size": [72.5, 32], "label": "Swift", "hidden": false, "note": nil]
//
// All of them begin on line 1.

extension JSONValue: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { self.init(.null) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self.init(.boolean(value)) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(.number(Double(value))) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self.init(.number(value)) }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(.string(value)) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// The members in the order written. A key written twice stays twice; a parser would refuse it.
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { Member(key: $0.0, value: $0.1) }))
  }
}
