import Foundation
import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("Keeping the workspace")
struct StateKeeperTests {
  @Test("After each of 200 random commands a kill loses nothing", arguments: [1, 2, 3] as [UInt64])
  func everyCommand(seed: UInt64) throws {
    let folder = try StateFolder()
    let files = try StateFolder()
    let session = try folder.session(longestJournal: 12)
    var lines = RandomLines(seed: seed, folder: files.path)
    var changes = 0
    for step in 1...200 {
      let before = KeptState(session)
      // What was read is another file's content by the time it is recovered.
      try "add 7x7*\(step % 5)\nwidth \(step)\n".write(
        toFile: files.path("script"), atomically: true, encoding: .utf8)
      var line = "a key"
      if lines.number(below: 4) == 0 {
        let action = ScrubAction.all[lines.number(below: ScrubAction.all.count)]
        _ = try? session.scrub(action, times: 1 + lines.number(below: 3))
      } else {
        line = lines.next()
        _ = try? session.run(line)
      }
      try "add 1x1\n".write(
        toFile: files.path("script"), atomically: true, encoding: .utf8)
      try? FileContents.write(Array(#"{"reflow":1}"#.utf8), to: files.path("1.json"))
      let now = KeptState(session)
      let found = try folder.afterKill()
      guard changes > 0 || now != before else {
        #expect(found.names.isEmpty)
        continue
      }
      changes += 1
      #expect(try found.recovered() == now, "seed \(seed), step \(step): \(line)")
      #expect(folder.names.count == 1)
    }
    #expect(changes > 100)
  }

  @Test("A last line that is cut off is the one that is lost, wherever it is cut")
  func cutOff() throws {
    let folder = try StateFolder()
    let session = try folder.session()
    _ = try session.run("add Swift Kotlin Rust")
    let before = KeptState(session)
    _ = try session.run("width 100")
    let line = try #require(folder.journal.split(separator: "\n").last)
    #expect(line.hasSuffix(" run width 100"))
    // Without its line end a line is whole.
    #expect(try folder.afterKill(cutting: 1).recovered() == KeptState(session))
    for count in 2...line.utf8.count + 1 {
      #expect(try folder.afterKill(cutting: count).recovered() == before, "\(count)")
    }
  }

  @Test("What comes before a broken line is recovered, and that is said")
  func garbage() throws {
    let folder = try StateFolder()
    let session = try folder.session()
    _ = try session.run("add Swift Kotlin Rust")
    _ = try session.run("width 100")
    let good = KeptState(session)
    _ = try session.run("clear")
    let text = try folder.journal
    let broken = [
      text.replacing("run clear", with: "run clean"),
      text.replacing("run clear", with: "run clear\u{1B}"),
      text + "\0\0\0\0\0\0\0\0\0\0", text + "nonsense\n",
    ]
    for (index, text) in broken.enumerated() {
      let copy = try StateFolder()
      try FileContents.write(Array(text.utf8), to: copy.path("workspace-1.journal"))
      let next = try copy.session()
      let report = try next.run("recover")
      #expect(KeptState(next) == (index < 2 ? good : KeptState(session)))
      #expect(
        report.lines.last
          == "what came after its command \(index < 2 ? 2 : 3) cannot be read and is left out")
    }
    let copy = try StateFolder()
    try FileContents.write(Array("\(text.dropFirst())".utf8), to: copy.path("workspace-1.journal"))
    let next = try copy.session()
    let aside = copy.path("workspace-1.journal.broken")
    #expect(next.refusal("recover") == "recover: nothing in \(aside) can be read")
    #expect(copy.names == ["workspace-1.journal.broken"])
    #expect(next.keeper?.abandonedCount == 0)
    #expect(try next.run("recover").lines == ["there is nothing to recover"])
  }

  @Test("A session that ends as it should, or that has changed nothing, leaves no file")
  func finish() throws {
    let folder = try StateFolder()
    let session = try folder.session()
    _ = try session.run("show")
    _ = session.refusal("width -1")
    _ = session.refusal("undo")
    #expect(folder.names.isEmpty)
    _ = try session.run("width 100")
    #expect(folder.names.count == 1)
    session.keeper?.finish()
    #expect(folder.names.isEmpty)
    session.keeper?.finish()
    #expect(try folder.session().keeper?.abandonedCount == 0)
  }

  @Test("Only the person may read what is kept, and the folder is made where it is missing")
  func permissions() throws {
    let folder = try StateFolder()
    let inner = folder.path("a/b")
    let session = try made()
    session.keeper = StateKeeper(folder: inner)
    _ = try session.run("width 100")
    let name = try #require(FileContents.entries(inFolder: inner).first?.name)
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(inner)/\(name)")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let made = try FileManager.default.attributesOfItem(atPath: inner)
    #expect(made[.posixPermissions] as? Int == 0o700)
    #expect(session.keeper?.takeWarning() == nil)
  }

  @Test("Two sessions at once keep a file each, and neither takes the other for a dead one")
  func twoSessions() throws {
    let folder = try StateFolder()
    let first = try folder.session()
    let second = try folder.session()
    _ = try first.run("width 1")
    _ = try second.run("width 2")
    #expect(folder.names.count == 2)
    #expect(first.keeper?.abandonedCount == 0)
    #expect(second.keeper?.abandonedCount == 0)
    #expect(try second.run("recover").lines == ["there is nothing to recover"])
    #expect(try second.run("recover discard").lines == ["0 workspaces are gone"])
    #expect(folder.names.count == 2)

    // Both are killed: the latest comes first, and each comes once.
    let killed = try folder.afterKill()
    let third = try killed.session()
    #expect(third.keeper?.abandonedCount == 2)
    let fourth = try killed.session()
    let report = try third.run("recover")
    #expect(report.lines.last == "recover again brings the one before it; 1 left")
    _ = try fourth.run("recover")
    let widths = [third, fourth].map(\.workspace.scene.container.width)
    #expect(Set(widths) == [1, 2])
    #expect(try third.run("recover").lines == ["there is nothing to recover"])
    #expect(killed.names.count == 2)
  }

  @Test("Recovering is one step, and what is recovered is kept in turn")
  func recoverIsKept() throws {
    let folder = try StateFolder()
    let session = try folder.session()
    for line in ["add a b c", "select 1", "section", "width 77"] { _ = try session.run(line) }
    let killed = try folder.afterKill()
    let second = try killed.session()
    let fresh = KeptState(second)
    let report = try second.run("recover")
    #expect(report.lines[0].hasPrefix("left-align"))
    #expect(report.change?.counts.came == 3)
    #expect(KeptState(second) == KeptState(session))
    #expect(killed.names.count == 1)
    #expect(try killed.afterKill().recovered() == KeptState(session))
    _ = try second.run("width 99")
    #expect(try killed.afterKill().recovered() == KeptState(second))
    _ = try second.run("undo")
    _ = try second.run("undo")
    #expect(KeptState(second).scene == fresh.scene)
    #expect(try killed.afterKill().recovered().scene == fresh.scene)
    _ = try second.run("redo")
    #expect(try killed.afterKill().recovered() == KeptState(session))
  }

  @Test("Files that are read are kept as what was in them")
  func files() throws {
    let folder = try StateFolder()
    let files = try StateFolder()
    let path = files.path("a scene.json")
    _ = try made("add 1x2 3x4", "save \"\(path)\"")
    let session = try folder.session()
    _ = try session.run("open \"\(path)\"")
    _ = try session.run("add 5x6")
    try FileManager.default.removeItem(atPath: path)
    let killed = try folder.afterKill()
    let second = try killed.session()
    _ = try second.run("recover")
    #expect(KeptState(second) == KeptState(session))
    #expect(second.path == path)
  }

  @Test("Recovering writes no file that a command has written, and is no reason to write over one")
  func writtenFiles() throws {
    let folder = try StateFolder()
    let files = try StateFolder()
    let session = try folder.session()
    _ = try session.run("add 50x32*3")
    _ = try session.run("width 99 > \(files.path("answer"))")
    try FileContents.write([], to: files.path("answer"))
    let killed = try folder.afterKill()
    let second = try killed.session()
    _ = try second.run("save \(files.path("own.json"))")
    _ = try second.run("recover")
    #expect(KeptState(second) == KeptState(session))
    #expect(try FileContents.read(files.path("answer")).isEmpty)
    #expect(second.path == nil)
  }

  @Test("A recovered scene has its file, and undoing that the session's own again")
  func recoveredFile() throws {
    let folder = try StateFolder()
    let files = try StateFolder()
    let session = try folder.session()
    _ = try session.run("add a")
    _ = try session.run("save \(files.path("first.json"))")
    let killed = try folder.afterKill()
    let second = try killed.session()
    _ = try second.run("save \(files.path("second.json"))")
    _ = try second.run("recover")
    #expect(second.path == files.path("first.json"))
    _ = try second.run("undo")
    #expect(second.path == files.path("second.json"))
  }

  @Test("A folder that cannot be written is a warning, once, and no error")
  func warning() throws {
    let folder = try StateFolder()
    try FileContents.write([], to: folder.path("file"))
    let session = try made()
    session.keeper = StateKeeper(folder: folder.path("file/state"))
    #expect(session.keeper?.abandonedCount == 0)
    #expect(session.refusal("add a") == nil)
    #expect(
      session.keeper?.takeWarning()
        == "the workspace is not kept for a crash: \(folder.path("file/state")): not a directory")
    #expect(session.refusal("add b") == nil)
    #expect(session.keeper?.takeWarning() == nil)
    #expect(try session.run("recover").lines == ["there is nothing to recover"])
    session.keeper?.finish()
  }

