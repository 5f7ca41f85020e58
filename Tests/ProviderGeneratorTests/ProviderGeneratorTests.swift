import Foundation
import Testing

@testable import provider_generator

@Suite("Making a provider")
struct ProviderGeneratorTests {
  /// This package.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let package: URL

  /// A copy of what the generator looks at.
  init() throws {
    package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for path in [
      "Package.swift", "Playground/Reflow.swift", "Tests/GuideTests/GuideTests.swift", "Plugins",
      "Sources/Reflow", ".swift-format",
    ] {
      let copy = package.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.root.appending(path: path), to: copy)
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  /// Every file with its text.
  private var everything: [String: String] {
    get throws {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: package.path)
      var texts: [String: String] = [:]
      for path in paths { texts[path] = try? text(path) }
      return texts
    }
  }

  private func clean() { try? FileManager.default.removeItem(at: package) }

  @Test("The files are written, and the three lists name the provider")
  func made() throws {
    defer { clean() }
    let before = try everything
    let written = try NewProvider("QuiteUnlikely", in: package).write()
    #expect(
      written == [
        "Plugins/QuiteUnlikely/QuiteUnlikelyProvider.swift", "Plugins/QuiteUnlikely/README.md",
        "Plugins/QuiteUnlikely/Tests/Example.swift",
        "Plugins/QuiteUnlikely/Tests/QuiteUnlikelyGuideTests.swift",
        "Plugins/QuiteUnlikely/Tests/QuiteUnlikelyTests.swift", "Package.swift",
        "Playground/Reflow.swift", "Tests/GuideTests/GuideTests.swift",
      ])
    let after = try everything
    #expect(Set(after.keys).subtracting(before.keys).count == 5)
    for (path, text) in before where !written.contains(path) { #expect(after[path] == text) }
    #expect(PackageLists.targets(in: try text("Package.swift")).last == "QuiteUnlikely")
    for (path, lines) in [
      ("Package.swift", ["  \"QuiteUnlikely\","]),
      (
        "Playground/Reflow.swift",
        ["import QuiteUnlikely", "    providers.register(QuiteUnlikelyProvider.self)"]
      ),
      (
        "Tests/GuideTests/GuideTests.swift",
        [
          "import QuiteUnlikely", "    \"QuiteUnlikely\",",
          "    registry.register(QuiteUnlikelyProvider.self)",
        ]
      ),
    ] {
      var rest = try text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      for line in lines { rest.remove(at: try #require(rest.firstIndex(of: line))) }
      #expect(rest.joined(separator: "\n") == before[path])
    }
    #expect(
      try text("Plugins/QuiteUnlikely/QuiteUnlikelyProvider.swift").contains(
        "name: \"quite-unlikely\""))
  }

  @Test(
    "What is made is formatted, however long or short the name",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: formatter), "there is no swift-format"),
    arguments: ["Q", "Zqz", "Abcdefghijklmnopqrstuvwxyz1234"])
  func formatted(name: String) throws {
    defer { clean() }
    let written = try NewProvider(name, in: package).write()
    let process = Process()
    process.executableURL = URL(filePath: formatter)
    process.currentDirectoryURL = package
    process.arguments = ["lint", "--strict"] + written.filter { $0.hasSuffix(".swift") }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("Made twice, it says so and changes nothing")
  func twice() throws {
    defer { clean() }
    _ = try NewProvider("Unlikely", in: package).write()
    let before = try everything
    #expect(throws: NewProvider.Refusal("Plugins/Unlikely is there already; nothing was changed")) {
      try NewProvider("Unlikely", in: package)
    }
    #expect(try everything == before)
  }

  @Test(
    "A bad or taken name is refused before anything is written",
    arguments: [
      ("", "the name is empty"), ("spiral", "\"spiral\" is no name"), ("2D", "\"2D\" is no name"),
      ("My Spiral", "\"My Spiral\" is no name"), ("../Spiral", "\"../Spiral\" is no name"),
      ("Größe", "\"Größe\" is no name"), ("Spiral\n", "\"Spiral\\n\" is no name"),
      ("Any", "Any means something else"), ("Foundation", "Foundation means something else"),
      ("SpiralProvider", "SpiralProvider has the word Provider already; write Spiral"),
      ("Abcdefghijklmnopqrstuvwxyz12345", "has 31 characters; 30 are the most"),
      ("Flow", "Plugins/Flow is there already"), ("FLOW", "Plugins/Flow is there already"),
      ("Reflow", "the package has a target Reflow already"),
      ("CPango", "the package has a target CPango already"),
      ("Guide", "the package has a target GuideTests already"),
      ("Leftalign", "Plugins/LeftAlign is there already"),
      ("Line", "LineProvider is something of the core already"),
    ])
  func refused(name: String, reason: String) throws {
    defer { clean() }
    let before = try everything
    #expect {
      try NewProvider(name, in: package)
    } throws: { error in
      "\(error)".contains(reason)
    }
    #expect(try everything == before)
  }

  @Test("A name that another folder has registered is refused")
  func registered() throws {
    defer { clean() }
    try "ProviderDescription(name: \"unlikely\")".write(
      to: package.appending(path: "Plugins/Flow/Other.swift"), atomically: true, encoding: .utf8)
    #expect(throws: NewProvider.Refusal("the name unlikely is taken by Plugins/Flow")) {
      try NewProvider("Unlikely", in: package)
    }
  }

  @Test("Where a list cannot be found or written, nothing is")
  func halfway() throws {
    defer { clean() }
    let lists = package.appending(path: "Playground/Reflow.swift")
    try "@main struct ReflowCommand {}\n".write(to: lists, atomically: true, encoding: .utf8)
    let before = try everything
    #expect { try NewProvider("Unlikely", in: package) } throws: { error in
      "\(error)".hasPrefix("Playground/Reflow.swift: the list of providers is not where it was")
    }
    #expect(try everything == before)
  }

  @Test(
    "The registered name has a hyphen between words",
    arguments: [
      ("Spiral", "spiral"), ("JustifiedGallery", "justified-gallery"), ("JSONGrid", "json-grid"),
      ("Grid2D", "grid2-d"), ("A", "a"), ("AB", "ab"), ("ABc", "a-bc"),
    ])
  func registeredName(text: String, name: String) throws {
    #expect(try #require(ProviderName(text)).registered == name)
  }

  @Test("Folders, targets, the program's list and the tests of guides agree")
  func agreement() throws {
    defer { clean() }
    let targets = PackageLists.targets(in: try text("Package.swift"))
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: "Plugins").path)
    #expect(Set(folders) == Set(targets))
    #expect(Set(targets).count == targets.count)
    func registered(_ path: String) throws -> Set<String> {
      Set(try text(path).matches(of: /\.register\((\w+)Provider\.self\)/).map { String($0.1) })
    }
    #expect(try registered("Playground/Reflow.swift") == Set(targets))
    #expect(try registered("Tests/GuideTests/GuideTests.swift") == Set(targets))
  }
}

extension NewProvider.Refusal {
  fileprivate init(_ description: String) { self.init(description: description) }
}

/// The formatter beside the compiler on the path.
private let formatter: String = {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.map { "\($0)/swift-format" }
    .first(where: FileManager.default.isExecutableFile(atPath:)) ?? ""
}()
