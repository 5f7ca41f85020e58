/// A font that texts are measured in: `grid`, which needs no font at all, or one of a catalog's.
///
///     let font = try Font("DejaVu Sans 14")
///     font.measure("Swift", wrappedAt: nil).width  // 34.398…
///
/// Its name is a family (several, separated by commas, are tried in turn), a style where it is not the
/// regular one, and a size in points, of which 72 make an inch: a layout's point is a font's point. A
/// font that has been made is one that its catalog has.
public struct Font: Hashable, Sendable {
  /// 8 points for each column that a character takes in a terminal, 16 points a line, on every machine.
  public static let grid = Font()
  static let gridName = "grid"

  /// The sizes that a font may have, in points.
  public static let sizes = 1.0...1000

  /// The name, as `Font(_:in:)` takes it: `grid`, `DejaVu Sans Bold 14`. Families are spelt as the
  /// catalog spells them.
  public let description: String
  /// Where the font comes from; nil for `grid`.
  public let catalog: FontCatalog?
  /// What Pango calls it, for drawing. A text of `grid` is drawn in letters that fit its columns.
  public let pangoDescription: String

  private init() {
    description = Self.gridName
    pangoDescription = "Monospace 13"
    catalog = nil
  }

  /// A font by its name. `grid` looks for no fonts.
  /// - Parameters:
  ///   - name: a family, a style and a size: `DejaVu Sans Bold 14`.
  ///   - catalog: where it comes from; nil for the current one.
  /// - Throws: `FontError` for a name without a family or a size, and for a family that the catalog has
  ///   not.
  public init(_ name: String, in catalog: FontCatalog? = nil) throws(FontError) {
    if name == Self.gridName {
      self = .grid
      return
    }
    let catalog = catalog ?? .current
    pangoDescription = try catalog.resolved(name)
    description = pangoDescription
    self.catalog = catalog
  }
}

extension Font: CustomStringConvertible {}

extension Font: TextMeasurer {
  public func measure(_ text: String, wrappedAt width: Double?) -> TextExtent {
    guard let catalog else { return GridFont().measure(text, wrappedAt: width) }
    return catalog.measure(text, in: pangoDescription, wrappedAt: width)
  }
}
