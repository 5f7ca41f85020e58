#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import Reflow
import ReflowScenes
import ReflowWorkspace

/// A library with providers, in this process. It stays for as long as the process runs, since layouts
/// may have been made by its code.
struct ProviderLibrary: Sendable {
  private typealias Register = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let registerProviders: @Sendable (inout ProviderRegistry) -> Void

  func register(in registry: inout ProviderRegistry) { registerProviders(&registry) }

  /// Loads a library, if it is one for this core: that is read from the file before any of its code
  /// runs.
  /// - Parameter path: as messages are to name it.
  init(path: String) throws(CommandError) {
    try Self.checkProgram()
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContents.read(path)
    } catch {
      throw CommandError(error.description)
    }
    try Self.check(bytes, path)
    // A copy: the file may be built again while its code runs, and one that is loaded twice is two.
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let copy = scratch.path("library")
    do throws(FileError) {
      try FileContents.write(bytes, to: copy)
    } catch {
      throw CommandError(error.description)
    }
    guard let library = dlopen(copy, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "the system does not say why"
      let ownReason = reason.hasPrefix(copy) ? String(reason.dropFirst(copy.count + 2)) : reason
      throw CommandError("\(path) cannot be loaded: \(ownReason)")
    }
    guard let symbol = dlsym(library, ProviderEntry.registerSymbol) else {
      // It stays: what Swift's runtime knows of it by now cannot be taken back.
      throw CommandError(
        "\(path) has no function \(ProviderEntry.registerSymbol); reflow compile makes libraries that "
          + "have it")
    }
    let register = unsafeBitCast(symbol, to: Register.self)
    registerProviders = { registry in
      withUnsafeMutablePointer(to: &registry) { register(UnsafeMutableRawPointer($0)) }
    }
  }

  /// Whether a library could find the core in this program.
  private static func checkProgram() throws(CommandError) {
    // The type of the registry, as the linker calls it.
    guard dlsym(nil, "$s6Reflow16ProviderRegistryVN") != nil else {
      throw CommandError(
        "this program shows its core to no library; link it with -Xlinker --export-dynamic")
    }
    #if !canImport(Darwin)
      guard dlopen("libswiftCore.so", RTLD_LAZY | RTLD_NOLOAD) != nil else {
        throw CommandError(
          "this program carries Swift's own library within itself, and can load no other code; link it "
            + "without --static-swift-stdlib")
      }
    #endif
  }

  private static func check(_ bytes: [UInt8], _ path: String) throws(CommandError) {
    let magics: [[UInt8]] = [[0x7F, 0x45, 0x4C, 0x46], [0xCF, 0xFA, 0xED, 0xFE]]
    guard magics.contains(where: bytes.starts(with:)) else {
      throw CommandError("\(path) is neither a library nor Swift source, whose name ends in .swift")
    }
    guard isWhole(bytes) else {
      throw CommandError("\(path) is cut off: the file ends before the library does")
    }
    guard let number = coreNumber(in: bytes) else {
      throw CommandError(
        "\(path) does not say for which core it was built; reflow compile makes libraries that do")
    }
    guard number == CoreNumber.text else {
      throw CommandError(
        "\(path) was built for another core (\(number)) than this program's (\(CoreNumber.text)); "
          + "build it again with reflow compile")
    }
  }

  /// Whether the parts of an ELF file that are loaded lie within it; the system trusts it, and whoever
  /// touches what is missing is ended. Others are the system's to judge.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    // 64 bits, the little end first.
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return true }
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let value = bytes[offset..<offset + count].reversed().reduce(UInt64(0)) {
        $0 << 8 | UInt64($1)
      }
      return Int(exactly: value)
    }
    guard let table = number(at: 32, bytes: 8), let size = number(at: 54, bytes: 2),
      let count = number(at: 56, bytes: 2), table <= bytes.count
    else { return false }
    return (0..<count).allSatisfy { index in
      let header = table + index * size
      guard let offset = number(at: header + 8, bytes: 8),
        let length = number(at: header + 32, bytes: 8)
      else { return false }
      return offset <= bytes.count && length <= bytes.count - offset
    }
  }

  /// The number of the core in the name of a symbol of the library; nil where there is none.
  private static func coreNumber(in bytes: [UInt8]) -> String? {
    let prefix = Array(ProviderEntry.coreSymbol.utf8)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: prefix[0]) {
      rest = rest[start...]
      if rest.starts(with: prefix) {
        let number = rest.dropFirst(prefix.count)
          .prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: "_") }
        return String(decoding: number, as: UTF8.self)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension ProviderLoader {
  /// Compiles files of Swift source and loads libraries into this process.
  public static let ofThisProcess = ProviderLoader { (path, goesOn) throws(CommandError) in
    let absolute = FileContents.absolutePath(path)
    guard path.hasSuffix(".swift") else {
      let library = try ProviderLibrary(path: path)
      return LoadedProviders(path: absolute) { library.register(in: &$0) }
    }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let file = scratch.path("library.so")
    let notes = try ProviderCompiler().compile(path, to: file, goesOn: goesOn)
    let library = try ProviderLibrary(path: file)
    return LoadedProviders(path: absolute, notes: notes) { library.register(in: &$0) }
  }
}
