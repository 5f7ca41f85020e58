import CPango
import Reflow

/// A font's name, taken apart by Pango and checked.
struct FontDescription: ~Copyable {
  let pointer: OpaquePointer

  /// A name that is known to be a font's.
  init(resolved name: String) { pointer = pango_font_description_from_string(name) }

  /// A name as a person writes it.
  /// - Throws: `FontError` for what is missing, and for a family that is not among those given.
  static func checked(
    _ name: String, families: [String]
  ) throws(FontError) -> FontDescription {
    // Pango reads up to a NUL, and no family has a line break in its name.
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw .unknownFamily(name, nearest: nil)
    }
    let description = FontDescription(resolved: name)
    let given = description.families
    guard !given.isEmpty else { throw .noFamily(name) }
    let isSized =
      pango_font_description_get_set_fields(description.pointer).rawValue
      & PANGO_FONT_MASK_SIZE.rawValue
    guard isSized != 0 else { throw .noSize(name) }
    guard Font.sizes.contains(description.size) else {
      throw .sizeOutOfRange(name: name, size: description.size)
    }
    var known: [String] = []
    for family in given {
      guard let spelt = spelt(family, among: families) else {
        throw .unknownFamily(
          family, nearest: nearestName(to: family, among: families + FontCatalog.genericFamilies))
      }
      known.append(spelt)
    }
    pango_font_description_set_family(description.pointer, known.joined(separator: ","))
    return description
  }

  deinit { pango_font_description_free(pointer) }

  /// The name as Pango writes it.
  var text: String {
    guard let text = pango_font_description_to_string(pointer) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The families, as they were written.
  private var families: [String] {
    guard let list = pango_font_description_get_family(pointer) else { return [] }
    return String(cString: list).split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The size in points.
  var size: Double { Double(pango_font_description_get_size(pointer)) / Double(PANGO_SCALE) }

  /// A family as the catalog spells it; letters' case does not matter.
  private static func spelt(_ name: String, among families: [String]) -> String? {
    let lower = name.lowercased()
    return families.first { $0 == name } ?? families.first { $0.lowercased() == lower }
      ?? FontCatalog.genericFamilies.first { $0 == lower }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(
      start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)])
  }
}
