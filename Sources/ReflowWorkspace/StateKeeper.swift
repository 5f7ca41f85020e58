#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import Reflow
import ReflowScenes

/// Keeps a session's workspace in a folder after every command, so that a crash costs no more than the
/// last one.
///
///     session.keeper = StateKeeper(folder: "/home/me/.local/state/reflow")
///
/// There is one file for each running session, made at its first change: the workspace as it was, and
/// a line for every command since, so that a million items cost no more than one. What cannot be done
/// again from its line (a file was read) is kept as the workspace that came of it. A session that ends
/// as it should removes its file; one that is still there and whose program has ended can be recovered.
///
/// A folder that cannot be written is a warning, and no error.
public final class StateKeeper {
  /// Why the workspace is not kept; said once.
  public private(set) var warning: String?

  private let folder: String
  private let path: String
  private let longestJournal: Int
  private var file: JournalFile?
  /// The file lacks something, so it has to be written anew.
  private var isIncomplete = false
  private var hasWarned = false
  private var entryCount = 0
  /// How many steps of the history there were when the file began: those cannot be undone or redone
  /// from it.
  private var oldSteps = (past: 0, future: 0)
  /// A workspace that is being recovered; its file goes when ours has it.
  private var claimed: JournalFile?

  private static let prefix = "workspace-"
  private static let suffix = ".journal"

  /// - Parameters:
  ///   - folder: where files are kept; it need not exist.
  ///   - longestJournal: how many commands are noted down before the workspace is written anew.
  public init(folder: String, longestJournal: Int = 500) {
    self.folder = folder
    self.longestJournal = longestJournal
    let token = String(UInt32.random(in: 0 ... .max), radix: 36)
    path = "\(folder)/\(Self.prefix)\(getpid())-\(token)\(Self.suffix)"
  }

  /// How many workspaces there are whose sessions ended before their time.
  public var abandonedCount: Int { abandoned().count }

  /// Removes the file: the session ends as it should.
  public func finish() {
    file?.remove()
    file = nil
  }

  /// The warning, if it has not been taken yet.
  public func takeWarning() -> String? {
    defer { warning = nil }
    return warning
  }

  // MARK: - Keeping

  /// What a session was before a command.
  struct Before {
    var revision: Int
    var workspace: Workspace
    var path: String?
    var steps: (past: Int, future: Int)

    init(_ session: Session) {
      revision = session.revision
      workspace = session.workspace
      path = session.path
      steps = (session.history.past.count, session.history.future.count)
    }
  }

  /// Keeps what an entry has changed.
  func record(_ entry: JournalEntry, after before: Before, in session: Session) {
    guard session.revision != before.revision else { return }
    let known = file == nil || isIncomplete ? before.steps : oldSteps
    let isReplayable =
      entry.isReplayable && session.history.past.count >= known.past
      && session.history.future.count >= known.future
    do throws(FileError) {
      if !isReplayable || entryCount >= longestJournal && entry.beginsAnew {
        try begin(Journal.beginning(session.workspace, path: session.path))
        oldSteps = (session.history.past.count, session.history.future.count)
      } else if let file, !isIncomplete {
        // Until it is known to be whole.
        isIncomplete = true
        try file.append(Journal.line(entry))
        isIncomplete = false
        entryCount += 1
      } else {
        try begin(Journal.beginning(before.workspace, path: before.path) + Journal.line(entry))
        oldSteps = before.steps
        entryCount = 1
      }
    } catch {
      isIncomplete = true
      if !hasWarned {
        warning = "the workspace is not kept for a crash: \(error.description)"
        hasWarned = true
      }
    }
    if !isIncomplete { claimed?.remove() }
    claimed = nil
  }

  private func begin(_ bytes: [UInt8]) throws(FileError) {
    file = try JournalFile.create(bytes, at: path, isReplacing: file != nil)
    isIncomplete = false
    entryCount = 0
  }

  // MARK: - Recovering

  private func abandoned() -> [JournalFile] {
    JournalFile.abandoned(inFolder: folder, prefix: Self.prefix, suffix: Self.suffix)
  }

  /// The latest workspace whose session ended before its time; nil where there is none. Its file is
  /// removed when the command that is running has been kept, unless it is released before.
  /// - Parameter rest: how many more there are.
  func claim() throws(CommandError) -> (journal: Journal, rest: Int)? {
    let files = abandoned()
    guard let latest = files.first else { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try latest.read()
    } catch {
      throw CommandError("recover: \(error.description)")
    }
    guard let journal = Journal(bytes) else {
      throw CommandError("recover: nothing in \(latest.putAside()) can be read")
    }
    claimed = latest
    return (journal, files.count - 1)
  }

  /// Leaves what was claimed to a later try.
  func release() { claimed = nil }

  /// Removes what could be recovered.
  /// - Returns: how many workspaces that were.
  func discard() -> Int {
    let files = abandoned()
    for file in files { file.remove() }
    return files.count
  }
}
