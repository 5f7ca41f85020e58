import Reflow
import Testing

@testable import ReflowScenes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

@Suite("Files of scenes")
final class SceneFileTests {
  private let folder: String
  private static let scene =
    #"{"reflow":1,"id":"a","container":{"width":100,"height":100},"sections":[{"items":[[10,10]]}]}"#

  init() throws {
    var template = Array("/tmp/reflow-scenes.XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    folder = String(cString: made)
  }

  deinit {
    for entry in FileContents.entries(inFolder: folder) {
      let path = "\(folder)/\(entry.name)"
      if entry.isFolder { rmdir(path) } else { unlink(path) }
    }
    rmdir(folder)
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try FileContents.write(Array(text.utf8), to: path)
    return path
  }

  private func kinds(_ file: SceneFile) -> [String] {
    file.entries.map { entry in
      switch entry.content {
      case .scene(let scene): "\(entry.line) \(scene.id ?? "-")"
      case .refused(let error): "\(entry.line) refused: \(error.description)"
      case .broken(let error): "\(entry.line) broken: \(error.description)"
      }
    }
  }

  @Test("One scene a line: a bad line spoils no other")
  func lines() throws {
    let path = try write(
      "\(Self.scene)\n\n{\"reflow\": 1,\n\(Self.scene)\n{\"id\": \"x\", \"reflow\": 3}\r\n",
      "a.jsonl")
    let file = try SceneFile(path: path)
    let kinds = kinds(file)
    #expect(kinds.count == 4)
    #expect(kinds[0] == "1 a")
    #expect(kinds[1].hasPrefix("3 broken: column 14: "))
    #expect(kinds[2] == "4 a")
    #expect(kinds[3] == "5 refused: the key container is missing" || kinds[3].contains("version"))
    #expect(file.entries[3].id == "x")
  }

  @Test("A scene over several lines is one scene, and an error in it has its line")
  func pretty() throws {
    let scene = try SceneFile(path: try write(Self.scene, "one.json"))
    guard case .scene(let read) = scene.entries[0].content else {
      Issue.record("not read")
      return
    }
    let pretty = try SceneFile(path: try write(read.json(isPretty: true), "pretty.json"))
    #expect(kinds(pretty) == ["1 a"])
    let broken = read.json(isPretty: true).replacing("\"items\": [", with: "\"items\": [,")
    let file = try SceneFile(path: try write(broken, "broken.json"))
    #expect(file.entries.count == 1)
    #expect(file.entries[0].line > 1)
  }

  @Test("A file that begins with something else is given up; one that has a scene is not")
  func somethingElse() throws {
    let text = String(repeating: "no JSON\n", count: 100)
    let other = try SceneFile(path: try write("\(text)\(Self.scene)\n", "text.jsonl"))
    let most = SceneFile.mostBrokenLines
    #expect(other.entries.count == most + 1)
    #expect(
      kinds(other).last
        == "\(most) broken: the first \(most) lines are not JSON; the rest is not read")
    let scenes = try SceneFile(path: try write("\(Self.scene)\n\(text)\(Self.scene)\n", "s.jsonl"))
    #expect(scenes.entries.count == 102)
    #expect(kinds(scenes).last == "102 a")
  }

  @Test("Several scenes in a file of another name are read line by line")
  func otherName() throws {
    let file = try SceneFile(path: try write("\(Self.scene)\n\(Self.scene)\n", "scenes"))
    #expect(kinds(file) == ["1 a", "2 a"])
  }

