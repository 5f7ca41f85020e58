#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ReflowScenes
import ReflowWorkspace

/// A folder of its own for what is made on the way, which nobody else may read. It is to be removed.
struct ScratchFolder {
  let path: String

  init() throws(CommandError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/reflow-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CommandError("\(FileError(parent, errno: errno).description)")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Removes the folder and the files in it.
  func remove() {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { unlink(path(name)) }
      }
      closedir(folder)
    }
    rmdir(path)
  }
}

/// Where this program stands.
enum RunningProgram {
  /// The program's file, from the root.
  static var path: String {
    #if os(Linux)
      let own = "/proc/self/exe"
    #else
      let own = CommandLine.arguments[0]
    #endif
    return absolute(own)
  }

  /// A path from the root, its links followed; the path itself where there is no such file.
  static func absolute(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
