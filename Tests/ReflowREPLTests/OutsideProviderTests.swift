import Foundation
import Testing

/// The example of a package outside: its sources fit the modules that the tests were built with, and its
/// provider does what it says. `make examples` builds it as a package.
@Suite(
  "A provider in a package outside",
  .enabled(if: compilerOnPath != nil, "there is no swiftc on the PATH: nothing is COMPILED"))
struct OutsideProviderTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]

  private var sources: String { "\(root)/Examples/OutsideProvider/Sources/Outside" }

  @Test("Its sources compile against the libraries")
  func compiled() throws {
    let products = URL(filePath: builtProgram("reflow")).deletingLastPathComponent().path
    let flags = try run(
      "/usr/bin/env", ["pkg-config", "--cflags", "pangocairo", "pangoft2", "libedit", "zlib"],
      environment: path
    ).output.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("-I") }
    let maps =
      ["CPango", "CFontconfig", "CZlib", "CLibEdit"]
      .map { "\(root)/Sources/\($0)/module.modulemap" }
      + ["\(products)/CEditLine.build/module.modulemap"]
    let folder = ScratchFolder()
    let result = try run(
      try #require(compilerOnPath),
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-module-cache-path", folder.path("cache"), "-I", "\(products)/Modules",
        "\(sources)/Outside.swift", "\(sources)/StaircaseProvider.swift",
      ]
        + flags.flatMap { ["-Xcc", String($0)] }
        + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] },
      environment: path)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("Its provider climbs, and begins again where a step would pass the line's end")
  func staircase() throws {
    let folder = ScratchFolder()
    let result = try reflow(
      [
        "--no-pictures", "--load", "\(sources)/StaircaseProvider.swift", "-c", "width 90", "-c",
        "spacing 10", "-c", "add 50x32*4", "-c", "use staircase step=20", "-c",
        "export \(folder.path("frames.json"))",
      ], environment: path.merging(["HOME": folder.path]) { $1 })
    #expect(result.errors == "")
    #expect(
      folder.text(of: "frames.json").contains(
        "[[0,0,50,32],[20,42,50,32],[40,84,50,32],[0,126,50,32]]"))
  }
}
