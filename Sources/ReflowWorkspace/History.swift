import Reflow

/// The steps of a session: those that were made, and those that were taken back.
///
/// A step is a workspace, a value: it shares with its neighbours whatever the step left as it was.
struct History: Sendable {
  struct Step: Sendable {
    /// The command line that made it.
    var line: String
    /// What is on its far side: what was before it, or what it led to where it was taken back.
    fileprivate(set) var workspace: Workspace
    fileprivate(set) var state: Int
    fileprivate var version: Int
    /// The session's file on the far side, where the step opened another one.
    fileprivate var file: File?
    /// What only this step holds, about.
    fileprivate var bytes: Int
  }

  /// What steps may hold together, in bytes. A million small steps fit; beyond it the oldest are given
  /// up, since a program that takes all memory loses every step.
  static let mostBytes = 2 << 30

  /// A file that `save` would write, if there is one.
  struct File: Sendable {
    var path: String?
  }

  /// The last one last.
  private(set) var past: [Step] = []
  /// The next one last.
  private(set) var future: [Step] = []
  /// A number for the present state that no other state has.
  private(set) var state = 0
  /// Which element is which in the present state.
  private(set) var version = ElementVersions.first
  private var versions = ElementVersions()
  private var lastState = 0
  private var pastBytes = 0

  /// Adds a step from a workspace to the one that is present from now on.
  /// - Parameters:
  ///   - version: of the elements after the step, where it is known; otherwise the edits say it.
  ///   - file: of the session before the step, where the step opens another.
  mutating func add(
    _ line: String, from workspace: Workspace, _ edits: [CollectionEdit], version: Int? = nil,
    file: File? = nil, bytes: Int, most: Int = History.mostBytes
  ) {
    past.append(
      Step(
        line: line, workspace: workspace, state: state, version: self.version, file: file,
        bytes: bytes))
    future = []
    pastBytes += bytes
    var oldest = 0
    while pastBytes > most && oldest < past.count - 1 {
      pastBytes -= past[oldest].bytes
      oldest += 1
    }
    past.removeFirst(oldest)
    self.version = version ?? versions.version(after: self.version, edits)
    lastState += 1
    state = lastState
  }

  /// Makes something more a part of the last step.
  mutating func extend(_ edits: [CollectionEdit]) {
    version = versions.version(after: version, edits)
    lastState += 1
    state = lastState
  }

  /// Makes one step of all that happened since an earlier time.
  mutating func join(
    since earlier: History, _ line: String, from workspace: Workspace, file: File?, bytes: Int
  ) {
    past = earlier.past
    pastBytes = earlier.pastBytes
    let present = version
    (state, version) = (earlier.state, earlier.version)
    add(line, from: workspace, [], version: present, file: file, bytes: bytes)
  }

  /// Which element of another version is which in the present one.
  func mapping(from other: Int) -> ElementMapping { versions.mapping(from: other, to: version) }

  /// Goes back a step, if there is one.
  mutating func goBack(_ workspace: inout Workspace, path: inout String?) {
    guard var step = past.popLast() else { return }
    pastBytes -= step.bytes
    exchange(&step, &workspace, &path)
    future.append(step)
  }

  /// Goes forward again.
  mutating func goForward(_ workspace: inout Workspace, path: inout String?) {
    guard var step = future.popLast() else { return }
    exchange(&step, &workspace, &path)
    past.append(step)
    pastBytes += step.bytes
  }

  /// Passes over a step: what was on its far side is present, and the other way round.
  private mutating func exchange(
    _ step: inout Step, _ workspace: inout Workspace, _ path: inout String?
  ) {
    swap(&step.workspace, &workspace)
    swap(&step.state, &state)
    swap(&step.version, &version)
    if step.file != nil { swap(&step.file!.path, &path) }
  }
}
