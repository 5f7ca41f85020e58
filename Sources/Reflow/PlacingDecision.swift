/// What was decided when an item was placed, and with which numbers.
public enum PlacingDecision: Hashable, Sendable {
  /// It is the section's first item, and a line takes at least one.
  case beginsFirstLine
  /// It joins the line, whose number is given.
  case joins(line: Int, FitTest)
  /// It does not fit and begins the line whose number is given.
  case wraps(line: Int, FitTest)
  /// It goes to one of several places.
  case chooses(PlaceChoice)
}

/// The fit test of an item and the line that was open: `Fit.joins` with its numbers, in points.
public struct FitTest: Hashable, Sendable {
  /// What the line had used.
  public var used: Double
  public var spacing: Double
  /// The item's own breadth.
  public var size: Double
  /// The line's length.
  public var length: Double

  public init(used: Double, spacing: Double, size: Double, length: Double) {
    self.used = used
    self.spacing = spacing
    self.size = size
    self.length = length
  }

  /// What the line would have used with the item.
  public var sum: Double { used + (spacing + size) }

  /// What the item leaves of the line; negative by as much as it is too long.
  public var left: Double { length - sum }

  /// Whether the item is too long by less than three decimals would show.
  public var isClose: Bool { left.magnitude < 0.0005 && !joins }

  public var joins: Bool {
    Fit.joins(used: used, spacing: spacing, size: size, length: length)
  }
}

/// The choice among several places that stand side by side, such as columns.
public struct PlaceChoice: Hashable, Sendable {
  /// What one of the places is called: `column`.
  public var name: String
  /// Where the item would start in each of the places, in points from the section's first line.
  public var starts: [Double]
  /// The place that was chosen, from 0.
  public var chosen: Int
  public var rule: Rule

  public enum Rule: Hashable, Sendable {
    /// The place in which the item starts first, the one nearest the leading edge of those that are
    /// equal within `Fit.tolerance`.
    case leastStart
    /// The places take turns, whatever they hold: the policy's name, and the place's number.
    case turn(policy: String, Calculation)
  }

  public init(_ name: String, starts: [Double], chosen: Int, rule: Rule) {
    self.name = name
    self.starts = starts
    self.chosen = chosen
    self.rule = rule
  }

  /// Where the item starts.
  public var start: Double { starts[chosen] }

  /// The places whose start is the least one within `Fit.tolerance`, the chosen one among them where
  /// the least was looked for.
  public var leastPlaces: [Int] {
    let least = starts.reduce(starts[chosen]) { min($0, $1) }
    return starts.indices.filter { starts[$0] <= Fit.limit(of: least) }
  }
}
