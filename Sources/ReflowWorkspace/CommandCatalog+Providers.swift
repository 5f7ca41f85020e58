import Reflow
import ReflowScenes

extension CommandCatalog {
  static let providerCommands: [Command] = [
    Command(
      name: "providers", group: .providers,
      summary: "lists the providers; * marks the one in use",
      brief: "lists the providers",
      flags: [jsonFlag],
      example: ["providers"],
      related: ["describe", "use", "format"],
      action: .look { (workspace, arguments) throws(CommandError) in
        let current = workspace.provider.description.name
        let records = workspace.providers.descriptions.map { description in
          ProviderRecord(
            name: description.name, summary: description.summary,
            isInUse: description.name == current)
        }
        var report = Report()
        switch arguments.format {
        case .table: report.lines = table(records)
        case .json: report.machineLines = [ProviderRecord.json(records)]
        case .csv: report.dataLines = ProviderRecord.csv(records)
        }
        return report
      }),
    Command(
      name: "use", group: .providers,
      summary: "lays out with another provider",
      brief: "lays out with another",
      arguments: [
        Argument("NAME", .provider), Argument("parameter=value", .parameter, isOptional: true),
        .section,
      ],
      details: [
        "Parameters left out get their defaults; describe NAME lists them. A provider within a",
        "provider takes its parameters with a dot: use sections items=waterfall items.columns=3.",
        "section=N gives a section a provider of its own; use none section=N takes it away.",
      ],
      example: ["add random 12", "use waterfall columns=3 policy=leftToRight"],
      related: ["set", "describe", "providers"],
      action: .change { (workspace, arguments) throws(CommandError) in
        try workspace.use(arguments)
      }),
    Command(
      name: "set", group: .providers,
      summary: "changes parameters of the provider in use",
      brief: "changes its parameters",
      arguments: [Argument("parameter=value", .parameter, isRepeated: true)],
      example: ["add 50x32*8", "set alignItems=center"],
      related: ["use", "describe"],
      action: .change { (workspace, arguments) throws(CommandError) in
        guard !arguments.options.isEmpty else {
          throw CommandError("set: write parameter=value; describe lists the parameters")
        }
        var specification = workspace.scene.provider
        try specification.set(arguments, workspace.providers)
        return Report(
          change: try workspace.updateProvider(specification, arguments) {
            $0.provider = specification
          })
      }),
    describe,
  ]

  private static func table(_ records: [ProviderRecord]) -> [String] {
    let width = records.map(\.name.count).max() ?? 0
    return records.map { record in
      "\(record.isInUse ? "*" : " ") \(record.name.padded(to: width))  \(record.summary)"
    }
  }
}

extension Workspace {
  fileprivate mutating func use(_ arguments: Arguments) throws(CommandError) -> Report {
    let name = arguments.words[0].text
    var made = ProviderSpecification(name)
    try made.set(arguments, providers)
    let specification = name == "none" ? nil : made
    guard arguments.option("section") != nil else {
      guard let specification else {
        throw CommandError("use: none is for a section's own; write use none section=0")
      }
      let preferred = providers.description(of: name)?.preferredScrollDirection
      let turns = preferred != nil && preferred != scene.scrollDirection
      var report = Report(
        change: try updateProvider(specification, arguments) { scene in
          scene.provider = specification
          scene.scrollDirection = preferred ?? scene.scrollDirection
        })
      report.lines = notes
      if let preferred, turns {
        report.lines.append(
          "\(name) is made for \(preferred.rawValue) scrolling: scroll is now that")
      }
      return report
    }
    let section = try section(arguments)
    return Report(
      change: try updateProvider(specification, arguments) { scene in
        scene.sections[section].provider = specification
      })
  }

