import CEditLine
import CLibEdit

/// What is done before the prompt is drawn the next time. libedit has then erased the line, and the
/// cursor stands where the prompt will: the one moment at which something can be put above it.
enum BeforePrompt {
  /// Text that is to stand above; it belongs to an action's slot, or to nobody.
  case show(String, slot: Int?)
  /// Ctrl-Z: the program stops and goes on.
  case suspend
}

extension LineEditor {
  /// Makes a prompt known to libedit for the lines to come.
  func installPrompt(_ prompt: String) {
    let text = PromptText(
      prompt, keepsEscapes: canRedraw, isASCII: !hasUTF8Locale, width: Self.width(of:))
    promptWidth = text.width
    let bytes = Array(text.marked.utf8)
    promptBytes.deallocate()
    promptBytes = .allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() {
      promptBytes[index] = CChar(bitPattern: byte)
    }
    promptBytes[bytes.count] = 0
  }

  /// Does what was to be done before the prompt, and answers the prompt.
  func promptToDraw() -> UnsafeMutablePointer<CChar>? {
    let before = beforePrompt
    beforePrompt = nil
    switch before {
    case .show(let text, let slot): show(text, slot: slot)
    case .suspend: cel_suspend(handle)
    case nil: break
    }
    return promptBytes.baseAddress
  }

  /// Writes text where the prompt stood, in place of what the same action wrote there before if it
  /// asked for that.
  func show(_ text: String, slot: Int?) {
    var rowsBefore = 0
    if let slot, let standing = standingText, canRedraw, keyActions[slot].replacesPrevious,
      keyActions[standing.slot].group == keyActions[slot].group
    {
      rowsBefore = standing.rows
      write("\r")
      for _ in 0..<standing.rows {
        cel_send_capability(handle, "up")
      }
      cel_send_capability(handle, "cd")
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true {
      lines.removeLast()
    }
    var rows = 0
    for line in lines {
      write("\(line)\r\n")
      let text = PromptText(
        String(line), keepsEscapes: false, isASCII: false, width: Self.width(of:))
      rows += max(1, (text.width + drawnColumns - 1) / max(1, drawnColumns))
    }
    // The line stays where it is as long as it can.
    while rows < rowsBefore {
      write("\r\n")
      rows += 1
    }
    standingText = slot.map { ($0, rows) }
  }

  /// The window has a new size: the line is drawn anew, from where it began as far as that can be
  /// known. Some terminals fold long rows on a change and some cut them; of the two places where
  /// the line can have begun the lower one is taken, so that nothing else is erased.
  func redrawAfterResize() {
    let columns = Self.terminalSize?.columns ?? drawnColumns
    let widest = max(drawnColumns, columns)
    drawnColumns = columns
    standingText = nil
    el_resize(handle)
    redraw(columns: widest)
  }

  /// Draws the line anew, from where it began as far as that can be known.
  /// - Parameters:
  ///   - columns: the terminal's width when the line was drawn.
  ///   - above: writes what is to stand above the line.
  func redraw(columns: Int? = nil, above: () -> Void = {}) {
    if canRedraw {
      let column = promptWidth + Self.width(of: typedLine().beforeCursor)
      let rowsAbove = column / max(1, columns ?? drawnColumns)
      write("\r")
      for _ in 0..<min(rowsAbove, Self.terminalSize?.rows ?? rowsAbove) {
        cel_send_capability(handle, "up")
      }
      cel_send_capability(handle, "cd")
    } else {
      write("\r\n")
    }
    above()
    cel_refresh(handle)
  }

  /// The program goes on after a stop from outside: what stands on the screen is the shell's.
  func redrawAfterStop() {
    drawnColumns = Self.terminalSize?.columns ?? drawnColumns
    standingText = nil
    el_resize(handle)
    write("\r")
    cel_send_capability(handle, "ce")
    cel_refresh(handle)
  }

  /// Columns that text takes, counted as libedit counts them.
  static func width(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Columns that a scalar takes; a control character is shown as two (`^X`).
  static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x20 || scalar.value == 0x7F {
      return 2
    }
    return max(0, Int(cel_scalar_width(scalar.value)))
  }
}
