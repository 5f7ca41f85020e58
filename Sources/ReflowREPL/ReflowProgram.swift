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

/// The program `reflow`: the REPL and the batch commands. A program with providers of its own is a
/// registry and a call of `run`.
///
///     var providers = ProviderRegistry()
///     providers.register(SpiralProvider.self)
///     ReflowProgram(providers: providers).main()
public struct ReflowProgram {
  /// The version of the program and of the library.
  public static let version = "0.1.0"

  private let providers: ProviderRegistry

  public init(providers: ProviderRegistry) { self.providers = providers }

  /// Runs the program with the process's arguments and ends the process.
  public func main() -> Never { exit(run(CommandLine.arguments)) }

  /// Runs the program.
  /// - Parameter arguments: the program's name and its arguments.
  /// - Returns: the exit status: 0; 1 where a scene, a recording or a command failed; 2 where the arguments or a
  ///   file cannot be used.
  public func run(_ arguments: [String]) -> Int32 {
    let output = StandardOutput()
    let status = run(arguments.dropFirst(), output)
    output.flush()
    return status == 0 && output.hasFailed ? 2 : status
  }

  private func run(_ arguments: ArraySlice<String>, _ output: StandardOutput) -> Int32 {
    let options: ProgramOptions
    do throws(CommandError) {
      options = try ProgramOptions(arguments)
    } catch {
      output.error("reflow: \(Console.safe(message: error.message))")
      output.error("usage: \(ProgramOptions.usage[0])")
      return 2
    }
    switch options.task {
    case .help:
      ProgramOptions.help.forEach(output.line)
      return 0
    case .version:
      output.line("reflow \(Self.version)")
      return 0
    case .check(let files):
      return batch(output) { output.line(Console.safe(message: $0)) }.check(files)
    case .frames(let files): return batch(output, line: output.line).frames(files)
    case .replay(let files):
      let replay = RecordingReplay(
        providers: providers, output: { output.line(Console.safe(message: $0)) },
        errors: { output.error("reflow: \(Console.safe(message: $0))") })
      return replay.run(files)
    case .explore(let file, let commands):
      return explore(file, commands, drawsPictures: options.drawsPictures, output)
    }
  }

  /// - Parameter line: prints a line of the answer. What is read by programs is escaped already.
  private func batch(
    _ output: StandardOutput, line: @escaping (String) -> Void
  ) -> SceneBatch {
    SceneBatch(
      providers: providers, output: line,
      errors: { output.error("reflow: \(Console.safe(message: $0))") })
  }

  private func explore(
    _ file: String?, _ commands: [String], drawsPictures: Bool, _ output: StandardOutput
  ) -> Int32 {
    let session: Session
    do throws(SceneError) {
      session = try Session(providers: providers)
    } catch {
      output.error("reflow: \(Console.safe(message: error.description))")
      return 2
    }
    let console = Console(output: output, drawsPictures: drawsPictures)
    if let file {
      do throws(CommandError) {
        console.show(try session.open(file), of: session)
      } catch {
        output.error("reflow: \(Console.safe(message: error.message))")
        return 2
      }
    }
    if !commands.isEmpty { return console.run(commands, in: session) }
    if LineEditor.isTerminal(0) && LineEditor.isTerminal(1) {
      return InteractiveLoop(session, console).run()
    }
    return console.runStandardInput(in: session)
  }
}
