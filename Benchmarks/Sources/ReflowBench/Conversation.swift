import Foundation

/// A program that answers a line with lines, for as long as it is kept.
final class Conversation {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  private let name: String

  init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws(Program.Failure) {
    name = path
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw Program.Failure(message: "\(path): \(error)") }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Says a line, and waits for the last line of the answer.
  /// - Parameter isLast: whether a line ends the answer.
  func ask(
    _ line: String, until isLast: (Substring) -> Bool = { _ in true }
  ) throws(Program.Failure) -> String {
    do { try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8)) } catch {
      throw Program.Failure(message: "\(name): does not listen any more, at \(line)")
    }
    while true {
      let answer = try nextLine()
      if isLast(Substring(answer)) { return answer }
    }
  }

  private func nextLine() throws(Program.Failure) -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: unread[unread.startIndex..<end], as: UTF8.self)
        unread = Data(unread[(end + 1)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Program.Failure(message: "\(name): ended early") }
      unread.append(more)
    }
  }

  /// The most memory that the program has had, in KiB, where the system tells.
  var peakMemory: Int? {
    let path = "/proc/\(process.processIdentifier)/status"
    let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