  @Test("Files that cannot be used are named with the reason")
  func unusable() throws {
    func message(_ path: String) -> String? {
      do {
        _ = try SceneFile(path: path)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(message(folder) == "\(folder): is a folder")
    #expect(message("\(folder)/none") == "\(folder)/none: no such file or directory")
    let empty = try write(" \n\t\n", "empty.json")
    #expect(message(empty) == "\(empty): holds no scene")
    let nested = try write(String(repeating: "[", count: 100_000), "nested.json")
    let file = try SceneFile(path: nested)
    #expect(kinds(file)[0].contains("64"))
  }

  #if os(Linux)
    @Test("Many writes at once leave the process's mask alone, and a new file has what it leaves")
    func mask() async throws {
      func mask() throws -> Int {
        let status = String(decoding: try FileContents.read("/proc/self/status"), as: UTF8.self)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Umask:") })
        return try #require(Int(line.drop { !$0.isNumber }, radix: 8))
      }
      let before = try mask()
      await withTaskGroup { group in
        for writer in 0..<8 {
          group.addTask { [folder] in
            for file in 0..<50 {
              try? FileContents.write(Array("\(file)".utf8), to: "\(folder)/\(writer).\(file)")
            }
          }
        }
      }
      #expect(try mask() == before)
      let files = FileContents.entries(inFolder: folder)
      #expect(files.count == 400)
      for file in files {
        var status = stat()
        stat("\(folder)/\(file.name)", &status)
        #expect(Int(status.st_mode & 0o777) == 0o666 & ~before, "\(file.name)")
      }
    }
  #endif

  @Test("Writing replaces a file whole or leaves it")
  func writing() throws {
    let path = try write("old", "kept")
    chmod(path, 0o640)
    try FileContents.write(Array("new".utf8), to: path)
    #expect(try FileContents.read(path) == Array("new".utf8))
    var status = stat()
    stat(path, &status)
    #expect(status.st_mode & 0o777 == 0o640)
    // Through a link, which stays one.
    let link = "\(folder)/link"
    symlink(path, link)
    try FileContents.write(Array("linked".utf8), to: link)
    #expect(try FileContents.read(path) == Array("linked".utf8))
    lstat(link, &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    // Through a link to what does not exist yet.
    let dangling = "\(folder)/dangling"
    symlink("later", dangling)
    try FileContents.write(Array("made".utf8), to: dangling)
    #expect(try FileContents.read("\(folder)/later") == Array("made".utf8))
    lstat(dangling, &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    // What cannot be written leaves nothing behind.
    #expect(throws: FileError.self) { try FileContents.write([1], to: folder) }
    #expect(throws: FileError.self) { try FileContents.write([1], to: "\(folder)/none/x") }
    #expect(
      FileContents.entries(inFolder: folder).map(\.name) == ["dangling", "kept", "later", "link"])
  }

  @Test("check prints the first difference of each scene that fails, and counts")
  func check() throws {
    let good =
      #"{"reflow":1,"id":"good","container":{"width":100,"height":100},"sections":[{"items":[[10,10]]}],"#
      + #""expected":{"contentSize":[100,10],"sections":[{"header":null,"items":[[0,0,10,10]],"footer":null}]}}"#
    let bad = good.replacing("good", with: "bad").replacing("[0,0,10,10]", with: "[0,1,10,10]")
    let refused = good.replacing("good", with: "refused").replacing("[[10,10]]", with: "[[-1,10]]")
    let path = try write([good, bad, refused].joined(separator: "\n"), "check.jsonl")
    var lines: [String] = []
    var errors: [String] = []
    let batch = SceneBatch(
      providers: allProviders, output: { lines.append($0) }, errors: { errors.append($0) })
    #expect(batch.check([path]) == 1)
    #expect(
      lines == [
        "\(path):2: bad: item 0.0: expected [0, 1, 10, 10], got [0, 0, 10, 10]",
        "\(path):3: refused: section 0, item 0, width: negative (-1); it must be 0 or more",
        "1 passed, 2 failed",
      ])
    #expect(errors.isEmpty)
    lines = []
    #expect(batch.check([try write(good, "good.jsonl")]) == 0)
    #expect(lines == ["1 passed, 0 failed"])
    lines = []
    #expect(batch.check([path, "\(folder)/none"]) == 2)
    #expect(lines.last == "1 passed, 2 failed")
    #expect(errors == ["\(folder)/none: no such file or directory"])
    errors = []
    let broken = try write("\(good)\n{", "broken.jsonl")
    #expect(batch.check([broken]) == 2)
    #expect(errors.count == 1)
    #expect(errors[0].hasPrefix("\(broken):2: column 2: "))
  }

  @Test("frames goes on after a scene that is refused")
  func frames() throws {
    let bad = Self.scene.replacing("\"a\"", with: "\"b\"").replacing(
      "[[10,10]]", with: "[[NaN,10]]")
    let path = try write("\(bad)\n\(Self.scene)\n", "frames.jsonl")
    var lines: [String] = []
    let batch = SceneBatch(providers: allProviders, output: { lines.append($0) }, errors: { _ in })
    #expect(batch.frames([path]) == 1)
    #expect(
      lines == [
        #"{"id":"b","error":"\#(path):1: section 0, item 0, width: not a number; "#
          + #"it must be a finite number"}"#,
        #"{"id":"a","contentSize":[100,10],"sections":"#
          + #"[{"header":null,"items":[[0,0,10,10]],"footer":null}]}"#,
      ])
    lines = []
    #expect(batch.frames([try write(Self.scene, "one.json")]) == 0)
    #expect(lines.count == 1)
    #expect(batch.frames(["\(folder)/none"]) == 2)
  }
}
