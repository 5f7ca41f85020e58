import Foundation

/// What a program has printed, and how it ended.
struct ProgramResult {
  var output: String
  var errors: String
  var status: Int32

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Runs `reflow` without a terminal.
/// - Parameter input: what stands on standard input.
func reflow(
  _ arguments: [String], input: String = "", environment: [String: String] = [:]
) throws -> ProgramResult {
  try reflow(arguments, input: Data(input.utf8), environment: environment)
}

func reflow(
  _ arguments: [String], input: Data, environment: [String: String] = [:]
) throws -> ProgramResult {
  try run(builtProgram("reflow"), arguments, input: input, environment: environment)
}

/// Runs a program. Files take what it is given and what it prints, so that no pipe can fill up.
func run(
  _ program: String, _ arguments: [String], input: Data = Data(),
  environment: [String: String] = [:]
) throws -> ProgramResult {
  let folder = ScratchFolder()
  folder.write(input, to: "input")
  for name in ["output", "errors"] { folder.write([], to: name) }
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.environment = PseudoTerminal.plainEnvironment.merging(environment) { $1 }
  process.standardInput = FileHandle(forReadingAtPath: folder.path("input"))
  process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
  process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
  try process.run()
  process.waitUntilExit()
  let ended = process.terminationReason == .exit
  return ProgramResult(
    output: folder.text(of: "output"), errors: folder.text(of: "errors"),
    status: ended ? process.terminationStatus : 128 + process.terminationStatus)
}

/// The Swift compiler on the path.
let compilerOnPath: String? = {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.map { "\($0)/swiftc" }.first(
    where: FileManager.default.isExecutableFile(atPath:))
}()
