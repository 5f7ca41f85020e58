#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ReflowScenes

/// Where this program stands.
package enum RunningProgram {
  /// The program's file, from the root.
  package static var path: String {
    #if os(Linux)
      let own = "/proc/self/exe"
    #else
      let own = CommandLine.arguments[0]
    #endif
    return FileContents.absolutePath(own)
  }

  /// The folder that the program's file is in.
  package static var folder: String { folder(of: path) }

  /// The folder that a file is in.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
