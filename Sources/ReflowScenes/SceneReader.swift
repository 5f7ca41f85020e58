import Reflow
import ReflowText

/// Reads a scene from JSON and checks it against the format, key by key.
///
/// An unknown key, a wrong type, a number that is no length: each is an error with its place, and
/// nothing of that scene is used. O(length).
struct SceneReader {
  private(set) var scene = Scene()

  /// - Throws: `SceneError` with the line, the place and the rule.
  static func scene(from value: JSONValue) throws(SceneError) -> Scene {
    var reader = SceneReader()
    try reader.read(ObjectReader(value, place: Place()))
    return reader.scene
  }

  private mutating func read(_ object: ObjectReader) throws(SceneError) {
    try object.refuseUnknownKeys(besides: [
      "reflow", "id", "note", "source", "certainty", "container", "scroll", "direction", "offset",
      "insets", "lineSpacing", "interitemSpacing", "provider", "sections", "text", "expected",
      "tolerance",
    ])
    let version = try object.required("reflow").number(mayBeNegative: true)
    guard version == Double(Scene.formatVersion) else {
      throw object.place.key("reflow").error(
        "version \(formatted(version)) of the format is not known; this program reads "
          + "\(Scene.formatVersion)")
    }
    scene.id = try object["id"]?.string()
    scene.note = try object["note"]?.string()
    scene.source = try object["source"]?.string()
    scene.certainty = try object["certainty"]?.string()
    let container = try object.required("container").object(keys: ["width", "height"])
    scene.container.width = try container.required("width").number()
    scene.container.height = try container.required("height").number()
    scene.scrollDirection = try object["scroll"]?.choice() ?? scene.scrollDirection
    scene.layoutDirection = try object["direction"]?.choice() ?? scene.layoutDirection
    if let offset = try object["offset"]?.object(keys: ["x", "y"]) {
      scene.offset.x = try offset["x"]?.number(mayBeNegative: true) ?? 0
      scene.offset.y = try offset["y"]?.number(mayBeNegative: true) ?? 0
    }
    scene.insets = try object["insets"]?.insets() ?? .zero
    scene.lineSpacing =
      try object["lineSpacing"]?.number(mayBeNegative: true) ?? scene.lineSpacing
    scene.interitemSpacing =
      try object["interitemSpacing"]?.number(mayBeNegative: true) ?? scene.interitemSpacing
    scene.provider = try object["provider"]?.provider() ?? scene.provider
    if let text = object["text"] { scene.text = try text.textStyle() }
    for (index, value) in try object.required("sections").array().enumerated() {
      scene.sections.append(try section(value.at(Place(section: index))))
    }
    scene.expected = try object["expected"]?.expectedLayout()
    scene.tolerance = try object["tolerance"]?.number() ?? scene.tolerance
  }

  private func section(_ value: ValueReader) throws(SceneError) -> SceneSection {
    let object = try value.object(keys: [
      "items", "header", "footer", "headerInsets", "footerInsets", "insets", "lineSpacing",
      "interitemSpacing", "provider",
    ])
    var section = SceneSection()
    section.header = try object["header"]?.numberOrNull() ?? 0
    section.footer = try object["footer"]?.numberOrNull() ?? 0
    section.headerInsets = try object["headerInsets"]?.insets() ?? .zero
    section.footerInsets = try object["footerInsets"]?.insets() ?? .zero
    section.insets = try object["insets"]?.insets()
    section.lineSpacing = try object["lineSpacing"]?.number(mayBeNegative: true)
    section.interitemSpacing = try object["interitemSpacing"]?.number(mayBeNegative: true)
    section.provider = try object["provider"]?.provider()
    let items = try object.required("items").array()
    var made: ContiguousArray<SceneItem> = []
    made.reserveCapacity(items.count)
    var sizes = true
    for item in items where item.value.pair == nil { sizes = false }
    if sizes {
      // A million plain sizes: no string is built for a place that nobody asks for.
      for (index, item) in items.enumerated() {
        made.append(SceneItem(size: try item.size(in: object.place, item: index)))
      }
    } else {
      for (index, item) in items.enumerated() {
        made.append(try self.item(item.at(object.place.item(index))))
      }
    }
    section.items = SceneItems(made)
    return section
  }

  private func item(_ value: ValueReader) throws(SceneError) -> SceneItem {
    if case .array(let sides) = value.value.kind {
      guard sides.count == 2 else {
        throw value.place.error("must be [width, height], not \(sides.count) values")
      }
      return SceneItem(
        size: Size(
          width: try ValueReader(sides[0], value.place.key("width")).number(),
          height: try ValueReader(sides[1], value.place.key("height")).number()))
    }
    guard case .object = value.value.kind else {
      throw value.place.error(
        "must be [width, height] or an object with text or size, not \(value.value.kind.name)")
    }
    let object = try value.object(keys: ["text", "size", "label"])
    if let text = try object["text"]?.string() {
      for key in ["size", "label"] where object[key] != nil {
        throw object.place.key(key).error("an item with text has the text's size and no \(key)")
      }
      return SceneItem(text: text, style: scene.text)
    }
    let size = try object.required("size").pair(named: "width", "height")
    let label = try object["label"]?.string()
    return SceneItem(
      size: Size(width: size.0, height: size.1), content: label.map(ItemContent.label) ?? .nothing)
  }
}
