import Reflow
import ReflowText

/// A place in a scene, for errors.
struct Place: Sendable {
  private var path: String
  var line: Int?

  init() { path = "" }
  init(section: Int) { path = "section \(section)" }

  func key(_ name: String) -> Place { appending(name) }
  func item(_ index: Int) -> Place { appending("item \(index)") }

  func appending(_ part: String) -> Place {
    var place = self
    place.path = path.isEmpty ? part : "\(path), \(part)"
    return place
  }

  func error(_ message: String) -> SceneError {
    SceneError(place: path, message: message, line: line)
  }
}

/// A JSON value at its place.
struct ValueReader {
  let value: JSONValue
  private(set) var place: Place

  init(_ value: JSONValue, _ place: Place) {
    self.value = value
    self.place = place
    self.place.line = value.line
  }

  func at(_ place: Place) -> ValueReader { ValueReader(value, place) }

  func wrongType(_ expected: String) -> SceneError {
    place.error("must be \(expected), not \(value.kind.name)")
  }

  /// A finite number.
  /// - Parameter mayBeNegative: spacings, insets and offsets may; sizes and extents may not.
  func number(mayBeNegative: Bool = false) throws(SceneError) -> Double {
    guard let number = value.number else { throw wrongType("a number") }
    if let problem = NumberProblem(number, mayBeNegative: mayBeNegative) {
      throw place.error(problem.explanation(of: number))
    }
    return number
  }

  func numberOrNull() throws(SceneError) -> Double? {
    if case .null = value.kind { return nil }
    return try number()
  }

  func string() throws(SceneError) -> String {
    guard case .string(let string) = value.kind else { throw wrongType("a string") }
    return string
  }

  func boolean() throws(SceneError) -> Bool {
    guard case .boolean(let flag) = value.kind else { throw wrongType("true or false") }
    return flag
  }

  func choice<Choice: CaseIterable & RawRepresentable>() throws(SceneError) -> Choice
  where Choice.RawValue == String {
    let name = try string()
    if let choice = Choice(rawValue: name) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let nearest = nearestName(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
    throw place.error(
      "\(JSONError.quoted(name)) must be one of \(names.joined(separator: ", "))\(nearest)")
  }

  func array() throws(SceneError) -> [ValueReader] {
    guard case .array(let elements) = value.kind else { throw wrongType("an array") }
    return elements.map { ValueReader($0, place) }
  }

  func object(keys: [String]) throws(SceneError) -> ObjectReader {
    let object = try ObjectReader(value, place: place)
    try object.refuseUnknownKeys(besides: keys)
    return object
  }

  /// Two lengths.
  func pair(named first: String, _ second: String) throws(SceneError) -> (Double, Double) {
    let numbers = try array()
    guard numbers.count == 2 else {
      throw place.error("must be [\(first), \(second)], not \(numbers.count) values")
    }
    return (
      try numbers[0].at(place.key(first)).number(), try numbers[1].at(place.key(second)).number()
    )
  }

  /// The size of an item that is known to be a pair of numbers. Builds its place only for an error.
  func size(in section: Place, item: Int) throws(SceneError) -> Size {
    if let (width, height) = value.pair,
      NumberProblem(width, mayBeNegative: false) == nil,
      NumberProblem(height, mayBeNegative: false) == nil
    {
      return Size(width: width, height: height)
    }
    let (width, height) = try at(section.item(item)).pair(named: "width", "height")
    return Size(width: width, height: height)
  }

  func insets() throws(SceneError) -> Insets {
    let object = try object(keys: ["top", "left", "bottom", "right"])
    func side(_ key: String) throws(SceneError) -> Double {
      try object[key]?.number(mayBeNegative: true) ?? 0
    }
    return Insets(
      top: try side("top"), left: try side("left"), bottom: try side("bottom"),
      right: try side("right"))
  }

  /// A provider: its name, or an object with `name` and its parameters. The parameters are checked
  /// by the registry, when the provider is made.
  func provider() throws(SceneError) -> ProviderSpecification {
    if case .string(let name) = value.kind { return ProviderSpecification(name) }
    guard case .object(let members) = value.kind else {
      throw wrongType("a provider's name or an object with name and parameters")
    }
    let object = try ObjectReader(value, place: place)
    var specification = ProviderSpecification(try object.required("name").string())
    for member in members where member.key != "name" {
      let reader = ValueReader(member.value, place.key(member.key))
      let parameter: ParameterValue
      switch member.value.kind {
      case .number(let number): parameter = .number(number)
      case .string(let text): parameter = .text(text)
      case .boolean(let flag): parameter = .boolean(flag)
      case .object: parameter = .provider(try reader.provider())
      case .array, .null:
        throw reader.wrongType("a number, a string, true, false or a provider")
      }
      specification.parameters.append(.init(member.key, parameter))
    }
    return specification
  }

  func textStyle() throws(SceneError) -> TextStyle {
    let object = try object(keys: ["font", "padding", "minWidth", "maxWidth", "height", "roundUp"])
    var style = TextStyle()
    if let font = object["font"] {
      let name = try font.string()
      do throws(FontError) {
        style.font = try Font(name)
      } catch {
        throw font.place.error(error.message)
      }
    }
    style.padding = try object["padding"]?.number() ?? style.padding
    style.minWidth = try object["minWidth"]?.number() ?? style.minWidth
    style.maxWidth = try object["maxWidth"]?.numberOrNull()
    style.height = try object["height"]?.number() ?? style.height
    style.roundsUp = try object["roundUp"]?.boolean() ?? style.roundsUp
    return style
  }
}

/// A JSON object at its place.
struct ObjectReader {
  let place: Place
  private let members: [JSONValue.Member]

  init(_ value: JSONValue, place: Place) throws(SceneError) {
    let reader = ValueReader(value, place)
    guard case .object(let members) = value.kind else { throw reader.wrongType("an object") }
    self.members = members
    self.place = reader.place
  }

  subscript(key: String) -> ValueReader? {
    members.first { $0.key == key }.map { ValueReader($0.value, place.key(key)) }
  }

  func required(_ key: String) throws(SceneError) -> ValueReader {
    guard let value = self[key] else { throw place.error("the key \(key) is missing") }
    return value
  }

  func refuseUnknownKeys(besides known: [String]) throws(SceneError) {
    for member in members where !known.contains(member.key) {
      let nearest = nearestName(to: member.key, among: known).map { "; did you mean \($0)?" } ?? ""
      var place = place
      place.line = member.line
      throw place.error("the key \(JSONError.quoted(member.key)) is unknown\(nearest)")
    }
  }
}