  /// Changes the scene to one with another provider. An error says which word it is about.
  fileprivate mutating func updateProvider(
    _ specification: ProviderSpecification?, _ arguments: Arguments, _ edit: (inout Scene) -> Void
  ) throws(CommandError) -> LayoutChange {
    do throws(CommandError) {
      return try update { scene in edit(&scene) }
    } catch {
      let isOfSection = arguments.option("section") != nil
      guard let specification, let problem = problem(of: specification, isOfSection: isOfSection)
      else { throw error }
      throw error.located(at: arguments.place(of: problem, in: specification.name))
    }
  }

  /// Why a provider cannot be made; nil where it can.
  private func problem(
    of specification: ProviderSpecification, isOfSection: Bool
  ) -> ProviderError? {
    do throws(ProviderError) {
      if isOfSection {
        _ = try providers.itemProvider(specification, place: "")
      } else {
        _ = try providers.provider(specification)
      }
      return nil
    } catch {
      return error
    }
  }
}

extension Arguments {
  /// The word that a provider's refusal is about.
  /// - Parameter outer: the provider that the line makes; another one stands within it.
  func place(of problem: ProviderError, in outer: String) -> Range<Int>? {
    func place(_ provider: String, _ parameter: String) -> Range<Int>? {
      let option = options.first { option in
        provider == outer ? option.name == parameter : option.name.hasSuffix(".\(parameter)")
      }
      return option.flatMap { self.place(ofOption: $0.name) }
    }
    switch problem {
    case .unknownParameter(let provider, let name, _), .repeatedParameter(let provider, let name):
      return place(provider, name)
    case .wrongType(let provider, let parameter, _, _),
      .outOfRange(let provider, let parameter, _, _),
      .notAChoice(let provider, let parameter, _, _):
      return place(provider, parameter)
    case .unknownProvider(let name, _), .placesNoItems(let name, _):
      return words.first { $0.text == name }?.place
        ?? options.first { $0.value == name }.flatMap { self.place(ofOption: $0.name) }
    }
  }
}

extension ProviderSpecification {
  /// Sets the parameters that a command line names.
  mutating func set(
    _ arguments: Arguments, _ providers: ProviderRegistry
  ) throws(CommandError) {
    // A provider within comes before its parameters, whatever the order of words.
    let own = arguments.options.filter { !arguments.optionNames.contains($0.name) }
    let inner = own.filter { $0.name.contains(".") }
    for (key, value) in own.filter({ !$0.name.contains(".") }) + inner {
      do throws(CommandError) {
        try set(key, value, providers)
      } catch {
        throw error.located(at: arguments.place(ofOption: key))
      }
    }
  }

  /// Sets a parameter from a command line, where every value is a word.
  /// - Parameter key: a parameter's name, or that of a provider's with a dot and one of its own.
  mutating func set(
    _ key: String, _ value: String, _ providers: ProviderRegistry
  ) throws(CommandError) {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let parameters = providers.description(of: name)?.parameters ?? []
    let parameter = parameters.first { $0.name == parts[0] }
    if parts.count == 2 {
      guard let parameter, case .provider = parameter.kind else {
        throw CommandError("\(name) has no provider \(parts[0]) that could have a \(parts[1])")
      }
      var inner: ProviderSpecification
      switch self[parameter.name] ?? parameter.defaultValue {
      case .provider(let specification): inner = specification
      case let other: inner = ProviderSpecification(other.description)
      }
      try inner.set(String(parts[1]), value, providers)
      self[parameter.name] = .provider(inner)
      return
    }
    self[key] = try parameter?.value(of: value, provider: name) ?? .text(value)
  }
}

extension ParameterDescription {
  /// The value that a word means for this parameter.
  fileprivate func value(
    of word: String, provider: String
  ) throws(CommandError) -> ParameterValue {
    switch kind {
    case .number, .integer:
      guard let number = Arguments.plainNumber(word) else {
        throw CommandError("\(provider): \(name) is \(word); it must be \(kind.expectation)")
      }
      return .number(number)
    case .boolean:
      return ["true": .boolean(true), "false": .boolean(false)][word] ?? .text(word)
    case .provider: return .provider(ProviderSpecification(word))
    case .choice: return .text(word)
    }
  }
}
