import Reflow
import ReflowScenes

extension Session {
  /// Loads a file, and lays the workspace out anew with what it declares. Code is no part of the
  /// history: undoing goes to earlier scenes, never to earlier code.
  ///
  /// Whoever calls this says that the file may run. A command line is asked by `load` first.
  /// - Throws: `CommandError`; nothing is registered then, and the workspace is as it was.
  public func load(_ path: String) throws(CommandError) -> Report {
    guard let loader else { throw CommandError("this program cannot load providers") }
    guard path != "-" else { throw CommandError("- is no file that can be loaded; name one") }
    let work = work
    let loaded = try loader.load(path) { work?.goesOn(.compiling, 0, 0) ?? true }
    let descriptions = loaded.descriptions
    guard !descriptions.isEmpty else { throw CommandError("\(path) registers no provider") }
    for description in descriptions {
      guard description.name.isProviderName else {
        throw CommandError(
          "\(path): \(description.name) is no name for a provider; it must be a lower-case letter, then "
            + "lower-case letters, digits and hyphens")
      }
    }
    var files = workspace.loadedFiles
    let isKnown = files.files.contains { $0.path == loaded.path }
    files.add(LoadedFile(path: loaded.path, names: descriptions.map(\.name)))
    var report = Report(loaded.notes)
    for description in descriptions {
      let own = workspace.providers.description(of: description.name) != nil && !isKnown
      report.lines.append(
        "\(description.name): \(description.summary)"
          + (own ? " (in place of the provider that had the name)" : ""))
    }
    var registry = workspace.providers
    loaded.register(&registry)
    var changed = workspace
    changed.work = work
    let change: LayoutChange
    do throws(CommandError) {
      change = try changed.adopt(registry, files)
    } catch {
      if work?.isStopped == true { throw error }
      throw CommandError(
        "\(path) was compiled and is not used, since the scene does not fit: \(error.message)")
    }
    changed.work = nil
    workspace = changed
    scrubRun = nil
    if workspace.scene.uses(descriptions.map(\.name)) {
      report.change = change
      lastChange = change
    } else if !isKnown {
      report.sample = SampleLayout.layout(
        ProviderSpecification(descriptions[0].name), workspace.providers)
    }
    return report
  }

  /// Loads the latest file again.
  func reload() throws(CommandError) -> Report {
    guard let latest = workspace.loadedFiles.latest else {
      throw CommandError("reload: nothing was loaded yet; load FILE does it")
    }
    return try load(latest.path)
  }

  /// Refuses code that nobody at the prompt has asked for.
  func checkMayLoad(_ command: String) throws(CommandError) {
    guard loader != nil else {
      throw CommandError("\(command): this program cannot load providers")
    }
    guard sourceDepth == 0 else {
      throw CommandError(
        "\(command): a file that is sourced can load no code; type it at the prompt")
    }
    guard isAtPrompt else {
      throw CommandError(
        "\(command): only a person at the prompt can load code, or the option --load FILE")
    }
    guard recorder == nil else {
      throw CommandError("\(command): a recording holds no code; record off ends it")
    }
  }
}

extension Scene {
  /// Whether any of the providers lays out a part of it, from within another provider too.
  func uses(_ names: [String]) -> Bool {
    provider.uses(names) || sections.contains { $0.provider?.uses(names) == true }
  }
}

extension ProviderSpecification {
  fileprivate func uses(_ names: [String]) -> Bool {
    if names.contains(name) { return true }
    return parameters.contains { parameter in
      switch parameter.value {
      case .provider(let inner): inner.uses(names)
      case .text(let text): names.contains(text)
      default: false
      }
    }
  }
}

extension String {
  fileprivate var isProviderName: Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return utf8.first.map { letters ~= $0 } == true
      && utf8.allSatisfy { letters ~= $0 || digits ~= $0 || $0 == UInt8(ascii: "-") }
  }
}
