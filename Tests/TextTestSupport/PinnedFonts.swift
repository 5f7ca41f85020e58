import Foundation
import ReflowText
import Testing

/// The fonts that tests measure in: DejaVu Sans, and WenQuanYi Micro Hei for Chinese and Korean. A
/// configuration of their own names them, so that it does not matter what else a machine has.
public enum PinnedFonts {
  /// The configuration, for a program that is run with `FONTCONFIG_FILE`.
  public static let configurationFile = file("fonts.conf")
  /// The configuration of a machine without fonts.
  public static let emptyConfigurationFile = file("none.conf")
  public static let catalog = made(configurationFile)

  /// A catalog of the same fonts that has measured nothing yet.
  public static func unused() -> FontCatalog { made(configurationFile) }

  /// A catalog without fonts.
  public static func none() -> FontCatalog { made(emptyConfigurationFile) }

  public static let areThere = ["DejaVu Sans", "WenQuanYi Micro Hei"].allSatisfy(
    catalog.families.contains)
  public static let absence: Comment =
    "DejaVu Sans and WenQuanYi Micro Hei are not installed (make test does it): NOT TESTED"

  private static func file(_ name: String) -> String {
    Bundle.module.resourceURL!.appending(path: "Fonts/\(name)").path
  }

  private static func made(_ file: String) -> FontCatalog {
    do throws(FontError) {
      return try FontCatalog(configurationFile: file)
    } catch {
      fatalError(error.message)
    }
  }
}

/// Runs tests with the pinned fonts in place of the machine's. Says loudly where it cannot.
public struct PinnedFontsTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await FontCatalog.$pinned.withValue(PinnedFonts.catalog) { try await function() }
  }
}

extension Trait where Self == PinnedFontsTrait {
  public static var pinnedFonts: Self { Self() }
}
