extension JSONWriter {
  /// Writes a whole value.
  ///
  /// - Precondition: all its numbers are finite.
  mutating func write(value: JSONValue) {
    // A pair is written without building the array that `kind` would show.
    if let pair = value.pair {
      beginArray()
      write(pair.first)
      write(pair.second)
      endArray()
      return
    }
    switch value.kind {
    case .null: writeNull()
    case .boolean(let boolean): write(boolean)
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let elements):
      beginArray()
      for element in elements { write(value: element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        write(key: member.key)
        write(value: member.value)
      }
      endObject()
    }
  }
}

extension JSONValue {
  /// The value as JSON, without a line break at its end.
  ///
  /// - Precondition: all its numbers are finite.
  func text(style: JSONWriter.Style = .compact) -> String {
    var writer = JSONWriter(style: style)
    writer.write(value: self)
    return writer.text
  }
}
