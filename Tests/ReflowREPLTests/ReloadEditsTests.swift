import Foundation
import Testing

@testable import provider_generator

/// Random edits of the file that `make provider` makes, each followed by `reload`: most are broken code,
/// some lay out otherwise. `make reload-stress` makes a thousand of them.
@Suite(
  "Reload after random edits",
  .enabled(if: compilerOnPath != nil, "there is no swiftc on the PATH: nothing is LOADED"))
struct ReloadEditsTests {
  private static let count =
    ProcessInfo.processInfo.environment["REFLOW_RELOADS"].flatMap { Int($0) } ?? 6

  /// A source file that is edited like a person's: a step at a time, and now and then begun anew.
  private struct EditedFile {
    private let original: [String]
    private var lines: [String]
    private var state: UInt64

    init(_ text: String, seed: UInt64) {
      original = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines = original
      state = seed
    }

    var text: String { lines.joined(separator: "\n") }

    private mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func edit() {
      let index = number(below: lines.count)
      switch number(below: 8) {
      case 0: lines = original
      case 1: lines.remove(at: index)
      case 2: lines.insert(lines[index], at: number(below: lines.count))
      case 3: lines.swapAt(index, number(below: lines.count))
      case 4: lines[index] = String(lines[index].dropLast(1 + number(below: 4)))
      case 5: lines = original.map { $0.replacing("/ 2", with: "/ \(2 + number(below: 5))") }
      case 6: lines = original.map { $0.replacing("turn.count + 1", with: "turn.count * 0 / 0") }
      default: lines = original.map { $0.replacing("+ distance", with: "- distance") }
      }
      if lines.count < 5 { lines = original }
    }
  }

  @Test("The program lives on, and the scene is what it was")
  func edits() throws {
    let folder = ScratchFolder()
    let name = try #require(ProviderName("Spiral"))
    let source = try #require(ProviderTemplate(name: name).files.first).text
    var file = EditedFile(source, seed: 2026)
    folder.write(source.utf8, to: "Spiral.swift")
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      "NO_COLOR": "1",
    ]
    let terminal = try PseudoTerminal(
      executable: builtProgram("reflow"), arguments: ["--load", folder.path("Spiral.swift")],
      environment: PseudoTerminal.plainEnvironment.merging(environment) { $1 }, columns: 100,
      rows: 24, deadline: 120 + 20 * Self.count)
    try terminal.prompt()
    func save(_ name: String) throws -> String {
      let path = folder.path(name)
      try terminal.send("save \(path)\r")
      try terminal.waitFor("saved \(path)") { $0.transcript.contains("saved \(path)") }
      try terminal.prompt()
      return folder.text(of: name)
    }
    for line in ["add 50x30*20 Swift Kotlin", "use spiral spread=20", "width 300", "select 3"] {
      try terminal.send("\(line)\r")
    }
    let scene = try save("before.json")
    #expect(scene.contains("\"spiral\""))
    for step in 1...Self.count {
      file.edit()
      folder.write(file.text.utf8, to: "Spiral.swift")
      try terminal.send("reload\r")
      #expect(try save("\(step).json") == scene, "step \(step)")
    }
    folder.write(source.utf8, to: "Spiral.swift")
    try terminal.send("reload\rlist 0\r")
    try terminal.send("quit\r")
    #expect(try terminal.exitStatus() == 0)
  }
}
