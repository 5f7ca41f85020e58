/// How large a picture may be, and what it may be made of.
public struct PictureOptions: Hashable, Sendable {
  /// The most columns a line may take. Below 3 there is no room for a frame, and the picture is its
  /// line of scale alone; more than 1000 are taken as 1000.
  public var columns: Int
  /// The most lines the whole picture may have. Below 5 there is no room for a frame, and the picture
  /// is its line of scale alone; more than 1000 are taken as 1000.
  public var rows: Int
  /// Whether only ASCII may be used, for terminals and logs that show nothing else.
  public var isASCII: Bool
  /// Whether colours may be used: SGR sequences, each line ending without any.
  public var usesColor: Bool
  /// Whether the cursor may be put into a column (`ESC [ n G`), counted from the picture's left side as if
  /// that were the terminal's. It is, behind each label of which terminals disagree how many columns it
  /// takes: joined emoji, Indic scripts, what is written from right to left. Only for terminals.
  public var positionsCursor: Bool
  /// Whether a column is a round number of points. A container that becomes a little narrower then
  /// makes the picture narrower, and everything in it stays as large as it was; otherwise the picture
  /// takes all columns.
  public var hasRoundScale: Bool
  /// How many points a column stands for, where pictures are to be compared. A container that does not
  /// fit into the columns at that scale is drawn smaller. Nil means that the picture chooses.
  public var pointsPerColumn: Double?

  public init(
    columns: Int = 80, rows: Int = 40, isASCII: Bool = false, usesColor: Bool = false,
    positionsCursor: Bool = false, hasRoundScale: Bool = false, pointsPerColumn: Double? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.isASCII = isASCII
    self.usesColor = usesColor
    self.positionsCursor = positionsCursor
    self.hasRoundScale = hasRoundScale
    self.pointsPerColumn = pointsPerColumn
  }
}
