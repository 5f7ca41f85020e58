import Foundation

/// The tools of Poppler, which read a PDF as a person's viewer does.
enum Poppler {
  /// Runs a tool.
  /// - Returns: what it printed; nil, and a loud word, where it is not installed.
  static func run(_ tool: String, _ arguments: [String]) throws -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let path = folders.map { "\($0)/\(tool)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let path else {
      print("*** NOT TESTED: there is no \(tool); install poppler-utils ***")
      return nil
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return String(decoding: data, as: UTF8.self)
  }
}
