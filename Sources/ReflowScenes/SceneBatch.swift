import Reflow

/// The batch commands for build servers: scenes are laid out and their frames compared or printed.
public struct SceneBatch {
  private let providers: ProviderRegistry
  private let output: (String) -> Void
  private let errors: (String) -> Void

  /// - Parameters:
  ///   - providers: knows the providers that scenes may name.
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

  /// Compares the frames of every scene with those that it expects. For a scene that fails, a line
  /// with file, line, id and the first difference; last, `N passed, N failed`. A scene that is
  /// refused has failed; one that expects nothing counts as neither.
  /// - Returns: the exit status: 1 if a scene failed, 2 if a file cannot be used.
  public func check(_ paths: [String]) -> Int32 {
    var passed = 0
    var failed = 0
    var isUnusable = false
    for path in paths {
      guard let file = read(path) else {
        isUnusable = true
        continue
      }
      for entry in file.entries {
        let place = "\(file.name):\(entry.line): \(entry.id.map(JSONError.plain) ?? "(no id)")"
        switch entry.content {
        case .broken(let error):
          isUnusable = true
          errors("\(file.name):\(entry.line): \(error.description)")
        case .refused(let error):
          failed += 1
          output("\(place): \(error.description)")
        case .scene(let scene):
          guard let expected = scene.expected else {
            errors("\(place): expects no frames; not counted")
            continue
          }
          if let fault = fault(of: scene, expected) {
            failed += 1
            output("\(place): \(fault)")
          } else {
            passed += 1
          }
        }
      }
    }
    output("\(passed) passed, \(failed) failed")
    return isUnusable ? 2 : failed > 0 ? 1 : 0
  }

  /// Prints the frames of every scene, one line of JSON each; for a scene that is refused its error.
  /// - Returns: the exit status: 1 if a scene was refused, 2 if a file cannot be used.
  public func frames(_ paths: [String]) -> Int32 {
    var isRefused = false
    var isUnusable = false
    for path in paths {
      guard let file = read(path) else {
        isUnusable = true
        continue
      }
      for entry in file.entries {
        var failure: SceneError?
        switch entry.content {
        case .broken(let error), .refused(let error): failure = error
        case .scene(let scene):
          do throws(SceneError) {
            output(LayoutFrames(try scene.layout(providers: providers)).json(id: scene.id))
          } catch {
            failure = error
          }
        }
        if let failure {
          isRefused = true
          let error = "\(file.name):\(failure.line ?? entry.line): \(failure.description)"
          output(LayoutFrames.json(id: entry.id, error: error))
        }
      }
    }
    return isUnusable ? 2 : isRefused ? 1 : 0
  }

  private func read(_ path: String) -> SceneFile? {
    do throws(FileError) {
      return try SceneFile(path: path)
    } catch {
      errors(error.description)
      return nil
    }
  }

  private func fault(of scene: Scene, _ expected: ExpectedLayout) -> String? {
    do throws(SceneError) {
      let frames = LayoutFrames(try scene.layout(providers: providers))
      return frames.firstDifference(from: expected, tolerance: scene.tolerance)?.description
    } catch {
      return error.description
    }
  }
}