  @Test("A folder that can be written again is used again, with all that was done")
  func returning() throws {
    let folder = try StateFolder()
    let place = folder.path("place")
    try FileContents.write([], to: place)
    let session = try made("add a")
    session.keeper = StateKeeper(folder: place)
    _ = try session.run("add b")
    try FileManager.default.removeItem(atPath: place)
    _ = try session.run("add c")
    let other = try made()
    let found = FileContents.entries(inFolder: place)
    #expect(found.count == 1)
    let copy = try StateFolder()
    try FileContents.write(
      try FileContents.read("\(place)/\(found[0].name)"), to: copy.path(found[0].name))
    other.keeper = StateKeeper(folder: copy.path)
    _ = try other.run("recover")
    #expect(KeptState(other) == KeptState(session))
  }

  @Test("What was not finished is removed, and other files are left alone")
  func leftovers() throws {
    let folder = try StateFolder()
    for name in ["workspace-1.journal.new", "history", "workspace-2.txt"] {
      try FileContents.write(Array("x".utf8), to: folder.path(name))
    }
    let session = try folder.session()
    #expect(session.keeper?.abandonedCount == 0)
    #expect(folder.names == ["history", "workspace-2.txt"])
    #expect(try session.run("recover discard").lines == ["0 workspaces are gone"])
    #expect(folder.names == ["history", "workspace-2.txt"])
  }

