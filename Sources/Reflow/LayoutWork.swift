/// How much a layout has cost, beside the sections that were stacked.
public struct LayoutWork: Hashable, Sendable {
  /// Items that were placed anew.
  public var itemsPlaced = 0
  /// Texts that were measured at a line's length, because their items are longer than it.
  public var itemsMeasured = 0
  /// Stretches of items (`Stretch.length`) that were placed anew.
  public var stretchesPlaced = 0
  /// Parts of the list of items that were compared with those of an earlier layout.
  public var comparisons = 0
  /// Sections that were taken over whole from an earlier layout.
  public var sectionsReused = 0

  public init() {}

  /// Adds up the costs of two layouts.
  public static func += (total: inout LayoutWork, work: LayoutWork) {
    total.itemsPlaced += work.itemsPlaced
    total.itemsMeasured += work.itemsMeasured
    total.stretchesPlaced += work.stretchesPlaced
    total.comparisons += work.comparisons
    total.sectionsReused += work.sectionsReused
  }
}
