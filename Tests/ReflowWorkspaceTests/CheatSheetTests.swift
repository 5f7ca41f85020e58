import Foundation
import Reflow
import Testing

@testable import ReflowWorkspace

/// The cheat sheet has what the program has, no more and no less.
@Suite("The cheat sheet")
struct CheatSheetTests {
  /// The rows of the table below a heading, each split into its cells.
  private func rows(of heading: String) throws -> [[Substring]] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Reflow.docc/CheatSheet.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(
      text.split(separator: "\n## ").first { $0.hasPrefix("\(heading)\n") })
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .map { $0.split(separator: "|").map { $0.trimmingPrefix(" ") } }
  }

  private func code(in cell: Substring) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  @Test("It has every command, and each line of it can be typed")
  func commands() throws {
    let lines = try rows(of: "Commands").flatMap { code(in: $0[1]) }
    var names: Set<String> = []
    for line in lines {
      let parsed = try #require(try ParsedLine(line), "\(line)")
      names.insert(parsed.command.name)
    }
    #expect(names == Set(CommandCatalog.all.map(\.name)))
  }

  @Test("It has every provider with all its parameters, defaults and choices")
  func providers() throws {
    let rows = try rows(of: "Providers")
    #expect(Set(rows.flatMap { code(in: $0[0]) }) == Set(allProviders.descriptions.map(\.name)))
    for row in rows {
      let name = try #require(code(in: row[0]).first)
      let description = try #require(allProviders.descriptions.first { $0.name == name })
      #expect(code(in: row[1]) == description.parameters.map(\.name), "\(name)")
      for (parameter, shown) in zip(description.parameters, row[1].split(separator: "; ")) {
        let values = shown.split(separator: "`").last.map { $0.trimming } ?? ""
        // A parameter that an earlier row has is named alone.
        if values.isEmpty || values == parameter.name { continue }
        if case .choice(let choices) = parameter.kind {
          #expect(values.split(separator: ", ").map(String.init) == choices, "\(name) \(shown)")
        }
        #expect(values.hasPrefix(text(parameter.defaultValue)), "\(name) \(shown)")
      }
    }
  }

  private func text(_ value: ParameterValue) -> String {
    switch value {
    case .number(let number): formatted(number)
    case .text(let text): text
    case .boolean(let boolean): "\(boolean)"
    case .provider(let provider): provider.name
    }
  }
}

extension Substring {
  fileprivate var trimming: String { trimmingCharacters(in: .whitespaces) }
}
