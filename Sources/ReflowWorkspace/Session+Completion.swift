import Reflow
import ReflowScenes
import ReflowText

extension Session {
  /// What can stand at the cursor: commands, providers, parameters and their values, files.
  /// - Parameters:
  ///   - line: the line as it is typed.
  ///   - cursorByteOffset: the cursor's place in its UTF-8 bytes.
  public func completions(of line: String, cursorByteOffset: Int) -> CompletionAnswer {
    let typed = String(decoding: line.utf8.prefix(max(0, cursorByteOffset)), as: UTF8.self)
    let words = CommandLineWords(typed: typed)
    let start = words.unfinishedStart ?? typed.utf8.count
    let unfinished = words.unfinishedStart == nil ? "" : words.words.last?.text ?? ""
    let before = words.unfinishedStart == nil ? words.words[...] : words.words.dropLast()
    let candidates = candidates(for: unfinished, after: before)
      .filter { $0.text.hasPrefix(unfinished) }
      .map { CompletionCandidate(text: $0.text.escaped, summary: $0.summary, isFinal: $0.isFinal) }
    return CompletionAnswer(
      replacedByteCount: typed.utf8.count - start, candidates: candidates)
  }

  private func candidates(
    for unfinished: String, after words: ArraySlice<Word>
  ) -> [CompletionCandidate] {
    guard let name = words.first else {
      return CommandCatalog.all.map { CompletionCandidate(text: $0.name, summary: $0.summary) }
    }
    guard let command = CommandCatalog.command(name.text) else { return [] }
    if words.last?.isRedirection == true { return files(unfinished) }
    if command.takesLine { return candidates(for: unfinished, after: words.dropFirst()) }
    if unfinished.hasPrefix("--") {
      return command.flags.map { CompletionCandidate(text: $0.name, summary: $0.summary) }
    }
    if let word = words.last?.text,
      let value = command.flags.first(where: { $0.name == word })?.value
    {
      return candidates(for: value, unfinished)
    }
    if let word = words.last?.text, ["header", "footer"].contains(word),
      command.arguments.contains(where: { if case .path = $0.kind { true } else { false } })
    {
      let sections = workspace.scene.sections.indices.map { "\($0)" }
      return (sections + ["all", "last"]).map { CompletionCandidate(text: $0) }
    }
    let position = words.dropFirst().filter { !$0.text.contains("=") }.count
    let positional = command.arguments.filter(\.isPositional)
    var argument = positional.indices.contains(position) ? positional[position] : nil
    if argument == nil, let last = positional.last, last.isRepeated { argument = last }
    var candidates = argument.map { self.candidates(for: $0, unfinished) } ?? []
    if case .specification = argument?.kind {
      candidates += parameters(ofLastProviderIn: words.dropFirst(), unfinished)
    }
    for option in command.arguments where !option.isPositional {
      candidates += self.candidates(for: option, unfinished, command, words.dropFirst())
    }
    return candidates
  }

  /// The candidates for an argument that stands in the order of words.
  private func candidates(for argument: Argument, _ unfinished: String) -> [CompletionCandidate] {
    switch argument.kind {
    case .choice(let choices): choices.map { CompletionCandidate(text: $0) }
    case .provider, .specification:
      workspace.providers.descriptions.map {
        CompletionCandidate(text: $0.name, summary: $0.summary)
      }
    case .command:
      CommandCatalog.all.map { CompletionCandidate(text: $0.name, summary: $0.summary) }
    case .font:
      [Font.grid.description].map { CompletionCandidate(text: $0) }
        + FontCatalog.current.families.map { CompletionCandidate(text: $0 + " ", isFinal: false) }
    case .path: ["all", "last", "header", "footer"].map { CompletionCandidate(text: $0) }
    case .item: [CompletionCandidate(text: "random")]
    case .file: files(unfinished)
    case .mark(let words):
      marks.map { CompletionCandidate(text: $0.name, summary: $0.workspace.summary) }
        + words.map { CompletionCandidate(text: $0) }
    case .recording: [CompletionCandidate(text: "off")] + files(unfinished)
    case .lesson: lessons
    case .fault: faults
    case .number, .parameter, .option, .line: []
    }
  }

