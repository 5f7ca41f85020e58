import Reflow
import ReflowScenes

/// The batch command for build servers that runs recordings and fails at the first number that differs.
///
/// A recording runs in a session of its own and can only change that: it reads and writes no file and
/// loads nothing.
public struct RecordingReplay {
  private let providers: ProviderRegistry
  private let output: (String) -> Void
  private let errors: (String) -> Void

  /// - Parameters:
  ///   - providers: knows the providers that recordings may use.
  ///   - output: takes each line of the answer.
  ///   - errors: takes each line about a file that cannot be used.
  public init(
    providers: ProviderRegistry, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) {
    self.providers = providers
    self.output = output
    self.errors = errors
  }

  /// Runs recordings. For one that fails, a line with file, line, command and the first difference;
  /// last, `N passed, N failed`.
  /// - Returns: the exit status: 1 if a recording failed, 2 if a file cannot be used.
  public func run(_ paths: [String]) -> Int32 {
    var passed = 0
    var failed = 0
    var isUnusable = false
    for path in paths {
      let name = path == "-" ? "standard input" : path
      guard let recording = read(path, name) else {
        isUnusable = true
        continue
      }
      if let fault = fault(of: recording) {
        failed += 1
        output("\(name):\(fault.line): \(fault.message)")
      } else {
        passed += 1
      }
    }
    output("\(passed) passed, \(failed) failed")
    return isUnusable ? 2 : failed > 0 ? 1 : 0
  }

  private func read(_ path: String, _ name: String) -> Recording? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContents.read(path)
    } catch {
      errors(error.description)
      return nil
    }
    do throws(Recording.Fault) {
      return try Recording(bytes)
    } catch {
      errors("\(name):\(error.line): \(error.message)")
      return nil
    }
  }

  /// The first difference, and its line.
  private func fault(of recording: Recording) -> Recording.Fault? {
    let session: Session
    do throws(SceneError) {
      session = try Session(providers: providers)
    } catch {
      return Recording.Fault(line: 1, message: error.description)
    }
    for entry in recording.entries {
      do throws(Recording.Fault) {
        try session.replay(entry)
      } catch {
        return error
      }
      if var fault = entry.difference(from: session.workspace.layout) {
        fault.message = "\(entry.title): \(fault.message)"
        return fault
      }
    }
    return nil
  }
}

extension Recording.Entry {
  /// What the entry is called in a message.
  var title: String { isStart ? "start" : command.text.shortened(to: 60) }

  /// The first fact that does not hold, and its line.
  func difference(from layout: Layout) -> Recording.Fault? {
    guard !facts.isEmpty else { return nil }
    // The frames stand in the layout's order as a rule, so one walk finds nearly all of them.
    var walked = RecordedFact.facts(of: layout, frames: facts.count).dropFirst()
    let last = walked.popLast()
    var listed = 0
    for (line, fact) in facts {
      var message: String?
      switch (fact, last) {
      case (.content(let expected), _):
        message = Self.difference(
          "content", [expected.width, expected.height],
          [layout.contentSize.width, layout.contentSize.height])
      case (.frame(let element, let expected), _):
        listed += 1
        var got = layout.frame(of: element)
        if case .frame(element, let frame)? = walked.popFirst() { got = frame }
        message = Self.difference(element.description, expected.numbers, got?.numbers)
      case (.elements(let count, let checksum), .elements(let gotCount, let gotChecksum)?):
        if count != gotCount {
          message = "elements: expected \(count), got \(gotCount)"
        } else if checksum != gotChecksum {
          let hint = count > listed ? "; an element behind the first \(listed) differs" : ""
          message =
            "checksum: expected \(RecordedFact.text(checksum)), "
            + "got \(RecordedFact.text(gotChecksum))\(hint)"
        }
      case (.elements, _): break
      }
      if let message { return Recording.Fault(line: line, message: message) }
    }
    return nil
  }

  /// Numbers that differ by more than rounding.
  private static func difference(_ what: String, _ expected: [Double], _ got: [Double]?) -> String?
  {
    if let got, zip(expected, got).allSatisfy({ Fit.equal($0, $1) }) { return nil }
    return "\(what): expected \(text(expected)), got \(got.map(text) ?? "nothing")"
  }

  private static func text(_ numbers: [Double]) -> String {
    "[\(numbers.map(formatted).joined(separator: ", "))]"
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, size.width, size.height] }
}

extension Session {
  /// Makes the step of a recording.
  fileprivate func replay(_ entry: Recording.Entry) throws(Recording.Fault) {
    if entry.isStart {
      if let scene = entry.command.scene { workspace = try opened(scene, entry.command) }
      return
    }
    guard !entry.parts.isEmpty else { return try replay(entry.command) }
    _ = try asOneStep { () throws(Recording.Fault) in
      for part in entry.parts { try replay(part) }
      return Report()
    }
  }

  private func replay(_ command: Recording.Command) throws(Recording.Fault) {
    if let scene = command.scene {
      let opened = try opened(scene, command)
      let change = LayoutChange(
        from: workspace.layout, to: opened.layout, mapping: ElementMapping([.replaceAll]))
      return replaceWorkspace(opened, change)
    }
    do throws(CommandError) {
      _ = try run(command.text)
    } catch {
      throw Recording.Fault(
        line: command.line, message: "\(command.text.shortened(to: 60)): refused: \(error.message)")
    }
  }

  private func opened(
    _ scene: RecordedScene, _ command: Recording.Command
  ) throws(Recording.Fault) -> Workspace {
    do throws(SceneError) {
      return try scene.workspace(providers: workspace.providers)
    } catch {
      let title = command.text.isEmpty ? "start" : command.text.shortened(to: 60)
      throw Recording.Fault(line: command.line, message: "\(title): \(error.description)")
    }
  }
}
