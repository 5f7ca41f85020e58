#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import Reflow
import ReflowLoading
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

  let providers: ProviderRegistry
  /// The wrong providers of the gallery of faults, and the right ones.
  let gallery: ProviderRegistry
  /// The program's own course.
  let course: CourseFolders?

  /// - Parameters:
  ///   - providers: those that can be used.
  ///   - gallery: makes the wrong providers known that the gallery of faults shows; nobody else can use
  ///     them.
  ///   - course: where the texts of the course lie; nil for a program without one.
  public init(
    providers: ProviderRegistry, gallery: (inout ProviderRegistry) -> Void = { _ in },
    course: CourseFolders? = nil
  ) {
    self.providers = providers
    var all = providers
    gallery(&all)
    self.gallery = all
    self.course = course
  }

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
    case .checkLessons(let folders, let loadsCode):
      return checkLessons(folders, loadsCode: loadsCode, output)
    case .newLesson(let name, let folder): return newLesson(name, in: folder, output)
    case .compile(let file, let library): return compile(file, to: library, output)
    case .explore(let file, let commands): return explore(file, commands, options, output)
    case .check(let files):
      return with(options.loads, output) {
        batch($0, output) { output.line(Console.safe(message: $0)) }.check(files)
      }
    case .frames(let files):
      // What is read by programs is escaped already.
      return with(options.loads, output) { batch($0, output, line: output.line).frames(files) }
    case .replay(let files):
      return with(options.loads, output) { providers in
        RecordingReplay(
          providers: providers, output: { output.line(Console.safe(message: $0)) },
          errors: { output.error("reflow: \(Console.safe(message: $0))") }
        ).run(files)
      }
    }
  }

  /// - Parameter line: prints a line of the answer.
  private func batch(
    _ providers: ProviderRegistry, _ output: StandardOutput, line: @escaping (String) -> Void
  ) -> SceneBatch {
    SceneBatch(
      providers: providers, output: line,
      errors: { output.error("reflow: \(Console.safe(message: $0))") })
  }

  /// Does something with the program's providers and those of some files.
  /// - Returns: its exit status; 2 where a file cannot be loaded, which is said.
  private func with(
    _ loads: [String], _ output: StandardOutput, _ body: (ProviderRegistry) -> Int32
  ) -> Int32 {
    if loads.isEmpty { return body(providers) }
    guard let session = session(loads, output, shows: { _, _ in }) else { return 2 }
    return body(session.workspace.providers)
  }

  private func compile(_ file: String, to library: String, _ output: StandardOutput) -> Int32 {
    do throws(CommandError) {
      let notes = try ProviderCompiler().compile(file, to: library)
      for line in notes + ["made \(library)"] { output.line(Console.safe(line)) }
      return 0
    } catch {
      Console.show(error, of: "reflow: ", on: output)
      return 2
    }
  }

  /// A session with what was loaded into it; nil where a file cannot be loaded, which is said.
  private func session(
    _ loads: [String], _ output: StandardOutput, shows: (Report, Session) -> Void
  ) -> Session? {
    let session: Session
    do throws(SceneError) {
      session = try Session(providers: providers)
    } catch {
      output.error("reflow: \(Console.safe(message: error.description))")
      return nil
    }
    session.loader = .ofThisProcess
    for file in loads {
      do throws(CommandError) {
        shows(try session.load(file), session)
      } catch {
        Console.show(error, of: "reflow: --load: ", on: output)
        return nil
      }
    }
    return session
  }

  private func explore(
    _ file: String?, _ commands: [String], _ options: ProgramOptions, _ output: StandardOutput
  ) -> Int32 {
    let console = Console(output: output, drawsPictures: options.drawsPictures)
    let session = session(options.loads, output) { console.show($0, of: $1) }
    guard let session else { return 2 }
    session.learning = learning(lessons: options.lessons)
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
