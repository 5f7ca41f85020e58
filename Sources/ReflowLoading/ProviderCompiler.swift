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

/// Makes a library of a file with providers, with the compiler on the path and the modules that this
/// program was built with. They stand beside the program, where the build has put both.
public struct ProviderCompiler {
  private let compiler: String
  private let modules: String

  /// - Throws: `CommandError` where there is no compiler, or no modules.
  public init() throws(CommandError) {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let compilers = folders.split(separator: ":").map { "\($0)/swiftc" }
    guard let compiler = compilers.first(where: { access($0, X_OK) == 0 }) else {
      throw CommandError("there is no swiftc on the PATH; install Swift to compile providers")
    }
    let modules = "\(RunningProgram.folder(of: RunningProgram.path))/Modules"
    guard FileContents.exists("\(modules)/Reflow.swiftmodule") else {
      throw CommandError(
        "\(modules)/Reflow.swiftmodule is not there; a file can be compiled only for a program that is "
          + "where it was built")
    }
    self.compiler = compiler
    self.modules = modules
  }

  /// Whether there are a compiler and modules.
  public static var isThere: Bool { (try? ProviderCompiler()) != nil }

  /// Compiles a file.
  /// - Parameters:
  ///   - path: the file, as the compiler's messages are to name it.
  ///   - library: the file that is written.
  ///   - goesOn: asked now and then; false stops the compiler.
  /// - Returns: the compiler's warnings, line by line.
  /// - Throws: `CommandError`; its details are what the compiler said.
  public func compile(
    _ path: String, to library: String, goesOn: () -> Bool = { true }
  ) throws(CommandError) -> [String] {
    let source: [UInt8]
    do throws(FileError) {
      source = try FileContents.read(path)
    } catch {
      throw CommandError(error.description)
    }
    let providers = DeclaredProviders(in: String(decoding: source, as: UTF8.self)).names
    guard !providers.isEmpty else {
      throw CommandError(
        "\(path) declares no provider: no type at its top level that says it conforms to LayoutProvider, "
          + "LineProvider, RowProvider or CompositeProvider, and is not private")
    }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let entry = scratch.path("entry.swift")
    let output = scratch.path("output")
    do throws(FileError) {
      try FileContents.write(Array(ProviderEntry.source(registering: providers).utf8), to: entry)
    } catch {
      throw CommandError(error.description)
    }
    let status: Int32
    do throws(ChildProcess.Failure) {
      status = try ChildProcess.run(
        compiler, arguments(path, entry, library), output: output, goesOn: goesOn)
    } catch {
      switch error {
      case .stopped: throw .stopped
      case .cannotStart(let code): throw CommandError(FileError(compiler, errno: code).description)
      }
    }
    let said = (try? FileContents.read(output)) ?? []
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    guard status == 0 else { throw Self.failure(path, lines, entry: entry) }
    return Self.shortened(lines)
  }

  private func arguments(_ path: String, _ entry: String, _ library: String) -> [String] {
    #if DEBUG
      let optimizing = "-Onone"
    #else
      let optimizing = "-O"
    #endif
    // Each library has a module of its own: names that two of them share would be one to the linker.
    let token = String(UInt64.random(in: 0 ... .max), radix: 36)
    return [
      "-emit-library", "-parse-as-library", "-swift-version", "6", optimizing, "-I", modules,
      "-module-name", "\(Self.moduleName(of: path))_\(token)", "-o", library, entry,
      path.hasPrefix("-") ? "./\(path)" : path,
    ]
  }

  /// The file's name as a module's: `my-spiral.swift` is `my_spiral`.
  private static func moduleName(of path: String) -> String {
    let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    let plain = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isXIDContinue ? Character(scalar) : "_"
    }
    return "loaded_\(String(plain))"
  }

  /// As many of a compiler's lines as anybody reads.
  private static func shortened(_ lines: [String]) -> [String] {
    let most = 60
    guard lines.count > most else { return lines }
    return lines.prefix(most) + ["… and \(lines.count - most) more lines"]
  }

  private static func failure(_ path: String, _ lines: [String], entry: String) -> CommandError {
    if lines.contains(where: { $0.contains(CoreNumber.text) && $0.hasPrefix(entry) }) {
      return CommandError(
        "the modules beside this program are of another core than the program: build it again")
    }
    let errors = lines.count { $0.contains(": error:") }
    var failure = CommandError("\(path): \(errors == 1 ? "1 error" : "\(errors) errors")")
    if errors == 0 { failure.message = "\(path): the compiler failed" }
    failure.details = shortened(lines)
    return failure
  }
}

/// What a library with providers says of itself, as source that is compiled with them.
enum ProviderEntry {
  /// Begins the name of a symbol that ends in the number of the core. A file shows it before it is loaded.
  static let coreSymbol = "reflow_provider_for_core_"
  /// The function that makes the providers known.
  static let registerSymbol = "reflow_register_providers"

  static func source(registering providers: [String]) -> String {
    let registrations = providers.map { "  registry.pointee.register(\($0).self)" }
    return """
      import Reflow

      private typealias ReflowCore = Core\(CoreNumber.text)

      @_cdecl("\(coreSymbol)\(CoreNumber.text)")
      public func reflowProviderForCore() {}

      @_cdecl("\(registerSymbol)")
      public func reflowRegisterProviders(_ pointer: UnsafeMutableRawPointer) {
        let registry = pointer.assumingMemoryBound(to: ProviderRegistry.self)
      \(registrations.joined(separator: "\n"))
      }

      """
  }
}
