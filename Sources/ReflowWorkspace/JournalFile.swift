#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ReflowScenes

/// A file that belongs to one running program: it is locked for as long as it is open, so that others
/// can tell that its owner still runs. The system takes the lock away when the program ends, however
/// it ends.
final class JournalFile {
  let path: String
  private let descriptor: Int32

  private init(_ path: String, _ descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Writes a file beside the path and gives it that name, in place of the one that has it.
  /// - Parameter isReplacing: the bytes then have to be on the disk before the old ones go.
  static func create(
    _ bytes: [UInt8], at path: String, isReplacing: Bool
  ) throws(FileError) -> JournalFile {
    let beside = path + unfinished
    let file = try FileContents.withFolderLocked(of: path) { () throws(FileError) in
      unlink(beside)
      let descriptor = open(beside, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw FileError(path, errno: errno) }
      let file = JournalFile(path, descriptor)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw FileError(path, errno: errno) }
      return file
    }
    do throws(FileError) {
      try file.append(bytes)
      guard !isReplacing || fsync(file.descriptor) == 0, rename(beside, path) == 0 else {
        throw FileError(path, errno: errno)
      }
    } catch {
      unlink(beside)
      throw error
    }
    return file
  }

  /// Takes over a file whose program has ended; nil where it still runs, or the file is gone.
  static func claim(_ path: String) -> JournalFile? {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    let file = JournalFile(path, descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    // The lock is on a file and not on a name: its program may have put another one in its place.
    var opened = stat()
    var named = stat()
    guard fstat(descriptor, &opened) == 0, lstat(path, &named) == 0,
      opened.st_ino == named.st_ino, opened.st_dev == named.st_dev,
      opened.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return file
  }

  /// The files of a folder whose programs have ended, the latest first. What was never finished is
  /// removed.
  static func abandoned(inFolder folder: String, prefix: String, suffix: String) -> [JournalFile] {
    let names = FileContents.entries(inFolder: folder).map(\.name).filter { $0.hasPrefix(prefix) }
    guard !names.isEmpty else { return [] }
    // Under the lock nobody is between making a file and locking it.
    let files = try? FileContents.withFolderLocked(of: "\(folder)/x") { () throws(FileError) in
      for name in names where name.hasSuffix(suffix + unfinished) {
        if claim("\(folder)/\(name)") != nil { unlink("\(folder)/\(name)") }
      }
      return names.filter { $0.hasSuffix(suffix) }.compactMap { claim("\(folder)/\($0)") }
    }
    return (files ?? []).sorted { $0.age < $1.age }
  }

  /// Adds bytes at the end. A program that is killed afterwards loses none of them.
  func append(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileError(path, errno: errno) }
      rest = rest.dropFirst(count)
    }
  }

  func read() throws(FileError) -> [UInt8] { try FileContents.read(path) }

  func remove() { unlink(path) }

  /// Puts the file aside, so that it is offered no more.
  /// - Returns: where it is.
  func putAside() -> String {
    let aside = path + ".broken"
    rename(path, aside)
    return aside
  }

  /// What a file is called while it is being written.
  private static let unfinished = ".new"

  /// How long before the end of time it was written to last.
  private var age: Double {
    var status = stat()
    fstat(descriptor, &status)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return -(Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
