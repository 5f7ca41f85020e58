/// Why a collection cannot be laid out: the place in it, and the rule that is broken.
public enum LayoutError: Error, Hashable, Sendable {
  /// A number that is no length. `place` reads like `section 0, item 3, width`.
  case badNumber(place: String, problem: NumberProblem, value: Double)
  /// Lengths that are finite one by one add up to more than a number can hold.
  case tooLarge(section: Int)
  /// A `WorkWatch` has stopped the work.
  case stopped

  public var message: String {
    switch self {
    case .badNumber(let place, let problem, let value):
      "\(place): \(problem.explanation(of: value))"
    case .tooLarge(let section):
      "section \(section): its lengths add up to more than a number can hold"
    case .stopped: "stopped"
    }
  }
}

/// Why a provider cannot be made: its name, the parameter, the value and the rule.
public enum ProviderError: Error, Hashable, Sendable {
  case unknownProvider(name: String, nearest: String?)
  case unknownParameter(provider: String, name: String, known: [String])
  case repeatedParameter(provider: String, name: String)
  case wrongType(provider: String, parameter: String, expected: String, value: ParameterValue)
  case outOfRange(provider: String, parameter: String, value: Double, rule: String)
  case notAChoice(provider: String, parameter: String, value: String, choices: [String])
  /// A provider that stacks sections was named where one that places items is needed.
  case placesNoItems(name: String, place: String)

  public var message: String {
    switch self {
    case .unknownProvider(let name, let nearest):
      "there is no provider \(name)" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .unknownParameter(let provider, let name, let known):
      "\(provider) has no parameter \(name)"
        + (nearestName(to: name, among: known).map { "; did you mean \($0)?" }
          ?? (known.isEmpty ? "; it has none" : "; it has \(list(known))"))
    case .repeatedParameter(let provider, let name):
      "\(provider): \(name) is given twice"
    case .wrongType(let provider, let parameter, let expected, let value):
      "\(provider): \(parameter) is \(value.description); it must be \(expected)"
    case .outOfRange(let provider, let parameter, let value, let rule):
      "\(provider): \(parameter) is \(formatted(value)); it must be \(rule)"
    case .notAChoice(let provider, let parameter, let value, let choices):
      "\(provider): \(parameter) is \(value); it must be one of \(list(choices))"
        + (nearestName(to: value, among: choices).map { " (did you mean \($0)?)" } ?? "")
    case .placesNoItems(let name, let place):
      "\(place): \(name) stacks sections and places no items; name a provider that does"
    }
  }

  private func list(_ names: [String]) -> String {
    var text = ""
    for (index, name) in names.enumerated() { text += index == 0 ? name : ", \(name)" }
    return text
  }
}

extension ParameterValue {
  /// The value as it is written on a command line.
  public var description: String {
    switch self {
    case .number(let number): formatted(number)
    case .text(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .provider(let specification): specification.name
    }
  }
}
