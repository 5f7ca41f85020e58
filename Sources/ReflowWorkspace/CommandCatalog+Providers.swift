import Reflow
import ReflowScenes

extension CommandCatalog {
  static let providerCommands: [Command] = [
    Command(
      name: "providers", group: .providers,
      summary: "lists the providers; * marks the one in use",
      example: ["providers"],
      action: .look { (workspace, arguments) throws(CommandError) in
        let descriptions = workspace.providers.descriptions
        let width = descriptions.map(\.name.count).max() ?? 0
        let current = workspace.provider.description.name
        return Report(
          descriptions.map { description in
            let mark = description.name == current ? "*" : " "
            return "\(mark) \(description.name.padded(to: width))  \(description.summary)"
          })
      }),
    Command(
      name: "use", group: .providers,
      summary: "lays out with another provider",
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
      action: .change { (workspace, arguments) throws(CommandError) in
        try workspace.use(arguments)
      }),
    Command(
      name: "set", group: .providers,
      summary: "changes parameters of the provider in use",
      arguments: [Argument("parameter=value", .parameter, isRepeated: true)],
      example: ["add 50x32*8", "set alignItems=center"],
      action: .change { (workspace, arguments) throws(CommandError) in
        guard !arguments.options.isEmpty else {
          throw CommandError("set: write parameter=value; describe lists the parameters")
        }
        var specification = workspace.scene.provider
        for (name, value) in arguments.options {
          try specification.set(name, value, workspace.providers)
        }
        return Report(change: try workspace.update { $0.provider = specification })
      }),
    Command(
      name: "describe", group: .providers,
      summary: "describes a provider and its parameters",
      arguments: [Argument("NAME", .provider, isOptional: true)],
      details: ["Without a name the one in use, with the values that it has."],
      example: ["describe waterfall"],
      action: .look { (workspace, arguments) throws(CommandError) in
        let current = workspace.provider
        guard let name = arguments.words.first?.text else {
          return Report(current.description.table(values: current.specification))
        }
        guard let description = workspace.providers.description(of: name) else {
          let names = workspace.providers.descriptions.map(\.name)
          let error = ProviderError.unknownProvider(
            name: name, nearest: nearestName(to: name, among: names))
          throw CommandError(error.message)
        }
        let isCurrent = name == current.description.name
        return Report(description.table(values: isCurrent ? current.specification : nil))
      }),
  ]
}

extension Workspace {
  fileprivate mutating func use(_ arguments: Arguments) throws(CommandError) -> Report {
    let name = arguments.words[0].text
    var specification: ProviderSpecification? = ProviderSpecification(name)
    for (key, value) in arguments.options where key != "section" {
      try specification?.set(key, value, providers)
    }
    if name == "none" { specification = nil }
    guard arguments.option("section") != nil else {
      guard let specification else {
        throw CommandError("use: none is for a section's own; write use none section=0")
      }
      let preferred = providers.description(of: name)?.preferredScrollDirection
      let turns = preferred != nil && preferred != scene.scrollDirection
      var report = Report(
        change: try update { scene in
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
    return Report(change: try update { $0.sections[section].provider = specification })
  }
}

extension ProviderSpecification {
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

extension ProviderDescription {
  /// The description in lines: what it does, and its parameters with their values.
  /// - Parameter values: the present values, where the provider is in use.
  fileprivate func table(values: ProviderSpecification?) -> [String] {
    var lines = "\(name): \(summary)".wrapped(indent: 0)
    guard !parameters.isEmpty else { return lines + ["  no parameters"] }
    for parameter in parameters {
      let standard = parameter.defaultValue.description
      let value = values?[parameter.name]?.description ?? standard
      lines.append("  \(parameter.name)=\(value)")
      lines += parameter.meaning.wrapped(indent: 6)
      lines += "\(parameter.kind.expectation); default \(standard)".wrapped(indent: 6)
    }
    return lines
  }
}
