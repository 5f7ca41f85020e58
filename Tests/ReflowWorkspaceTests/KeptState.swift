import Foundation
import Reflow
import ReflowScenes

@testable import ReflowWorkspace

/// What is kept of a session: two sessions with the same are taken for the same.
struct KeptState: Equatable {
  var scene: String
  var selection: ItemPath?
  var currentSection: Int
  var showsBeginning: Bool
  var path: String?
  var frames: [Rect]

  init(_ session: Session) {
    scene = session.workspace.scene.json(isPretty: false)
    selection = session.workspace.selection
    currentSection = session.workspace.currentSection
    showsBeginning = session.workspace.showsBeginning
    path = session.path
    frames = session.frames
  }
}

/// A folder in which sessions are kept, gone with its last reference.
final class StateFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  var names: [String] { FileContents.entries(inFolder: path).map(\.name) }

  /// The only file.
  var journal: String {
    get throws { String(decoding: try FileContents.read(path(names[0])), as: UTF8.self) }
  }

  /// A session that is kept here.
  func session(longestJournal: Int = 500, providers: ProviderRegistry = allProviders) throws
    -> Session
  {
    let session = try Session(providers: providers)
    session.keeper = StateKeeper(folder: path, longestJournal: longestJournal)
    return session
  }

  /// What a kill would leave at this moment: the files as they are, without the locks. The only file
  /// may lose some of its last bytes.
  func afterKill(cutting count: Int = 0) throws -> StateFolder {
    let copy = try StateFolder()
    for name in names {
      let bytes = try FileContents.read(path(name))
      try FileContents.write(Array(bytes.dropLast(count)), to: copy.path(name))
    }
    return copy
  }

  /// The state that a new session recovers here.
  func recovered() throws -> KeptState {
    let session = try session()
    _ = try session.run("recover")
    return KeptState(session)
  }
}

/// Lines as a person might type them, good and bad, the same for the same seed.
struct RandomLines {
  private var random: RandomItems
  private let folder: String

  /// - Parameter folder: for the files of `save` and `open`.
  init(seed: UInt64, folder: String) {
    random = RandomItems(seed: seed)
    self.folder = folder
  }

  /// From 0 up to a limit.
  mutating func number(below limit: Int) -> Int {
    let size = random.next().size
    return (Int(size.width - 40) * 41 + Int(size.height - 24)) % limit
  }

  mutating func next() -> String {
    let (number, other) = (number(below: 200), number(below: 40))
    let lines = [
      "add random \(other)", "add \"text \(number)\" 布局 tail\\ \\n", "add \(number)x\(other)*3",
      "insert \(other % 5) \(number)x\(other)", "remove \(other % 7)", "remove last",
      "resize 0..\(other % 3) 9x\(number)", "width \(number * 2)", "height \(number * 3)",
      "insets \(other - 5)", "insets 1 2 3 \(other) section=0", "insets none section=0",
      "spacing \(other) \(number)", "scroll \(other % 2 == 0 ? "vertical" : "horizontal")",
      "direction \(other % 2 == 0 ? "ltr" : "rtl")", "offset \(number)", "use flow",
      "use waterfall columns=\(1 + other % 5)", "use sections items=aligned-flow", "use nothing",
      "set alignItems=center", "section", "section \(other % 4)", "section remove \(other % 3)",
      "header \(other)", "footer \(other) section=all", "select \(other % 9)", "select none",
      "undo", "undo", "undo", "redo", "redo", "show", "list", "width -\(number)", "clear",
      "save \(folder)/\(other % 2).json", "open \(folder)/\(other % 2).json", "save",
      "source \(folder)/script",
    ]
    return lines[self.number(below: lines.count)]
  }
}
