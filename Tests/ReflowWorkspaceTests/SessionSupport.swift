import Foundation
import Reflow
import ReflowFaults
import Testing

@testable import ReflowWorkspace

/// A session in which some lines have run. It has the package's course, and keeps no progress.
func made(_ lines: String...) throws -> Session {
  let session = try Session(providers: allProviders)
  session.learning = .ofThisPackage()
  for line in lines { _ = try session.run(line) }
  return session
}

extension Session {
  /// The message with which a line is refused; nil where it runs.
  func refusal(_ line: String) -> String? {
    do throws(CommandError) {
      _ = try run(line)
      return nil
    } catch {
      return error.message
    }
  }

  /// The change that a line makes, in words.
  func change(_ line: String) throws -> String {
    try #require(try run(line).change).summary
  }

  var frames: [Rect] { workspace.layout.elements.map(\.frame) }

  /// Widths of the items of a section.
  func widths(_ section: Int = 0) -> [Double] {
    workspace.scene.sections[section].items.sizes.map(\.width)
  }
}

extension CourseFolders {
  /// The course of this package.
  static let ofThisPackage = CourseFolders(
    in: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Playground").path)
}

/// All providers, and those that are wrong on purpose.
let providersWithFaults: ProviderRegistry = {
  var providers = allProviders
  FaultGallery.register(into: &providers)
  return providers
}()

extension Learning {
  /// - Parameter progress: the folder where progress is kept.
  static func ofThisPackage(language: String = "en", progress: String? = nil) -> Learning {
    Learning(
      folders: .ofThisPackage, gallery: providersWithFaults, language: language,
      progress: CourseProgress(folder: progress))
  }
}
