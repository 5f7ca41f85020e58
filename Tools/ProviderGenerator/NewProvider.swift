import Foundation

/// A provider that is to be made in a package: its files, and the lists that name it. Everything is
/// checked and every text is made before anything is written.
struct NewProvider {
  struct Refusal: Error, CustomStringConvertible, Equatable {
    var description: String
  }

  private let package: URL
  private let name: ProviderName
  /// Files that are there and name the providers, with what they are to hold.
  private let edited: [(path: String, old: String, new: String)]

  /// - Throws: `Refusal` for a name that cannot be used or is taken, and for a package whose lists are
  ///   not where they were.
  init(_ text: String, in package: URL) throws {
    guard let name = ProviderName(text) else {
      throw Refusal(description: ProviderName.problem(in: text) ?? "\(text) is no name")
    }
    self.package = package
    self.name = name
    try Self.refuseTaken(name, in: package)
    let lists = try [
      ("Package.swift", PackageLists.addTarget),
      ("Playground/Reflow.swift", PackageLists.addRegistration),
      ("Tests/GuideTests/GuideTests.swift", PackageLists.addGuide),
    ].map { path, add in
      let old = try Self.text(of: path, in: package)
      guard let new = add(name.text, old) else {
        throw Refusal(description: "\(path): the list of providers is not where it was; see Tools")
      }
      return (path, old, new)
    }
    edited = lists
  }

  /// Writes the files, or leaves everything as it was.
  /// - Returns: what was written, as paths in the package.
  func write() throws -> [String] {
    let manager = FileManager.default
    let folder = package.appending(path: "Plugins/\(name.text)")
    let files = ProviderTemplate(name: name).files
    do {
      for file in files {
        let path = folder.appending(path: file.path)
        try manager.createDirectory(
          at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: path, atomically: true, encoding: .utf8)
      }
      for file in edited {
        try file.new.write(
          to: package.appending(path: file.path), atomically: true, encoding: .utf8)
      }
    } catch {
      // The folder was not there before.
      try? manager.removeItem(at: folder)
      for file in edited {
        try? file.old.write(
          to: package.appending(path: file.path), atomically: true, encoding: .utf8)
      }
      throw Refusal(description: "nothing was written: \(error.localizedDescription)")
    }
    return files.map { "Plugins/\(name.text)/\($0.path)" } + edited.map(\.path)
  }

  private static func refuseTaken(_ name: ProviderName, in package: URL) throws {
    let manager = FileManager.default
    let plugins = package.appending(path: "Plugins")
    let folders = (try? manager.contentsOfDirectory(atPath: plugins.path)) ?? []
    if let folder = folders.first(where: { $0.lowercased() == name.text.lowercased() }) {
      throw Refusal(description: "Plugins/\(folder) is there already; nothing was changed")
    }
    let manifest = try text(of: "Package.swift", in: package)
    for target in [name.text, "\(name.text)Tests"] where manifest.contains("\"\(target)\"") {
      throw Refusal(description: "the package has a target \(target) already")
    }
    for folder in folders {
      for file in try swiftFiles(in: plugins.appending(path: folder)) {
        let source = try String(contentsOf: file, encoding: .utf8)
        if source.contains("name: \"\(name.registered)\"") {
          throw Refusal(
            description: "the name \(name.registered) is taken by Plugins/\(folder)")
        }
      }
    }
    let type = "\(name.text)Provider"
    for file in try swiftFiles(in: package.appending(path: "Sources/Reflow")) {
      let source = try String(contentsOf: file, encoding: .utf8)
      let words = source.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if words.contains(Substring(type)) {
        throw Refusal(description: "\(type) is something of the core already; take another name")
      }
    }
  }

  private static func swiftFiles(in folder: URL) throws -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  private static func text(of path: String, in package: URL) throws -> String {
    do {
      return try String(contentsOf: package.appending(path: path), encoding: .utf8)
    } catch {
      throw Refusal(description: "\(path): \(error.localizedDescription)")
    }
  }
}
