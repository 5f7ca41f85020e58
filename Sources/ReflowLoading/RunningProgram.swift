#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where this program stands.
package enum RunningProgram {
  /// The program's file, from the root.
  package static var path: String {
    #if os(Linux)
      let own = "/proc/self/exe"
    #else
      let own = CommandLine.arguments[0]
    #endif
    return absolute(own)
  }

  /// The folder that the program's file is in.
  package static var folder: String { folder(of: path) }

  /// A path from the root, its links followed; the path itself where there is no such file.
  static func absolute(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// The folder that a file is in.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
