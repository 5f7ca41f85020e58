import Foundation

/// Other programs, as they are found in `PATH`.
enum Program {
  struct Failure: Error {
    var message: String
  }

  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end, without input.
  /// - Parameter seconds: after which it is ended.
  /// - Returns: what it wrote to both outputs, apart.
  static func run(
    _ path: String, _ arguments: [String], seconds: Double = 60
  ) throws(Failure) -> (output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw Failure(message: "\(path): \(error)") }
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: limit)
    // Both are read at once: a program whose one output is full waits for its reader.
    let errorText = Later { errors.fileHandleForReading.readDataToEndOfFile() }
    let outputText = output.fileHandleForReading.readDataToEndOfFile()
    let result = (
      output: String(decoding: outputText, as: UTF8.self),
      errors: String(decoding: errorText.value, as: UTF8.self)
    )
    process.waitUntilExit()
    limit.cancel()
    guard process.terminationStatus == 0, process.terminationReason == .exit else {
      let text = result.errors.suffix(300).trimmingCharacters(in: .whitespacesAndNewlines)
      throw Failure(message: "\(path): ended with status \(process.terminationStatus): \(text)")
    }
    return result
  }
}

/// Something that is being read by another thread.
private final class Later: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var data = Data()

  init(_ read: @escaping @Sendable () -> Data) {
    DispatchQueue.global().async {
      self.data = read()
      self.done.signal()
    }
  }

  /// Waits for it. Asked once.
  var value: Data {
    done.wait()
    return data
  }
}

/// A folder for the files of one run, which is removed with the value that names it.
final class TemporaryFolder {
  let path: String

  init() throws(Program.Failure) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reflow-bench-\(ProcessInfo.processInfo.processIdentifier)")
    path = folder.path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch { throw Program.Failure(message: "\(path): \(error)") }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// - Returns: the new file's path.
  func write(_ text: String, to name: String) throws(Program.Failure) -> String {
    let file = "\(path)/\(name)"
    do { try text.write(toFile: file, atomically: false, encoding: .utf8) } catch {
      throw Program.Failure(message: "\(file): \(error)")
    }
    return file
  }
}
