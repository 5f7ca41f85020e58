#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output and standard error, line by line. What is printed is sent when the buffer is full,
/// before something is waited for, and at the end; a failure (a full disk, say) is remembered.
final class StandardOutput {
  private var buffer: [UInt8] = []
  /// Whether something could not be written.
  private(set) var hasFailed = false

  /// Prints a line to standard output.
  func line(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Prints a line to standard error, behind all that was printed before.
  func error(_ text: String) {
    flush()
    _ = Self.write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes text to standard output at once, past what is collected. A failure does no harm.
  @Sendable static func send(_ text: String) { _ = write(Array(text.utf8), to: STDOUT_FILENO) }

  func flush() {
    if !Self.write(buffer, to: STDOUT_FILENO) { hasFailed = true }
    buffer.removeAll(keepingCapacity: true)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeOnce(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

private func writeOnce(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
