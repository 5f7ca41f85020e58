import Foundation

/// When and where something was measured.
struct Machine {
  let date: String
  let processor: String
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let compiler: String
  /// How many programs wanted to run in the minute before.
  let load: Double
  /// The commit that was measured, or nil outside of a repository.
  let commit: String?

  init() {
    date = ISO8601DateFormatter.string(
      from: Date(), timeZone: TimeZone(identifier: "UTC")!, formatOptions: [.withFullDate])
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
    processor =
      model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "unknown processor"
    compiler = Self.answer("swift", ["--version"]) ?? "unknown compiler"
    var loads = [0.0]
    load = getloadavg(&loads, 1) == 1 ? loads[0] : 0
    commit = Self.answer("git", ["describe", "--always", "--dirty"])
  }

  var description: String {
    "Measured on \(date)\(commit.map { " at \($0)" } ?? ""), on \(cores) cores of \(processor), "
      + "load \(decimal(load)), with \(compiler)."
  }

  /// The first line of what a program says.
  private static func answer(_ program: String, _ arguments: [String]) -> String? {
    guard let path = Program.path(of: program),
      let output = try? Program.run(path, arguments).output
    else { return nil }
    return output.split(separator: "\n").first.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
