import Foundation

/// `provider-generator PACKAGE NAME`: what `make provider NAME=Spiral` runs.
@main
struct ProviderGeneratorCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let package = arguments.first, let name = arguments.last else {
      fail("write one name: make provider NAME=Spiral")
    }
    do {
      let files = try NewProvider(name, in: URL(filePath: package)).write()
      for file in files { print(file) }
      print("make test tests it; make play, then: use \(ProviderName(name)?.registered ?? name)")
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("new-provider: \(message)\n".utf8))
    exit(1)
  }
}
