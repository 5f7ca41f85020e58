import Reflow

/// Brings code into the running program. The workspace has no compiler and loads nothing itself: whoever
/// makes a session may give it one of these.
public struct ProviderLoader: Sendable {
  /// Compiles the file if it is Swift source, loads it, and answers what it declares.
  /// - Parameter goesOn: asked now and then while a compiler works; false stops it.
  public typealias Load =
    @Sendable (_ path: String, _ goesOn: () -> Bool) throws(CommandError) -> LoadedProviders

  let load: Load

  public init(_ load: @escaping Load) { self.load = load }
}

/// What a file brought into the program.
public struct LoadedProviders: Sendable {
  /// The file, from the root.
  public var path: String
  /// What the compiler had to say though all was well.
  public var notes: [String]
  /// Makes the providers known.
  public var register: @Sendable (inout ProviderRegistry) -> Void

  public init(
    path: String, notes: [String] = [],
    register: @escaping @Sendable (inout ProviderRegistry) -> Void
  ) {
    self.path = path
    self.notes = notes
    self.register = register
  }
}

extension LoadedProviders {
  /// The providers alone.
  var descriptions: [ProviderDescription] {
    var registry = ProviderRegistry()
    register(&registry)
    return registry.descriptions
  }
}

/// A file that was loaded, and the providers that came from it.
struct LoadedFile: Hashable, Sendable {
  var path: String
  var names: [String]
}

/// The files that were loaded into a session, each once, the latest last.
struct LoadedFiles: Sendable {
  private(set) var files: [LoadedFile] = []
  /// Differs whenever something was loaded.
  private(set) var revision = 0

  var latest: LoadedFile? { files.last }

  mutating func add(_ file: LoadedFile) {
    files.removeAll { $0.path == file.path }
    files.append(file)
    revision += 1
  }
}
