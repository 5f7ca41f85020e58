import Foundation
import Reflow

/// Qt's QListView in list mode, with wrapping. A program of its own, compiled when it is needed, that
/// is asked for a layout whenever it is its turn.
struct QtPeer {
  let settings: Settings
  let report: Report

  func run() {
    let missing = [
      ("g++", Program.path(of: "g++") != nil),
      ("pkg-config", Program.path(of: "pkg-config") != nil),
      ("qtbase5-dev", flags("--exists") != nil),
    ].filter { !$0.1 }.map(\.0)
    guard missing.isEmpty else {
      report.skip(
        "Qt's QListView",
        because:
          "not measured here; apt-get install --no-install-recommends \(missing.joined(separator: " "))"
      )
      return
    }
    do {
      let folder = try TemporaryFolder()
      let program = try compile(in: folder)
      for count in settings.counts { try compare(count, program, folder) }
    } catch {
      report.skip("Qt's QListView", because: "\(error)")
    }
  }

  private func flags(_ options: String...) -> [String]? {
    guard let pkgConfig = Program.path(of: "pkg-config"),
      let output = try? Program.run(pkgConfig, options + ["Qt5Widgets"]).output
    else { return nil }
    return output.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private func compile(in folder: TemporaryFolder) throws(Program.Failure) -> String {
    let source = try PeerProgram.path("QListView.cpp")
    let program = "\(folder.path)/qlistview"
    _ = try Program.run(
      Program.path(of: "g++")!,
      ["-O2", "-fPIC", source, "-o", program] + (flags("--cflags", "--libs") ?? []))
    return program
  }

  private func compare(
    _ count: Int, _ program: String, _ folder: TemporaryFolder
  ) throws(Program.Failure) {
    let inputs = Input.rotated(.mixed, count)
    let sizes = (0..<count).map { index in
      let size = inputs[0].size(at: index)
      return "\(Int(size.width)) \(Int(size.height))\n"
    }
    let file = try folder.write(sizes.joined(), to: "sizes-\(count)")
    let qt = try Conversation(
      program, [file, "\(Int(Input.width))"], environment: ["QT_QPA_PLATFORM": "offscreen"])
    let provider = Engine.provider("left-align")
    try agree(qt, inputs[0].layout(provider))

    var editor = Editor(inputs[0].collection, with: provider)
    let middle = ItemPath(section: 0, item: count / 2)
    let added = Size(width: 60, height: 32)
    var times: (full: [Double], qtFull: [Double], insert: [Double], qtInsert: [Double])
    times = ([], [], [], [])
    // Several at once: a core that has slept wakes late.
    let repetitions = max(4, 20_000 / count)
    // Qt is asked one thing at a time, so the stopwatch's order is kept by hand.
    for round in 0...settings.rounds {
      let full = Stopwatch.nanoseconds {
        for repetition in 0..<repetitions {
          _ = inputs[(round * repetitions + repetition) % inputs.count].layout(provider)
        }
      }
      let qtFull = try answer(qt, "full \(repetitions)")
      let insert = Stopwatch.nanoseconds { editor.insert(added, at: middle) }
      let qtInsert = try answer(qt, "insert \(middle.item)")
      guard round > 0 else { continue }
      times.full.append(full / Double(repetitions))
      times.qtFull.append(qtFull / Double(repetitions))
      times.insert.append(insert)
      times.qtInsert.append(qtInsert)
    }
    try agree(qt, editor.layout)
    add("left-align mixed, full reflow, all cores", count, times.full, times.qtFull)
    add("left-align mixed, insert in the middle", count, times.insert, times.qtInsert)
  }

  private func answer(_ qt: Conversation, _ question: String) throws(Program.Failure) -> Double {
    let text = try qt.ask(question)
    guard let nanoseconds = Double(text) else {
      throw Program.Failure(message: "\(question): Qt's program says \(text)")
    }
    return nanoseconds
  }

  /// Both must come to the same lines and the same height.
  private func agree(_ qt: Conversation, _ layout: Layout) throws(Program.Failure) {
    let ours = "\(layout.lineCount ?? 0) lines, height \(Int(layout.contentSize.height))"
    let theirs = try qt.ask("describe")
    guard theirs == ours else {
      throw Program.Failure(message: "not compared: Qt has \(theirs), Reflow \(ours)")
    }
  }

  private func add(_ name: String, _ count: Int, _ ours: [Double], _ theirs: [Double]) {
    let (ours, theirs) = (Samples(values: ours), Samples(values: theirs))
    report.add(
      Measurement(
        .qt, "\(name), × faster than QListView", count, ratio: theirs.ratio(to: ours),
        .perOperation(ours), note: "QListView \(Measurement.Figure.perOperation(theirs))"))
  }
}

/// The sources of the peers' programs, which lie beside this program.
enum PeerProgram {
  static func path(_ name: String) throws(Program.Failure) -> String {
    guard let folder = Bundle.module.resourcePath else {
      throw Program.Failure(message: "\(name): is not beside the program")
    }
    return "\(folder)/PeerPrograms/\(name)"
  }

  static func text(_ name: String) throws(Program.Failure) -> String {
    let path = try path(name)
    do { return try String(contentsOfFile: path, encoding: .utf8) } catch {
      throw Program.Failure(message: "\(path): \(error)")
    }
  }
}
