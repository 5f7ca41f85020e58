import Reflow

/// What a catalog's lock guards: the fonts that were found, and the one setter of all its texts with
/// what it has measured. Its pointers go nowhere else, so that whoever holds the lock has them alone.
struct FontCatalogContents: ~Copyable, @unchecked Sendable {
  let families: [String]
  private let finder: FontFinder
  private var setter: TextSetter
  private var measured = MeasuredTexts(largestMemory: FontCatalog.largestMemory)
  /// The fonts that were asked for, by their names as they were given.
  private var resolved: [String: String] = [:]

  init(finder: consuming FontFinder) {
    families = finder.families
    setter = TextSetter(finder.configuration)
    self.finder = finder
  }

  var work: TextWork { measured.work }

  /// The name of a font as the catalog spells it.
  mutating func resolve(_ name: String) throws(FontError) -> String {
    if let known = resolved[name] { return known }
    guard !families.isEmpty else { throw .noFonts }
    let description = try FontDescription.checked(name, families: families)
    guard setter.canUse(description) else { throw .brokenFont(name) }
    // A program that makes up names without end has no use for the old ones.
    if resolved.count >= 1000 { resolved = [:] }
    resolved[name] = description.text
    return description.text
  }

  /// How large a text is in a font that was resolved.
  mutating func measure(
    _ text: String, in font: String, wrappedAt width: Double?
  ) -> TextExtent {
    if let known = measured.extent(of: text, in: font, wrappedAt: width) { return known }
    let extent = setter.measure(text, in: font, wrappedAt: width)
    measured.keep(extent, of: text, in: font, wrappedAt: width)
    return extent
  }
}
