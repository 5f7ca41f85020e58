#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import ReflowScenes

/// The file of remembered lines: UTF-8, a line each, the oldest first.
///
/// Several programs may use it at once. Each appends its lines by one write under a lock. When the
/// file has grown well past its limit it is written anew beside itself and renamed, so at any
/// moment there is a whole file.
struct HistoryFile {
  var path: String
  /// How many lines are kept, at least.
  var limit: Int

  /// What could not be done with the file, and why.
  struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ action: String, _ path: String, reason: String) {
      description = "history is not saved: cannot \(action) \(path): \(reason)"
    }
  }

  /// More than this is not read: the start of a larger file is older than anybody remembers.
  private static let readLimit = 8 << 20

  /// The lines that are worth remembering, the oldest first. A file that is not there is empty.
  /// Shortens the file if it holds more than one and a half times the limit.
  func load() throws(Failure) -> [String] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT {
        return []
      }
      throw failure("open")
    }
    defer { close(descriptor) }
    let lines = try read(descriptor)
    if lines.count > limit + limit / 2 {
      try shorten()
    }
    return Array(lines.suffix(limit))
  }

  /// Adds a line to the file; makes the file, and the folders that lead to it, if they are missing.
  func append(_ line: String) throws(Failure) {
    let descriptor = try openLocked()
    defer { close(descriptor) }
    var bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    // What a full disk or another program left without an end must not swallow this line.
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0
    if size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != UInt8(ascii: "\n") {
      bytes.insert(UInt8(ascii: "\n"), at: 0)
    }
    try write(bytes, to: descriptor)
  }

  /// A line as it can stand in the file: no line ends, no NUL.
  static func singleLine(_ line: String) -> String {
    String(line.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }

  // MARK: - Reading

  private func read(_ descriptor: Int32) throws(Failure) -> [String] {
    try checkKind(descriptor)
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, size - Self.readLimit)
    var bytes = [UInt8](repeating: 0, count: max(0, size - start))
    var count = 0
    while count < bytes.count {
      let result = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress! + count, buffer.count - count, off_t(start + count))
      }
      if result < 0 {
        if errno == EINTR {
          continue
        }
        throw failure("read")
      }
      if result == 0 {
        break
      }
      count += result
    }
    var lines = bytes.prefix(count).split(separator: UInt8(ascii: "\n"))
    if start > 0 && !lines.isEmpty {
      lines.removeFirst()
    }
    return lines.map { Self.singleLine(String(decoding: $0, as: UTF8.self)) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private func checkKind(_ descriptor: Int32) throws(Failure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("read") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure("use", path, reason: "it is no regular file")
    }
  }

  // MARK: - Writing

  /// Opens the file for appending and locks it. The lock is on a file, not on a name: if another
  /// program has put a new file in its place meanwhile, that one is opened instead.
  private func openLocked() throws(Failure) -> Int32 {
    for _ in 0..<100 {
      let descriptor = try openForAppending()
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
      var opened = stat()
      var named = stat()
      if fstat(descriptor, &opened) == 0, stat(path, &named) == 0,
        opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
      {
        return descriptor
      }
      close(descriptor)
    }
    throw Failure("lock", path, reason: "other programs keep replacing it")
  }

  private func openForAppending() throws(Failure) -> Int32 {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    var descriptor = open(path, flags, 0o600)
    if descriptor < 0 && errno == ENOENT {
      FileContents.makeFolders(leadingTo: path)
      descriptor = open(path, flags, 0o600)
    }
    guard descriptor >= 0 else { throw failure("open") }
    do {
      try checkKind(descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // What a person types is nobody else's business. Fails on a file of somebody else's, which is
    // then theirs to protect.
    fchmod(descriptor, 0o600)
    return descriptor
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        unsafeWrite(descriptor, buffer.baseAddress! + written, buffer.count - written)
      }
      if result < 0 && errno == EINTR {
        continue
      }
      guard result > 0 else { throw failure("write") }
      written += result
    }
  }

  /// Puts a file with the last lines only in the place of the file.
  private func shorten() throws(Failure) {
    let locked = try openLocked()
    defer { close(locked) }
    // Read again: another program may have shortened the file, or added lines, before the lock.
    let lines = try read(locked)
    guard lines.count > limit + limit / 2 else { return }
    // A link stays a link: what it leads to is replaced.
    let target = realpath(path, nil)
    defer { free(target) }
    let place = target.map { String(cString: $0) } ?? path
    let beside = "\(place).\(getpid())"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("shorten") }
    defer { close(descriptor) }
    do throws(Failure) {
      let text = lines.suffix(limit).map { $0 + "\n" }.joined()
      try write(Array(text.utf8), to: descriptor)
      guard fsync(descriptor) == 0, rename(beside, place) == 0 else { throw failure("shorten") }
    } catch {
      unlink(beside)
      throw error
    }
  }

  private func failure(_ action: String) -> Failure {
    Failure(action, path, reason: String(cString: strerror(errno)))
  }
}

/// The system's `write`, under a name that the method above does not hide.
private func unsafeWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
