import Foundation
import Testing

@testable import ReflowScenes

@Suite("Hints for names of files")
struct NearestPathTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "reflow-\(UUID().uuidString)"
  ).path

  @Test("Folders and names may be mistyped, and the ending makes no two names alike")
  func nearest() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Scenes", withIntermediateDirectories: true)
    for name in ["tags.json", "waterfall.jsonl", "Scenes/table-row.reflow", "other.json"] {
      try Data().write(to: URL(filePath: "\(folder)/\(name)"))
    }
    func nearest(_ path: String) -> String? {
      FileContents.nearestPath(to: "\(folder)/\(path)").map {
        String($0.dropFirst(folder.count + 1))
      }
    }
    #expect(nearest("tagz.json") == "tags.json")
    #expect(nearest("TAGS.json") == "tags.json")
    #expect(nearest("tags.jsn") == "tags.json")
    #expect(nearest("waterfal.json") == "waterfall.jsonl")
    #expect(nearest("Scene/table-rwo.reflow") == "Scenes/table-row.reflow")
    #expect(nearest("Scenes/table.reflow") == "Scenes/table-row.reflow")
    #expect(nearest("quite-another.json") == nil)
    #expect(nearest("other.csv") == "other.json")
    #expect(nearest("none/tags.json") == nil)
    #expect(nearest("tags.json") == nil)
    #expect(nearest("tags.json/x") == nil)
    let error = #expect(throws: FileError.self) { try FileContents.read("\(folder)/tagz.json") }
    #expect(error?.message == "no such file or directory; did you mean \(folder)/tags.json?")
    #expect(throws: FileError("/nonexistent/a", "no such file or directory")) {
      try FileContents.read("/nonexistent/a")
    }
  }

  @Test("What is added stands behind what was there")
  func append() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/log"
    try FileContents.write(Array("a\n".utf8), to: path)
    try FileContents.append(Array("b\n".utf8), to: path)
    #expect(try FileContents.read(path) == Array("a\nb\n".utf8))
    #expect(throws: FileError(folder, "is a folder")) { try FileContents.append([1], to: folder) }
    #expect(throws: FileError("/dev/null", "is no regular file")) {
      try FileContents.append([1], to: "/dev/null")
    }
  }
}
