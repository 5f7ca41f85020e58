import Foundation
import PackagePlugin

/// `swift package new-provider Spiral`: runs the generator on this package.
@main
struct NewProvider: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let generator = try context.tool(named: "provider-generator")
    let process = try Process.run(
      generator.url, arguments: [context.package.directoryURL.path] + arguments)
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("no provider was made")
    }
  }
}