  @Test("A command that this program does not know ends what can be recovered")
  func otherProgram() throws {
    let folder = try StateFolder()
    let session = try folder.session()
    for line in ["add 50x32*3", "use waterfall", "width 50"] { _ = try session.run(line) }
    let killed = try folder.afterKill()
    let second = try killed.session(providers: .leftAlignOnly)
    let report = try second.run("recover")
    #expect(
      report.lines.last
        == "command 2 of 3 is refused, and the rest is left out: provider: there is no provider "
        + "waterfall")
    #expect(second.workspace.scene.itemCount == 3)
  }

  @Test("Many items cost no more than a line")
  func manyItems() throws {
    let folder = try StateFolder()
    let session = try folder.session()
    _ = try session.run("add 1x1*100000")
    _ = try session.run("width 100")
    #expect(try folder.journal.utf8.count < 1000)
  }

  @Test("Recovering can be stopped, and tried again")
  func stopped() throws {
    let folder = try StateFolder()
    let session = try folder.session()
    for line in ["add 50x32*3", "width 99", "width 50"] { _ = try session.run(line) }
    let killed = try folder.afterKill()
    let second = try killed.session()
    second.goesOn = { _ in false }
    #expect(second.refusal("recover") == "stopped; nothing changed")
    second.goesOn = { $0.stage == .recovering || $0.stage == .comparing }
    #expect(second.refusal("recover") == nil)
    #expect(KeptState(second) == KeptState(session))
  }

  @Test("A journal's line holds any text", arguments: ["", "a", "\\n\n\r\r\n\\", "布局 \u{0}\u{1B}"])
  func lines(text: String) throws {
    #expect(text.onOneLine.allSatisfy { !$0.isNewline })
    #expect(text.onOneLine.overSeveralLines == text)
    for entry in [JournalEntry.line(text), .scrub(name: "a", times: 3, follows: true)] {
      #expect(JournalEntry(entry.text) == entry)
    }
    for text in [
      "", "run", "scrub a b new", "scrub a 0 new", "scrub a 1 later", "scrub a 1", "jump 1 2 3",
    ] {
      #expect(JournalEntry(text) == nil)
    }
  }
}
