/// The providers that are known by name.
///
///     var registry = ProviderRegistry()
///     registry.register(LeftAlignProvider.self)
///     let provider = try registry.provider(ProviderSpecification("left-align"))
public struct ProviderRegistry: Sendable {
  private struct Entry {
    var description: ProviderDescription
    var typeName: String?
    #if !hasFeature(Embedded)
      var type: (any LayoutProvider.Type)?
    #endif
    var placesItems: Bool
    var make: @Sendable (ParameterValues, ProviderSpecification) -> AnyLayoutProvider
  }

  private var entries: [Entry] = []

  public init() {}

  /// The providers' descriptions, in the order of registration.
  public var descriptions: [ProviderDescription] { entries.map { $0.description } }

  /// Makes a provider known by the name in its description. A later one of the same name replaces an
  /// earlier one.
  public mutating func register<P: LayoutProvider>(_ type: P.Type) {
    add(P.description, type, placesItems: true) { P($0).erased(as: $1) }
    #if !hasFeature(Embedded)
      entries[entries.firstIndex { $0.description.name == P.description.name }!].type = type
    #endif
  }

  /// Makes a provider that is made of others known by the name in its description.
  public mutating func register<P: CompositeProvider>(_ type: P.Type) {
    add(P.description, type, placesItems: false) { P($0).erased(as: $1) }
  }

  public func description(of name: String) -> ProviderDescription? {
    entries.first { $0.description.name == name }?.description
  }

  /// The type of a provider with its module, such as `LeftAlign.LeftAlignProvider`, for code that is to
  /// make it; nil where no provider has the name, and in Embedded Swift, which keeps no type's name.
  public func typeName(of name: String) -> String? {
    entries.first { $0.description.name == name }?.typeName
  }

  #if !hasFeature(Embedded)
    /// The type of a provider that places items, for code that is to wrap it; nil where no such provider
    /// has the name.
    public func type(of name: String) -> (any LayoutProvider.Type)? {
      entries.first { $0.description.name == name }?.type
    }
  #endif

  /// Makes a provider. Every parameter is checked; those left out get their defaults.
  /// - Throws: `ProviderError`, which names provider, parameter, value and rule.
  public func provider(
    _ specification: ProviderSpecification
  ) throws(ProviderError) -> AnyLayoutProvider {
    guard let entry = entries.first(where: { $0.description.name == specification.name }) else {
      let nearest = nearestName(to: specification.name, among: entries.map { $0.description.name })
      throw .unknownProvider(name: specification.name, nearest: nearest)
    }
    let description = entry.description
    try refuseUnknown(specification.parameters, of: description)
    var values = ParameterValues(values: [], providers: [])
    var complete = ProviderSpecification(specification.name)
    for parameter in description.parameters {
      let value = specification[parameter.name] ?? parameter.defaultValue
      let checked = try parameter.checked(value, provider: description.name)
      if case .provider = parameter.kind, case .provider(let inner) = checked {
        let made = try itemProvider(inner, place: "\(description.name): \(parameter.name)")
        values.providers.append((parameter.name, made))
        complete.parameters.append(.init(parameter.name, .provider(made.specification)))
      } else {
        values.values.append(.init(parameter.name, checked))
        complete.parameters.append(.init(parameter.name, checked))
      }
    }
    return entry.make(values, complete)
  }

  /// Makes a provider that places items.
  /// - Parameters:
  ///   - specification: its name, and the parameters that differ from their defaults.
  ///   - place: where it was asked for, for the error that refuses one that is made of others.
  public func itemProvider(
    _ specification: ProviderSpecification, place: String
  ) throws(ProviderError) -> AnyLayoutProvider {
    let made = try provider(specification)
    if entries.contains(where: { $0.description.name == specification.name && !$0.placesItems }) {
      throw .placesNoItems(name: specification.name, place: place)
    }
    return made
  }

  private mutating func add<P>(
    _ description: ProviderDescription, _ type: P.Type, placesItems: Bool,
    _ make: @escaping @Sendable (ParameterValues, ProviderSpecification) -> AnyLayoutProvider
  ) {
    #if hasFeature(Embedded)
      let typeName: String? = nil
    #else
      let typeName = String(reflecting: type)
    #endif
    let entry = Entry(
      description: description, typeName: typeName, placesItems: placesItems, make: make)
    if let index = entries.firstIndex(where: { $0.description.name == description.name }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  private func refuseUnknown(
    _ parameters: [ProviderSpecification.Parameter], of description: ProviderDescription
  ) throws(ProviderError) {
    let known = description.parameters.map { $0.name }
    for (index, parameter) in parameters.enumerated() {
      if !known.contains(parameter.name) {
        throw .unknownParameter(provider: description.name, name: parameter.name, known: known)
      }
      if parameters[..<index].contains(where: { $0.name == parameter.name }) {
        throw .repeatedParameter(provider: description.name, name: parameter.name)
      }
    }
  }
}

extension ParameterDescription {
  /// The value, in the parameter's own type.
  /// - Throws: `ProviderError` where it has another type or is out of range.
  func checked(_ value: ParameterValue, provider: String) throws(ProviderError) -> ParameterValue {
    switch (kind, value) {
    case (.number(let least, let most), .number(let number)):
      try check(number, least, most, whole: false, provider)
    case (.integer(let least, let most), .number(let number)):
      try check(number, Double(least), Double(most), whole: true, provider)
    case (.choice(let choices), .text(let text)):
      if !choices.contains(text) {
        throw .notAChoice(provider: provider, parameter: name, value: text, choices: choices)
      }
    case (.boolean, .boolean), (.provider, .provider): break
    case (.provider, .text(let text)): return .provider(ProviderSpecification(text))
    default:
      throw .wrongType(
        provider: provider, parameter: name, expected: kind.expectation, value: value)
    }
    return value
  }

  private func check(
    _ number: Double, _ least: Double?, _ most: Double?, whole: Bool, _ provider: String
  ) throws(ProviderError) {
    func refusal(_ rule: String) -> ProviderError {
      .outOfRange(provider: provider, parameter: name, value: number, rule: rule)
    }
    if !number.isFinite { throw refusal("a finite number") }
    let greatest = NumberProblem.greatestLength
    if number > greatest { throw refusal("at most \(formatted(greatest))") }
    if number < -greatest { throw refusal("at least \(formatted(-greatest))") }
    if let least, number < least { throw refusal("at least \(formatted(least))") }
    if let most, number > most { throw refusal("at most \(formatted(most))") }
    if whole, number != number.rounded(.towardZero) { throw refusal("a whole number") }
  }
}

extension ParameterDescription.Kind {
  /// What a value of the kind is, in words: `a whole number from 1 to 1000`.
  public var expectation: String {
    switch self {
    case .number(nil, nil): "a number"
    case .number(let least?, nil): "a number, at least \(formatted(least))"
    case .number(nil, let most?): "a number, at most \(formatted(most))"
    case .number(let least?, let most?): "a number from \(formatted(least)) to \(formatted(most))"
    case .integer(let least, let most): "a whole number from \(least) to \(most)"
    case .choice(let choices):
      "one of " + choices.reduce("") { $0.isEmpty ? $1 : "\($0), \($1)" }
    case .boolean: "true or false"
    case .provider: "the name of a provider that places items"
    }
  }
}
