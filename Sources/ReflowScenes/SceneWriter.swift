import Reflow
import ReflowText

extension Scene {
  /// The scene as JSON, in the order of the format's description; what has its default is left out
  /// where the format allows it. Reading it again gives an equal scene.
  /// - Parameter isPretty: over several lines for people, or on one line for a `.jsonl` file.
  public func json(isPretty: Bool) -> String {
    var writer = JSONWriter(style: isPretty ? .pretty : .compact)
    writer.write(scene: self)
    writer.endLine()
    return writer.text
  }
}

extension JSONWriter {
  fileprivate mutating func write(scene: Scene) {
    beginObject()
    write("reflow", Double(Scene.formatVersion))
    if let id = scene.id { write("id", id) }
    if let note = scene.note { write("note", note) }
    if let source = scene.source { write("source", source) }
    if let certainty = scene.certainty { write("certainty", certainty) }
    write(key: "container")
    beginObject()
    write("width", scene.container.width)
    write("height", scene.container.height)
    endObject()
    write("scroll", scene.scrollDirection.rawValue)
    write("direction", scene.layoutDirection.rawValue)
    if scene.offset != .zero {
      write(key: "offset")
      beginObject()
      write("x", scene.offset.x)
      write("y", scene.offset.y)
      endObject()
    }
    if scene.insets != .zero { write("insets", scene.insets) }
    write("lineSpacing", scene.lineSpacing)
    write("interitemSpacing", scene.interitemSpacing)
    write("provider", scene.provider)
    if scene.text != TextStyle() {
      write(key: "text")
      write(style: scene.text)
    }
    write(key: "sections")
    beginArray()
    for section in scene.sections { write(section: section) }
    endArray()
    if let expected = scene.expected {
      write(key: "expected")
      beginObject()
      if let size = expected.contentSize { write("contentSize", size) }
      write(key: "sections")
      writeSections(expected.sections)
      endObject()
    }
    if scene.tolerance != Fit.tolerance { write("tolerance", scene.tolerance) }
    endObject()
  }

  private mutating func write(section: SceneSection) {
    beginObject()
    if section.header != 0 { write("header", section.header) }
    if section.footer != 0 { write("footer", section.footer) }
    if section.headerInsets != .zero { write("headerInsets", section.headerInsets) }
    if section.footerInsets != .zero { write("footerInsets", section.footerInsets) }
    if let insets = section.insets { write("insets", insets) }
    if let spacing = section.lineSpacing { write("lineSpacing", spacing) }
    if let spacing = section.interitemSpacing { write("interitemSpacing", spacing) }
    if let provider = section.provider { write("provider", provider) }
    write(key: "items")
    beginArray()
    for item in section.items { write(item: item) }
    endArray()
    endObject()
  }

  private mutating func write(item: SceneItem) {
    switch item.content {
    case .nothing: write(item.size)
    case .text(let text):
      beginObject()
      write("text", text)
      endObject()
    case .label(let label):
      beginObject()
      write("size", item.size)
      write("label", label)
      endObject()
    }
  }

  private mutating func write(style: TextStyle) {
    beginObject()
    write("font", style.font.description)
    write("padding", style.padding)
    write("minWidth", style.minWidth)
    if let maxWidth = style.maxWidth { write("maxWidth", maxWidth) }
    write("height", style.height)
    if style.roundsUp {
      write(key: "roundUp")
      write(true)
    }
    endObject()
  }
}

extension JSONWriter {
  /// Frames of sections, each `{"header", "items", "footer"}`.
  mutating func writeSections(_ sections: [SectionFrames]) {
    beginArray()
    for section in sections {
      beginObject()
      write(key: "header")
      writeOptional(section.header)
      write(key: "items")
      beginArray()
      for item in section.items { write(item) }
      endArray()
      write(key: "footer")
      writeOptional(section.footer)
      endObject()
    }
    endArray()
  }

  mutating func write(_ rect: Rect) {
    beginArray()
    for number in [rect.minX, rect.minY, rect.size.width, rect.size.height] {
      // JSON has no word for what a provider may have answered against its contract.
      if number.isFinite { write(number) } else { writeNull() }
    }
    endArray()
  }

  mutating func write(_ size: Size) {
    beginArray()
    write(size.width)
    write(size.height)
    endArray()
  }

  mutating func writeOptional(_ rect: Rect?) {
    if let rect { write(rect) } else { writeNull() }
  }

  mutating func write(_ key: String, _ number: Double) {
    write(key: key)
    write(number)
  }

  mutating func write(_ key: String, _ text: String) {
    write(key: key)
    write(text)
  }

  mutating func write(_ key: String, _ size: Size) {
    write(key: key)
    write(size)
  }

  private mutating func write(_ key: String, _ insets: Insets) {
    write(key: key)
    beginObject()
    write("top", insets.top)
    write("left", insets.left)
    write("bottom", insets.bottom)
    write("right", insets.right)
    endObject()
  }

  private mutating func write(_ key: String, _ provider: ProviderSpecification) {
    write(key: key)
    guard !provider.parameters.isEmpty else { return write(provider.name) }
    beginObject()
    write("name", provider.name)
    for parameter in provider.parameters {
      switch parameter.value {
      case .number(let number): write(parameter.name, number)
      case .text(let text): write(parameter.name, text)
      case .boolean(let flag):
        write(key: parameter.name)
        write(flag)
      case .provider(let inner): write(parameter.name, inner)
      }
    }
    endObject()
  }
}
