#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for one test, gone with its last reference.
final class ScratchFolder {
  let path: String

  init() {
    var template = Array("/tmp/reflow-test-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template))
  }

  deinit {
    remove(path)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: some Sequence<UInt8>, to name: String) {
    let file = fopen(path(name), "w")
    let bytes = Array(bytes)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// A file's text with its broken UTF-8 repaired; empty if it is not there.
  func text(of name: String) -> String {
    guard let file = fopen(path(name), "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// The permission bits of a file.
  func mode(of name: String) -> Int {
    var status = stat()
    stat(path(name), &status)
    return Int(status.st_mode & 0o777)
  }

  private func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." {
          remove("\(path)/\(name)")
        }
      }
      closedir(folder)
    }
    #if canImport(Darwin)
      Darwin.remove(path)
    #else
      Glibc.remove(path)
    #endif
  }
}

/// The folder with the programs of this package: the test program's own, or one above it where the
/// tests are packed in a bundle.
func builtProgram(_ name: String) -> String {
  var folder = testImagePath()
  while let slash = folder.lastIndex(of: "/") {
    folder = String(folder[..<slash])
    if access("\(folder)/\(name)", X_OK) == 0 {
      return "\(folder)/\(name)"
    }
  }
  return name
}

/// The file that this code was loaded from.
private func testImagePath() -> String {
  #if os(Linux)
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  #else
    var info = Dl_info()
    return dladdr(#dsohandle, &info) == 0 ? "" : String(cString: info.dli_fname)
  #endif
}
