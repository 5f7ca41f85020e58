import Foundation
import Testing
import TextTestSupport

@testable import ReflowREPL

/// What `export FILE.swift` writes is compiled against the modules that the tests were built with, run,
/// and asked for its frames.
@Suite("Exported Swift code")
struct ExportedSwiftTests {
  @Test(
    "It compiles, and lays out to the same frames and labels",
    .enabled(
      if: compilerOnPath != nil, "there is no swiftc on the PATH: exported code is NOT COMPILED"),
    arguments: [
      [
        "use sections items=aligned-flow items.justifyContent=center pinHeaders=section",
        "header 20", "insets 1 2 3 4", #"add Swift 布局 "\\(x)\"" "a\'b" "" 50x32*3"#,
        "resize 0 70x20", "section", "add random 40 seed=1", "use waterfall columns=3 section=1",
        "section", "add 50x32*700", "spacing 4 -2.5 section=2", "footer 12 section=2", "offset 30",
        "direction rtl",
      ],
      ["use horizontal", "direction rtl", "add random 5000 seed=2"],
      [
        "use left-align oversize=clamp", "width 100",
        #"add "a long tag that wraps" 150x20 short"#, "add \"another one that is long\"",
        "resize last 300x20",
      ],
      [
        "use left-align oversize=clamp", "width 100", "font DejaVu Sans 14", "text roundUp=true",
        #"add "a long tag that wraps" short"#,
      ],
      ["use circle radius=80", "add 40x40*5", "scroll horizontal"],
      ["section remove 0"],
    ])
  func compiled(lines: [String]) throws {
    let compiler = try #require(compilerOnPath)
    let folder = ScratchFolder()
    let commands = lines + ["export \(folder.path("scene.swift"))", "list --json"]
    let fonts = [
      "FONTCONFIG_FILE": PinnedFonts.configurationFile, "XDG_CACHE_HOME": folder.path("fonts"),
    ]
    let exported = try reflow(
      ["--no-pictures"] + commands.flatMap { ["-c", $0] }, environment: fonts)
    #expect(exported.errors == "")
    folder.write(Self.main(folder.text(of: "scene.swift")).utf8, to: "main.swift")

    let products = URL(filePath: builtProgram("reflow")).deletingLastPathComponent().path
    let objects = try [
      "Reflow", "ReflowText", "LeftAlign", "AlignedFlow", "Horizontal", "Waterfall", "Circle",
      "Sections",
    ].flatMap { module in
      let build = "\(products)/\(module).build"
      return try FileManager.default.contentsOfDirectory(atPath: build)
        .filter { $0.hasSuffix(".o") }.map { "\(build)/\($0)" }
    }
    let libraries = try Self.pango
    let built = try run(
      compiler,
      libraries + [
        "-swift-version", "6", "-warnings-as-errors", "-module-cache-path", folder.path("cache"),
        "-I", "\(products)/Modules", folder.path("main.swift"), folder.path("scene.swift"), "-lm",
        "-o", folder.path("exported"),
      ] + objects, environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    #expect(built.status == 0, "\(built.errors)")
    let ran = try run(folder.path("exported"), [], environment: fonts)
    #expect(ran.errors == "")

    let elements = try JSONDecoder().decode(
      [Listed].self, from: Data(try #require(exported.lines.last).utf8))
    let expected = elements.map { element in
      let index = element.item.map { "\(element.section).\($0)" } ?? "\(element.section)"
      let frame = element.frame.map { "\($0)" }.joined(separator: " ")
      return "\(element.element) \(index) \(frame) \(element.label ?? "")"
    }
    #expect(ran.output.split(separator: "\n").map(String.init) == expected)
  }

  /// What a compiler needs to know of the C libraries behind `ReflowText`.
  private static var pango: [String] {
    get throws {
      let flags = try run(
        "/usr/bin/env", ["pkg-config", "--cflags", "--libs", "pangocairo", "pangoft2"],
        environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
      let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources").path
      let modules = ["CPango", "CFontconfig"].flatMap {
        ["-Xcc", "-fmodule-map-file=\(sources)/\($0)/module.modulemap"]
      }
      return modules
        + flags.output.split(whereSeparator: \.isWhitespace).flatMap { flag in
          flag.hasPrefix("-I")
            ? ["-Xcc", String(flag)] : flag.hasPrefix("-l") ? [String(flag)] : []
        }
    }
  }

  /// An element as `list --json` has it.
  private struct Listed: Decodable {
    var element: String
    var section: Int
    var item: Int?
    var frame: [Double]
    var label: String?
  }

  /// A program that prints the frames and labels of exported code.
  private static func main(_ code: String) -> String {
    let labels =
      code.contains("func labels()")
      ? "let labels = SceneLayout.labels()" : "let labels: [[String]] = []"
    return """
      import Reflow
      \(labels)
      for element in try SceneLayout.layout().elements {
        let frame = element.frame
        var label = ""
        if case .item(let path) = element.element, !labels.isEmpty {
          label = labels[path.section][path.item]
        }
        print(
          element.element, frame.minX, frame.minY, frame.size.width, frame.size.height, label)
      }

      """
  }
}
