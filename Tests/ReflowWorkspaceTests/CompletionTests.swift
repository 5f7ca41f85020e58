import Foundation
import Reflow
import Testing

@testable import ReflowWorkspace

@Suite("Completion")
struct CompletionTests {
  private func candidates(_ line: String, after lines: String...) throws -> [String] {
    let session = try Session(providers: allProviders)
    for line in lines { _ = try session.run(line) }
    return session.completions(of: line, cursorByteOffset: line.utf8.count).candidates.map(\.text)
  }

  @Test("Commands, providers, parameters and their values")
  func words() throws {
    #expect(try candidates("wi") == ["width"])
    #expect(try candidates("").count == CommandCatalog.all.count)
    #expect(try candidates("help sel") == ["select"])
    #expect(try candidates("use wat") == ["waterfall"])
    #expect(try candidates("use waterfall po") == ["policy="])
    #expect(
      try candidates("use waterfall policy=l") == ["policy=leftToRight"])
    #expect(try candidates("use waterfall columns=3 it") == ["itemSizing="])
    #expect(try candidates("set align") == ["alignItems="])
    #expect(try candidates("set alignItems=c", after: "use left-align") == ["alignItems=center"])
    #expect(try candidates("use sections items=wat") == ["items=waterfall"])
    #expect(try candidates("use sections items=sec") == [])
    #expect(try candidates("use sections items=waterfall items.col") == ["items.columns="])
    #expect(try candidates("compare flow wat") == ["waterfall"])
    #expect(
      try candidates("compare waterfall columns=3 flow left-align al") == [
        "aligned-flow", "alignItems=",
      ])
    #expect(try candidates("compare waterfall policy=l") == ["policy=leftToRight"])
    #expect(try candidates("compare sections items=waterfall items.col") == ["items.columns="])
    #expect(try candidates("compare po") == [])
    #expect(try candidates("sweep 1..9 s") == ["step"])
    #expect(try candidates("scroll h") == ["horizontal"])
    #expect(try candidates("direction r") == ["rtl"])
    #expect(try candidates("list --") == ["--json"])
    #expect(try candidates("insets 3 sec") == ["section="])
    #expect(try candidates("insets 3 section=", after: "section") == ["section=0", "section=1"])
    #expect(try candidates("remove a") == ["all"])
    #expect(try candidates("add ran") == ["random"])
    #expect(try candidates("goto w", after: "mark wide", "mark narrow") == ["wide"])
    #expect(try candidates("diff ", after: "mark wide") == ["wide", "all"])
    #expect(try candidates("diff wide ", after: "mark wide") == ["all"])
    #expect(try candidates("show f") == ["from"])
    #expect(try candidates("show from ", after: "mark wide") == ["wide"])
    #expect(try candidates("record of") == ["off"])
    #expect(try candidates("history ") == ["all"])
    #expect(try candidates("query 1 2 3 4 --c") == ["--cost"])
    #expect(try candidates("nonsense x") == [])
    #expect(try candidates("width 3") == [])
  }

  @Test("Only what stands before the cursor counts, in bytes")
  func place() throws {
    let session = try Session(providers: allProviders)
    let answer = session.completions(of: "use 你好 wat", cursorByteOffset: 7)
    #expect(answer.replacedByteCount == 3)
    #expect(answer.candidates.isEmpty)
    let middle = session.completions(of: "use wat columns=3", cursorByteOffset: 7)
    #expect(middle.replacedByteCount == 3)
    #expect(middle.candidates.map(\.text) == ["waterfall"])
    for offset in -1...30 {
      _ = session.completions(of: "add 你好 \"x", cursorByteOffset: offset)
    }
  }

  @Test("Files, with what has to be escaped")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "inner"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a scene.json", "b.json", ".hidden"] {
      try Data().write(to: folder.appending(path: name))
    }
    let path = folder.path
    #expect(
      try candidates("open \(path)/")
        == ["\(path)/a\\ scene.json", "\(path)/b.json", "\(path)/inner/"])
    #expect(try candidates("open \(path)/.h") == ["\(path)/.hidden"])
    #expect(try candidates("open \(path)/none/") == [])
    let session = try Session(providers: allProviders)
    let answer = session.completions(of: "open \(path)/in", cursorByteOffset: path.utf8.count + 8)
    #expect(answer.candidates.map(\.isFinal) == [false])
  }
}
