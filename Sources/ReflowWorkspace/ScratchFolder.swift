#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ReflowScenes

/// A folder of its own for what is made on the way, which nobody else may read. It is to be removed.
package struct ScratchFolder {
  package let path: String

  package init() throws(CommandError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/reflow-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CommandError("\(FileError(parent, errno: errno).description)")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Removes the folder and the files in it.
  package func remove() {
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
