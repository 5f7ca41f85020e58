import CEditLine
import CLibEdit

/// What a key does that was bound with ``LineEditor/bind(key:replacesPrevious:action:)``, or that an
/// ``EditorAction`` says.
struct KeyAction {
  /// Whose text takes the place of the text before: that of the same group.
  var group: String
  var replacesPrevious: Bool
  /// Gets how often the key was pressed.
  var run: (Int) -> String?
}

/// A line as it stands, and the cursor's place in it in bytes of UTF-8.
struct TypedLine: Equatable {
  var text: String
  var cursor: Int

  var beforeCursor: Substring {
    Substring(text.utf8.prefix(cursor))
  }
}

extension LineEditor {
  /// How many actions there can be: those that the editor was made with, and those of
  /// ``bind(key:replacesPrevious:action:)``.
  public static let keySlotCount = 16

  /// Slots of libedit beyond those for ``keyActions``.
  private static let completionSlot = 16
  private static let interruptSlot = 17
  private static let suspendSlot = 18

  /// Lets a key run an action while a line is typed; the line stays as it is.
  ///
  /// ```swift
  /// editor.bind(key: "\\e[1;5C", replacesPrevious: true) { canvas.widen(); return canvas.drawing }
  /// ```
  ///
  /// - Parameters:
  ///   - key: In libedit's notation, as in `.editrc`: `"^G"`, `"\\e[1;5C"` (Ctrl-Right), `"\\e="`
  ///     (Alt-=).
  ///   - replacesPrevious: Whether the text takes the place of what this action showed last, if
  ///     that still stands right above the line. Otherwise, and in a terminal that cannot move the
  ///     cursor up, it is printed below.
  ///   - action: Answers text to print above the line (lines end in `\n`, colour escapes are fine),
  ///     or nil for nothing.
  /// - Returns: False if all ``keySlotCount`` slots are taken or libedit does not know the key.
  @discardableResult
  public func bind(
    key: String, replacesPrevious: Bool = false, action: @escaping () -> String?
  ) -> Bool {
    guard keyActions.count < Self.keySlotCount else { return false }
    let name = Self.name(ofSlot: keyActions.count)
    guard bind(key, to: name) else { return false }
    keyActions.append(
      KeyAction(group: name, replacesPrevious: replacesPrevious) { times in
        (0..<times).reduce(nil) { _, _ in action() }
      })
    return true
  }

  private static func name(ofSlot slot: Int) -> String { "reflow-key-\(slot)" }

  /// Binds a key in the modes in which it makes sense. In vi's way of editing, Escape leaves insert
  /// mode at once, so the rest of an escape sequence arrives in command mode; there Escape begins a
  /// sequence, so it arrives whole as well.
  /// - Parameter yields: whether a meaning that the key has already is left to it.
  @discardableResult
  private func bind(_ key: String, to function: String, yields: Bool = false) -> Bool {
    func bind(_ key: String, inCommandMode: Bool) -> Bool {
      yields && cel_is_bound(handle, inCommandMode, key)
        || cel_bind(handle, inCommandMode, key, function)
    }
    guard cel_is_vi(handle) else { return bind(key, inCommandMode: false) }
    for escape in ["\\e", "\\033", "^["] where key.hasPrefix(escape) && key != escape {
      let rest = key.dropFirst(escape.count)
      // libedit takes a word that begins with a hyphen for a switch.
      let escaped = rest.hasPrefix("-") ? "\\055\(rest.dropFirst())" : String(rest)
      return bind(key, inCommandMode: true) && bind(escaped, inCommandMode: true)
    }
    return bind(key, inCommandMode: false) && bind(key, inCommandMode: true)
  }

