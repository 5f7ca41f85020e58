import Foundation
import PackagePlugin

/// Makes a number from the core's sources each time they change, and gives it to the core as
/// `CoreNumber.text`: code that was compiled against another core cannot run in this one.
@main
struct CoreNumber: BuildToolPlugin {
  /// Checksum and length of all sources, one after another: `4038471504_221190`.
  private static let script = """
    output=$1
    shift
    number=$(cat "$@" | cksum | tr ' ' '_')
    {
      echo "/// Tells this core from every other: a number made from its sources."
      echo "public enum CoreNumber {"
      echo "  public static var text: String { \\"$number\\" }"
      echo "}"
      echo
      echo "/// Code that names it can be compiled against this core only."
      echo "public enum Core$number {}"
    } > "$output"
    """

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "CoreNumber.swift")
    return [
      .buildCommand(
        displayName: "Number of the core", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, "core-number", output.path] + sources.map(\.path),
        inputFiles: sources, outputFiles: [output])
    ]
  }
}
