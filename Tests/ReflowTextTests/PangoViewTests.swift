import Foundation
import TextTestSupport
import Testing

@testable import ReflowText

/// Widths against those of Pango's own program, which sets a text without any of our code.
@Suite("Against pango-view")
struct PangoViewTests {
  private static let program: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/pango-view" }.first(
      where: FileManager.default.isExecutableFile(atPath:))
  }()

  /// Words of four scripts. Fifty strings of each are made of them.
  private static let words: [String: [String]] = [
    "Latin": [
      "Swift", "UICollectionView", "Layout", "fi", "AVATAR", "Tyro", "naïve", "e\u{301}", "Straße",
      "x",
    ],
    "Chinese": ["布局", "集合", "视图", "左对齐", "标签", "换行", "你好", "字", "，", "。"],
    "Arabic": ["مرحبا", "تخطيط", "مجموعة", "لا", "سطر", "عرض", "الله", "كتاب", "محمد", "ب"],
    "Korean": ["안녕", "레이아웃", "모음", "보기", "정렬", "태그", "줄바꿈", "한국어", "글", "왼쪽"],
  ]

  static func strings(_ script: String) -> [String] {
    let words = words[script] ?? []
    return (0..<50).map { index -> String in
      let picked = (0...index / 10).map { words[(index + 3 * $0) % words.count] }
      return picked.joined(separator: " ")
    }
  }

  @Test(
    "Fifty strings of each script are as wide, within 1/16 point",
    .enabled(if: program != nil, "there is no pango-view (pango1.0-tools): NOT COMPARED"),
    .enabled(if: PinnedFonts.areThere, PinnedFonts.absence), .pinnedFonts,
    arguments: ["Latin", "Chinese", "Arabic", "Korean"],
    ["DejaVu Sans 14", "DejaVu Sans Bold 9.5"])
  func widths(script: String, name: String) throws {
    let font = try Font(name)
    let strings = Self.strings(script)
    #expect(Set(strings).count == 50)
    let theirs = try Self.widths(of: strings, in: name)
    let ours = strings.map { font.measure($0, wrappedAt: nil).width }
    try #require(theirs.count == ours.count)
    for (index, string) in strings.enumerated() {
      #expect(abs(ours[index] - theirs[index]) <= 1.0 / 16, "\(string)")
    }
  }

  /// What pango-view writes of the layout that it has made.
  private struct Serialized: Decodable {
    struct Output: Decodable { var lines: [Line] }
    struct Line: Decodable { var runs: [Run] }
    struct Run: Decodable { var glyphs: [Glyph] }
    struct Glyph: Decodable { var width: Double }
    var output: Output
  }

  /// The widths of strings, each on a line of its own, in points.
  private static func widths(of strings: [String], in font: String) throws -> [Double] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (text, layout) = (folder.appending(path: "text"), folder.appending(path: "layout"))
    try Data(strings.joined(separator: "\n").utf8).write(to: text)
    let process = Process()
    process.executableURL = URL(filePath: try #require(program))
    process.arguments = [
      "--no-display", "--dpi=72", "--hinting=none", "--hint-metrics=off", "--subpixel-positions",
      "--language=en", "--font=\(font)", "--serialize-to=\(layout.path)",
      "--output=\(folder.path)/picture.svg", text.path,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["FONTCONFIG_FILE": PinnedFonts.configurationFile, "LC_ALL": "C.UTF-8"]) { $1 }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let written = try JSONDecoder().decode(Serialized.self, from: Data(contentsOf: layout))
    return written.output.lines.map { line in
      line.runs.reduce(0) { $1.glyphs.reduce($0) { $0 + $1.width } } / 1024
    }
  }
}