  /// The candidates for `name=value` words.
  private func candidates(
    for argument: Argument, _ unfinished: String, _ command: Command, _ words: ArraySlice<Word>
  ) -> [CompletionCandidate] {
    if case .option(let names) = argument.kind {
      if unfinished.hasPrefix("section=") {
        return workspace.scene.sections.indices.map { CompletionCandidate(text: "section=\($0)") }
      }
      return names.map { CompletionCandidate(text: "\($0)=", isFinal: false) }
    }
    // `use NAME` means the parameters of that provider, `set` those of the one in use.
    var specification = workspace.scene.provider
    if command.arguments.contains(where: { $0.isPositional }) {
      guard let name = words.first else { return [] }
      specification = ProviderSpecification(name.text)
    }
    for word in words {
      let parts = word.text.split(separator: "=", maxSplits: 1)
      if parts.count == 2 {
        specification[String(parts[0])] = .provider(ProviderSpecification(String(parts[1])))
      }
    }
    return parameters(of: specification, prefix: "", unfinished)
  }

  /// The candidates for parameters where each follows its provider.
  private func parameters(
    ofLastProviderIn words: ArraySlice<Word>, _ unfinished: String
  ) -> [CompletionCandidate] {
    var specification: ProviderSpecification?
    for part in words.flatMap({ $0.text.split(separator: " ") }) {
      let parts = part.split(separator: "=", maxSplits: 1)
      if parts.count == 2 {
        specification?[String(parts[0])] = .provider(ProviderSpecification(String(parts[1])))
      } else {
        specification = ProviderSpecification(String(part))
      }
    }
    return specification.map { parameters(of: $0, prefix: "", unfinished) } ?? []
  }

  private func parameters(
    of specification: ProviderSpecification, prefix: String, _ unfinished: String
  ) -> [CompletionCandidate] {
    let description = workspace.providers.description(of: specification.name)
    return (description?.parameters ?? []).flatMap { parameter -> [CompletionCandidate] in
      let word = "\(prefix)\(parameter.name)="
      var candidates: [CompletionCandidate]
      if unfinished.hasPrefix(word) {
        candidates = values(of: parameter).map { CompletionCandidate(text: word + $0) }
      } else {
        candidates = [CompletionCandidate(text: word, summary: parameter.meaning, isFinal: false)]
      }
      if case .provider = parameter.kind,
        case .provider(let inner) = specification[parameter.name] ?? parameter.defaultValue
      {
        candidates += parameters(of: inner, prefix: "\(prefix)\(parameter.name).", unfinished)
      }
      return candidates
    }
  }

  private func values(of parameter: ParameterDescription) -> [String] {
    switch parameter.kind {
    case .choice(let choices): choices
    case .boolean: ["true", "false"]
    case .number, .integer: [parameter.defaultValue.description]
    case .provider:
      workspace.providers.descriptions.map(\.name).filter { name in
        (try? workspace.providers.itemProvider(ProviderSpecification(name), place: "")) != nil
      }
    }
  }

  private var lessons: [CompletionCandidate] {
    let entries = learning?.course.entries ?? []
    return ["text", "off", "files", "words"].map { CompletionCandidate(text: $0) }
      + entries.map {
        CompletionCandidate(text: $0.id, summary: (try? $0.content.get().title) ?? "")
      }
  }

  private var faults: [CompletionCandidate] {
    let entries = (try? learning?.gallery("fault").entries) ?? []
    return entries.map { entry in
      CompletionCandidate(text: entry.id, summary: (try? entry.content.get().title) ?? "")
    }
  }

  private func files(_ unfinished: String) -> [CompletionCandidate] {
    let slash = unfinished.lastIndex(of: "/")
    let folder = slash.map { String(unfinished[...$0]) } ?? ""
    let entries = FileContents.entries(inFolder: folder.isEmpty ? "." : folder)
    let wantsHidden = unfinished.dropFirst(folder.count).hasPrefix(".")
    return entries.filter { wantsHidden || !$0.name.hasPrefix(".") }.map { entry in
      CompletionCandidate(
        text: folder + entry.name + (entry.isFolder ? "/" : ""), isFinal: !entry.isFolder)
    }
  }
}

extension String {
  /// The text as one word of a command line.
  fileprivate var escaped: String {
    var escaped = ""
    for character in self {
      if character.isWhitespace || "\"'\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
