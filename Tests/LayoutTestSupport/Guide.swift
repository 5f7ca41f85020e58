import Foundation
import Reflow

/// A provider's guide: the README beside its tests' folder.
public struct Guide {
  private let lines: [Substring]

  /// - Parameter testFile: a file of the plugin's `Tests`.
  public init(besides testFile: String = #filePath) throws {
    let plugin = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .deletingLastPathComponent()
    try self.init(at: plugin.appendingPathComponent("README.md").path)
  }

  public init(at path: String) throws {
    lines = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The rows of the table of parameters.
  public var parameterTable: [String] {
    let section = lines.drop { $0 != "## Parameters" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return section.filter { $0.hasPrefix("|") }.map(String.init)
  }

  /// The fenced blocks of a language, without their fences.
  public func code(_ language: String) -> [String] {
    var blocks: [String] = []
    var rest = lines[...]
    while let fence = rest.firstIndex(of: "```\(language)") {
      let block = rest[(fence + 1)...].prefix { $0 != "```" }
      blocks.append(block.map { $0 + "\n" }.joined())
      rest = rest[block.endIndex...]
    }
    return blocks
  }
}

/// A source file beside a test, for comparison with the guide.
public func source(_ name: String, besides testFile: String = #filePath) throws -> String {
  let file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent(name)
  return try String(contentsOf: file, encoding: .utf8)
}

extension ProviderDescription {
  /// The rows that the guide's table of parameters has to have; none where there are no parameters.
  public var parameterTable: [String] {
    guard !parameters.isEmpty else { return [] }
    return ["| Name | Type | Default | Range | Meaning |", "|---|---|---|---|---|"]
      + parameters.map {
        "| `\($0.name)` | \($0.kind.name) | `\($0.defaultValue.description)` "
          + "| \($0.kind.range) | \($0.meaning) |"
      }
  }
}

extension ParameterDescription.Kind {
  fileprivate var name: String {
    switch self {
    case .number: "number"
    case .integer: "whole number"
    case .choice: "choice"
    case .boolean: "boolean"
    case .provider: "provider"
    }
  }

  fileprivate var range: String {
    switch self {
    case .number(nil, nil): "any finite number"
    case .number(let least?, nil): "at least \(formatted(least))"
    case .number(nil, let most?): "at most \(formatted(most))"
    case .number(let least?, let most?): "\(formatted(least)) to \(formatted(most))"
    case .integer(let least, let most): "\(least) to \(most)"
    case .choice(let choices): choices.map { "`\($0)`" }.joined(separator: ", ")
    case .boolean: "`true`, `false`"
    case .provider: "any provider that places items"
    }
  }
}