  /// Tells libedit what to call and which keys do what. The order matters: `bind -v` in `.editrc`
  /// wipes bindings made before it, and it can name functions only once they are there.
  func installCallbacks(_ actions: [EditorAction]) {
    cel_set_client_data(handle, Unmanaged.passUnretained(self).toOpaque())
    cel_set_prompt(
      handle, { LineEditor.of(cel_client_data($0))?.promptToDraw() },
      CChar(PromptText.delimiter.value))
    cel_set_key_function { client, slot in
      LineEditor.of(client)?.pressed(slot: Int(slot)) ?? UInt8(CC_ERROR)
    }
    cel_set_event_function { client, event in
      LineEditor.of(client)?.happened(event)
    }
    for (slot, action) in actions.enumerated() {
      cel_add_slot(handle, Int32(slot), action.name, action.help)
      keyActions.append(
        KeyAction(
          group: action.group ?? action.name, replacesPrevious: true, run: action.run))
    }
    for slot in actions.count..<Self.keySlotCount {
      cel_add_slot(
        handle, Int32(slot), Self.name(ofSlot: slot), "Run an action of the program")
    }
    cel_add_slot(handle, Int32(Self.completionSlot), "reflow-complete", "Complete the word")
    cel_add_slot(handle, Int32(Self.interruptSlot), "reflow-interrupt", "Drop the line")
    cel_add_slot(handle, Int32(Self.suspendSlot), "reflow-suspend", "Stop the program")
    cel_set_editor(handle, "emacs")
    cel_turn_signals_into_keys(handle)
    bindUsualKeys(actions)
    el_source(handle, nil)
    if cel_is_vi(handle) {
      bindUsualKeys(actions, yields: true)
    }
    // reflow-interrupt ends the line by this key.
    cel_bind(handle, false, "^J", "ed-newline")
    bind("^I", to: "reflow-complete")
    bind("^C", to: "reflow-interrupt")
    bind("^Z", to: "reflow-suspend")
    if !cel_is_vi(handle) {
      // The terminal's own meanings of these keys would hide the search.
      cel_bind(handle, false, "^R", "em-inc-search-prev")
      cel_bind(handle, false, "^S", "em-inc-search-next")
    }
  }

  /// Keys of the usual terminals that libedit does not know by itself. Those without a use here are
  /// bound to nothing, as their last characters would be typed otherwise.
  /// - Parameter yields: whether meanings are kept that `.editrc` has given.
  private func bindUsualKeys(_ actions: [EditorAction], yields: Bool = false) {
    func bind(_ key: String, to function: String) {
      self.bind(key, to: function, yields: yields)
    }
    for key in ["\\e[1~", "\\e[7~", "\\e[H", "\\eOH"] { bind(key, to: "ed-move-to-beg") }
    for key in ["\\e[4~", "\\e[8~", "\\e[F", "\\eOF"] { bind(key, to: "ed-move-to-end") }
    bind("\\e[3~", to: "ed-delete-next-char")
    for action in actions { for key in action.keys { bind(key, to: action.name) } }
    let taken = Set(actions.flatMap(\.keys))
    for key in ["\\e[1;5C", "\\e[1;3C"] where !taken.contains(key) { bind(key, to: "em-next-word") }
    for key in ["\\e[1;5D", "\\e[1;3D"] where !taken.contains(key) { bind(key, to: "ed-prev-word") }
    // Page Up and Page Down, Insert, Shift-Tab, F1 to F12.
    for key in ["5~", "6~", "2~", "Z"] { bind("\\e[\(key)", to: "ed-ignore") }
    for number in [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24] {
      bind("\\e[\(number)~", to: "ed-ignore")
    }
    for letter in ["P", "Q", "R", "S"] { bind("\\eO\(letter)", to: "ed-ignore") }
  }

  private static func of(_ client: UnsafeMutableRawPointer?) -> LineEditor? {
    client.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// A key bound to a slot was pressed. Answers libedit's code for what has to be drawn.
  private func pressed(slot: Int) -> UInt8 {
    switch slot {
    case Self.completionSlot: return completeWord()
    case Self.interruptSlot: return interrupt()
    case Self.suspendSlot: return showBeforePrompt(.suspend)
    case keyActions.indices: return pressed(action: slot)
    default: return UInt8(CC_ERROR)
    }
  }

  private func happened(_ event: Int32) {
    switch Int(event) {
    case CEL_EVENT_RESIZED: redrawAfterResize()
    case CEL_EVENT_IDLE: finishPendingAction()
    default: redrawAfterStop()
    }
  }

  /// Erases the line, does something in its place, and draws it anew beneath.
  func showBeforePrompt(_ action: BeforePrompt) -> UInt8 {
    beforePrompt = action
    return UInt8(CC_REDISPLAY)
  }

  /// Ctrl-C: what is typed stays on the screen with a mark behind it, and the line ends.
  private func interrupt() -> UInt8 {
    wasInterrupted = true
    el_cursor(handle, Int32(clamping: typedLine().text.unicodeScalars.count))
    el_insertstr(handle, "^C")
    el_push(handle, "\n")
    return UInt8(CC_REFRESH)
  }

  /// The line as it stands now.
  func typedLine() -> TypedLine {
    guard let info = el_line(handle)?.pointee, let buffer = info.buffer else {
      return TypedLine(text: "", cursor: 0)
    }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: info.lastchar - buffer)
    return TypedLine(text: String(decoding: bytes, as: UTF8.self), cursor: info.cursor - buffer)
  }
}
