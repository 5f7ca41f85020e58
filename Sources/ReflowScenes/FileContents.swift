#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  public var path: String
  public var message: String

  /// Path and reason: `tags.json: no such file or directory`.
  public var description: String { "\(path): \(message)" }

  init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// The reason that the system gives.
  public init(_ path: String, errno code: Int32) {
    self.init(path, String(cString: strerror(code)).lowercased())
  }

  /// The same, with the path that was most likely meant where there is no such file.
  init(reading path: String, errno code: Int32) {
    self.init(path, errno: code)
    if code == ENOENT, let nearest = FileContents.nearestPath(to: path) {
      message += "; did you mean \(nearest)?"
    }
  }
}

/// Files as bytes: read whole, written whole or not at all.
public enum FileContents {
  /// The most bytes that are read from one file.
  public static let largestSize = 1 << 30

  /// Reads a file, a pipe, or standard input for the path `-`.
  /// - Throws: `FileError` for a folder, a file that may not be read or is larger than `largestSize`.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(reading: path, errno: errno) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    return try read(descriptor, path, mostBytes: largestSize) {
      "is larger than \(largestSize >> 20) MiB"
    }
  }

  /// Reads a regular file of at most so many bytes. Nothing else is waited for.
  /// - Throws: `FileError` for what is no such file.
  public static func read(_ path: String, mostBytes: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(reading: path, errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, errno: errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else {
      throw FileError(path, "is no regular file")
    }
    return try read(descriptor, path, mostBytes: mostBytes) {
      "is larger than \(mostBytes) bytes"
    }
  }

  private static func read(
    _ descriptor: Int32, _ path: String, mostBytes: Int, tooLarge: () -> String
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path, errno: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(path, "is a folder") }
    var bytes: [UInt8] = []
    if status.st_size > 0 { bytes.reserveCapacity(min(Int(status.st_size), mostBytes) + 1) }
    let chunkSize = 1 << 16
    while true {
      var chunk = [UInt8](repeating: 0, count: chunkSize)
      let count = chunk.withUnsafeMutableBytes { Self.readOnce(descriptor, $0) }
      guard count >= 0 else { throw FileError(path, errno: errno) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= mostBytes else { throw FileError(path, tooLarge()) }
    }
  }

  /// Writes a file: into a new one beside it, which then takes its name. A full disk or a kill leaves
  /// the old file whole. A symbolic link stays one; permissions stay as they are.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists && status.st_mode & S_IFMT == S_IFDIR { throw FileError(path, "is a folder") }
    if exists && status.st_mode & S_IFMT != S_IFREG { throw FileError(path, "is no regular file") }
    if exists && access(target, W_OK) != 0 { throw FileError(path, errno: errno) }
    let (beside, descriptor) = try create(
      beside: target, for: path, mode: exists ? 0o600 : 0o666)
    let written = writeAll(bytes, descriptor)
    // Permissions and owner stay, as far as the owner may be given away.
    if exists { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    let isSafe =
      written && (!exists || fchmod(descriptor, status.st_mode & 0o7777) == 0)
      && fsync(descriptor) == 0 && rename(beside, target) == 0
    let code = errno
    close(descriptor)
    guard isSafe else {
      unlink(beside)
      throw FileError(path, errno: code)
    }
  }

  /// Makes a file beside another, with a name that no file has.
  /// - Parameters:
  ///   - path: what the other one was called when it was given.
  ///   - mode: its permissions, less what the process's mask takes away. To ask for the mask would be
  ///   to change it, for every thread.
  private static func create(
    beside target: String, for path: String, mode: mode_t
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    for _ in 0..<100 {
      let beside = "\(target).\(String(UInt32.random(in: 0 ... .max), radix: 36))"
      let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (beside, descriptor) }
      guard errno == EEXIST else { break }
    }
    throw FileError(path, errno: errno)
  }

  /// The path from the root, its links followed; the path itself where there is nothing.
  public static func absolutePath(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// Whether there is a file or a folder of the path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Writes a file that is not there yet. A link of the name, wherever it leads, is there.
  public static func create(_ bytes: [UInt8], at path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? FileError(path, "is there already") : FileError(path, errno: errno)
    }
    defer { close(descriptor) }
    guard writeAll(bytes, descriptor) else { throw FileError(path, errno: errno) }
  }

  /// Makes the folders that lead to a file, for this person alone, as far as they are missing.
  public static func makeFolders(leadingTo path: String) {
    for (index, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      mkdir(String(decoding: path.utf8.prefix(index), as: UTF8.self), 0o700)
    }
  }

  /// Adds bytes at the end of a file that is there. What was in it before stays, whatever happens.
  public static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path, errno: errno) }
    // A pipe would be waited for.
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(path, "is a folder") }
    if status.st_mode & S_IFMT != S_IFREG { throw FileError(path, "is no regular file") }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path, errno: errno) }
    defer { close(descriptor) }
    guard writeAll(bytes, descriptor) else { throw FileError(path, errno: errno) }
  }

  /// The entries of a folder, by name, without `.` and `..`; none where it cannot be read.
  public static func entries(inFolder path: String) -> [(name: String, isFolder: Bool)] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      guard name != "." && name != ".." else { continue }
      var status = stat()
      let isKnown = stat("\(path)/\(name)", &status) == 0
      entries.append((name, isKnown && status.st_mode & S_IFMT == S_IFDIR))
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int
  {
    while true {
      let count = unsafeRead(descriptor, buffer)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  private static func unsafeRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func writeAll(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeOnce(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func writeOnce(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The file that a symbolic link names, also where that does not exist yet, or the path itself.
  private static func resolved(_ path: String) -> String {
    var target = path
    // As many links as the system itself follows.
    for _ in 0..<40 {
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(target, &bytes, bytes.count - 1)
      guard count > 0 else { break }
      let link = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      target = link.hasPrefix("/") ? link : folder + link
    }
    return target
  }
}
