import CEditLine
import CLibEdit

/// Something that the program does when a key is pressed while a line is typed. The line stays.
public struct EditorAction {
  /// The name by which `.editrc` can bind it to other keys.
  public var name: String
  /// What it does, for libedit's own list.
  public var help: String
  /// The keys that it has unless `.editrc` says otherwise, in libedit's notation: `"\\e[1;5C"`.
  public var keys: [String]
  /// Actions of one group show their text in the same place; nil is an action for itself.
  public var group: String?
  /// Gets how often the key was pressed, and answers text to show above the line, or nil.
  public var run: (_ times: Int) -> String?

  public init(
    name: String, help: String, keys: [String], group: String? = nil,
    run: @escaping (_ times: Int) -> String?
  ) {
    self.name = name
    self.help = help
    self.keys = keys
    self.group = group
    self.run = run
  }
}

extension LineEditor {
  /// How many rows of the screen are left above the line that is typed.
  public var rowsAboveLine: Int {
    let size = Self.terminalSize ?? (columns: 80, rows: 24)
    let columns = promptWidth + Self.width(of: typedLine().text)
    return max(0, size.rows - columns / max(1, size.columns) - 1)
  }

  /// A key with an action was pressed. Where others wait behind it, as they do when a key is held
  /// down and drawing is slow, it is only counted: the work is done once for all of them.
  func pressed(action slot: Int) -> UInt8 {
    let collects = keyActions[slot].replacesPrevious
    if let pending = pendingAction, pending.slot != slot || !collects {
      _ = runPendingAction()
    }
    pendingAction = (slot, (pendingAction?.times ?? 0) + 1)
    if collects && cel_keys_are_waiting() { return UInt8(CC_NORM) }
    guard let text = runPendingAction() else { return UInt8(CC_NORM) }
    return showBeforePrompt(.show(text, slot: slot))
  }

  /// Does what the keys that were counted ask for, and answers the text to show.
  func runPendingAction() -> String? {
    guard let pending = pendingAction else { return nil }
    pendingAction = nil
    return keyActions[pending.slot].run(pending.times)
  }

  /// No key waits any more: what was counted is done and shown.
  func finishPendingAction() {
    guard let slot = pendingAction?.slot, let text = runPendingAction() else { return }
    redraw { self.show(text, slot: slot) }
  }
}
