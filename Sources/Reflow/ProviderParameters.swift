/// A value given to a provider's parameter, in a scene or on a command line.
public enum ParameterValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case boolean(Bool)
  case provider(ProviderSpecification)
}

/// A provider by its name and the values of its parameters: what a scene holds and `use` makes.
public struct ProviderSpecification: Hashable, Sendable {
  public struct Parameter: Hashable, Sendable {
    public var name: String
    public var value: ParameterValue

    public init(_ name: String, _ value: ParameterValue) {
      self.name = name
      self.value = value
    }
  }

  public var name: String
  /// In the order in which they were given.
  public var parameters: [Parameter]

  public init(_ name: String, _ parameters: [Parameter] = []) {
    self.name = name
    self.parameters = parameters
  }

  public subscript(parameter: String) -> ParameterValue? {
    get { parameters.first { $0.name == parameter }?.value }
    set {
      let index = parameters.firstIndex { $0.name == parameter }
      switch (index, newValue) {
      case (let index?, let value?): parameters[index].value = value
      case (let index?, nil): parameters.remove(at: index)
      case (nil, let value?): parameters.append(Parameter(parameter, value))
      case (nil, nil): break
      }
    }
  }
}

/// What a provider says of one of its parameters. Help, completion, checking of scenes and of command
/// lines, and the documentation's tables all come from this one description.
public struct ParameterDescription: Sendable {
  public enum Kind: Sendable {
    case number(atLeast: Double? = nil, atMost: Double? = nil)
    case integer(atLeast: Int, atMost: Int)
    case choice([String])
    case boolean
    /// Another provider, by name, one that places items.
    case provider
  }

  public var name: String
  public var kind: Kind
  public var defaultValue: ParameterValue
  /// What it does, with its unit, in one sentence without a full stop.
  public var meaning: String
  /// What others call it.
  public var knownAs: Naming

  public init(
    _ name: String, _ kind: Kind, default defaultValue: ParameterValue, _ meaning: String,
    knownAs: Naming = Naming()
  ) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.meaning = meaning
    self.knownAs = knownAs
  }

  /// A parameter whose values are the cases of an enumeration.
  public static func choice<Choice>(
    _ name: String, default defaultValue: Choice, _ meaning: String, knownAs: Naming = Naming()
  ) -> ParameterDescription
  where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    ParameterDescription(
      name, .choice(Choice.allCases.map { $0.rawValue }), default: .text(defaultValue.rawValue),
      meaning, knownAs: knownAs)
  }
}

/// The parameters that a provider is made from: checked against its description, with the defaults
/// filled in and the named providers made.
///
/// Asking for a name or a type that the description does not have is a fault of the provider's author
/// and traps.
public struct ParameterValues: Sendable {
  var values: [ProviderSpecification.Parameter]
  var providers: [(name: String, provider: AnyLayoutProvider)]

  public func number(_ name: String) -> Double {
    guard case .number(let number) = value(name) else { fault(name, "a number") }
    return number
  }

  public func integer(_ name: String) -> Int {
    Int(number(name))
  }

  public func boolean(_ name: String) -> Bool {
    guard case .boolean(let flag) = value(name) else { fault(name, "a boolean") }
    return flag
  }

  /// The value of a parameter that was described with `ParameterDescription.choice`.
  public func choice<Choice: RawRepresentable>(_ name: String) -> Choice
  where Choice.RawValue == String {
    guard case .text(let text) = value(name), let choice = Choice(rawValue: text) else {
      fault(name, "one of the enumeration's cases")
    }
    return choice
  }

  public func provider(_ name: String) -> AnyLayoutProvider {
    guard let entry = providers.first(where: { $0.name == name }) else { fault(name, "a provider") }
    return entry.provider
  }

  private func value(_ name: String) -> ParameterValue? {
    values.first { $0.name == name }?.value
  }

  private func fault(_ name: String, _ expected: String) -> Never {
    fatalError("the provider's description has no parameter \(name) that is \(expected)")
  }
}
