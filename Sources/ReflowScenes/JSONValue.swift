/// A JSON value that knows the line on which it begins.
///
///     let scene = try JSONParser.parse(text)
///     guard case .object(let members) = scene.kind else { … }
///     for member in members { print(member.key, "on line", member.line) }
///
/// Objects keep their members in the order of the text, arrays are plain arrays, and every number
/// is a `Double`, which may be NaN or infinite (see `JSONParser`). Whoever checks a value can
/// therefore name its line, its key and its index.
///
/// A value takes 24 bytes plus what its kind holds. Sizes, by far the commonest array of a scene,
/// are stored in the value itself: an array of two numbers that stands on one line costs no heap
/// allocation. `kind` shows such an array like any other; `pair` reads it without building one.
struct JSONValue: Sendable {
  /// What a value is, with what it holds.
  enum Kind: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// One key of an object, with its value.
  struct Member: Sendable {
    var key: String
    var value: JSONValue
    /// The line of the key, from 1; the value may begin on a later one.
    var line: Int

    init(key: String, value: JSONValue, line: Int = 1) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  /// `Kind` with one case more. Both have the same size, since a pair fills just the 16 bytes that
  /// a string needs.
  fileprivate enum Storage: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
    /// An array of two numbers that begin on the line of the array.
    case pair(Double, Double)
  }

  private var storage: Storage
  private var storedLine: UInt32

  /// A value of this kind that begins on this line, counted from 1.
  init(_ kind: Kind, line: Int = 1) {
    storage = Storage(kind)
    storedLine = UInt32(clamping: line)
  }

  /// An array of two numbers, all on one line. No heap allocation.
  init(pair first: Double, _ second: Double, line: Int = 1) {
    storage = .pair(first, second)
    storedLine = UInt32(clamping: line)
  }

  /// The line on which the value begins, from 1. Lines beyond 4,294,967,295 are all called that.
  var line: Int {
    get { Int(storedLine) }
    set { storedLine = UInt32(clamping: newValue) }
  }

  /// What the value is. Constant time; builds an array of two when the value is stored as a pair.
  var kind: Kind {
    get {
      switch storage {
      case .null: .null
      case .boolean(let boolean): .boolean(boolean)
      case .number(let number): .number(number)
      case .string(let string): .string(string)
      case .array(let elements): .array(elements)
      case .object(let members): .object(members)
      case .pair(let first, let second):
        .array([JSONValue(.number(first), line: line), JSONValue(.number(second), line: line)])
      }
    }
    set { storage = Storage(newValue) }
  }

  /// The two numbers, if this is an array of just two numbers. Constant time, no allocation.
  var pair: (first: Double, second: Double)? {
    switch storage {
    case .pair(let first, let second):
      return (first, second)
    case .array(let elements) where elements.count == 2:
      guard let first = elements[0].number, let second = elements[1].number else { return nil }
      return (first, second)
    default:
      return nil
    }
  }

  /// The number, if this is one. Constant time.
  var number: Double? {
    if case .number(let number) = storage { number } else { nil }
  }

  /// The value of a key, if this is an object that has it. Looks at the members one by one.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = storage else { return nil }
    return members.first { $0.key == key }?.value
  }
}

extension JSONValue.Storage {
  fileprivate init(_ kind: JSONValue.Kind) {
    switch kind {
    case .null: self = .null
    case .boolean(let boolean): self = .boolean(boolean)
    case .number(let number): self = .number(number)
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements)
    case .object(let members): self = .object(members)
    }
  }
}

extension JSONValue.Kind {
  /// The kind in words, for "expected an object, found \(name)".
  var name: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
