#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ReflowScenes

extension FileContents {
  /// Does something while no other program does it in the same folder. Makes the folder if it is
  /// missing.
  /// - Parameter path: of a file in the folder.
  static func withFolderLocked<Result>(
    of path: String, _ body: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = String(path[..<end])
    var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 && errno == ENOENT {
      makeFolders(leadingTo: path)
      descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw FileError(folder, errno: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileError(folder, errno: errno) }
    }
    return try body()
  }
}
