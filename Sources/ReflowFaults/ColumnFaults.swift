import Reflow

// How wide columns are, which one takes an item, and how deep that makes the section.

/// Columns share the whole length and the gaps come on top: n columns are n − 1 spacings too wide
/// together, and the last one sticks out.
package struct ColumnsWithoutGaps: FaultyColumns {
  package static let name = "columns-without-gaps"
  package static let fault = "the gaps are not taken off before the length is shared"
  package let columns: Int
  package init(_ parameters: ParameterValues) { columns = parameters.integer("columns") }
  package func width(in space: SectionSpace) -> Double { space.breadth / Double(columns) }
}

/// The width of a column is rounded to whole pixels, and the error is multiplied by the columns before it:
/// six columns of 10.5 become six of 11, which are 66 instead of 63. Edges are to be rounded, not widths.
package struct RoundedWidths: FaultyColumns {
  package static let name = "rounded-widths"
  package static let fault = "widths are rounded instead of edges, so columns drift"
  package let columns: Int
  package init(_ parameters: ParameterValues) { columns = parameters.integer("columns") }
  package func width(in space: SectionSpace) -> Double {
    EqualColumns(count: columns, sharing: space.breadth, spacing: space.interitemSpacing)
      .width.rounded()
  }
}

/// The shortest column is looked for with `<=`, so of equal ones the last is found: a waterfall begins at
/// the right, and the first items of a feed are not where reading begins.
package struct RightmostOfEquals: FaultyColumns {
  package static let name = "rightmost-of-equals"
  package static let fault = "of equally short columns the rightmost takes the item"
  package let columns: Int
  package init(_ parameters: ParameterValues) { columns = parameters.integer("columns") }
  package func column(of item: Item, among ends: ColumnEnds) -> Int {
    var shortest = 0
    for column in 1..<max(2, columns)
    where column < columns && ends.starts[column] <= ends.starts[shortest] {
      shortest = column
    }
    return shortest
  }
}

/// Items go to column index % columns, but the number of columns is still that of the width before. With
/// two of old and three of now the third stays empty; with three of old and two of now every third item
/// stands in a column that is not there.
package struct YesterdaysColumns: FaultyColumns {
  package static let name = "yesterdays-columns"
  package static let fault = "index % columns by the number of columns before the width changed"
  package static let parameters = [
    ParameterDescription.columns,
    ParameterDescription(
      "before", .integer(atLeast: 1, atMost: 1000), default: .number(3),
      "how many columns there were before"),
  ]
  package let columns: Int
  let before: Int
  package init(_ parameters: ParameterValues) {
    columns = parameters.integer("columns")
    before = parameters.integer("before")
  }
  package func start(in space: SectionSpace) -> ColumnEnds {
    ColumnEnds(starts: Array(repeating: 0, count: max(columns, before)))
  }
  package func column(of item: Item, among ends: ColumnEnds) -> Int { item.index % before }
}

/// The section ends where the column ends that was filled last, not where the longest does: the footer or
/// the next section lies over the longest.
package struct LastFilledColumn: FaultyColumns {
  package static let name = "last-filled-column"
  package static let fault = "a section ends with the column that was filled last"
  package let columns: Int
  package init(_ parameters: ParameterValues) { columns = parameters.integer("columns") }
  package func depth(after ends: ColumnEnds, in space: SectionSpace) -> Double { ends.last }
}

/// Each item adds a spacing behind it, and at the end one is taken off, without asking whether there was
/// an item: a section without items is less than nothing deep, and pulls up what follows.
package struct SpacingOfNoItem: FaultyColumns {
  package static let name = "spacing-of-no-item"
  package static let fault = "an empty section takes off a spacing that no item has added"
  package let columns: Int
  package init(_ parameters: ParameterValues) { columns = parameters.integer("columns") }
  package func depth(after ends: ColumnEnds, in space: SectionSpace) -> Double {
    (ends.starts.max() ?? 0) - space.lineSpacing
  }
}

/// An item is scaled to its column by depth × width / breadth, and a breadth of 0 is made 1 so that nothing
/// is divided by 0: a picture that has no size yet becomes as many times deeper as the column is wide.
package struct WidthOfNothing: FaultyColumns {
  package static let name = "width-of-nothing"
  package static let fault = "a breadth of 0 is taken for 1, and scaled to the column"
  package let columns: Int
  package init(_ parameters: ParameterValues) { columns = parameters.integer("columns") }
  package func depth(of item: FlowSize, width: Double) -> Double {
    item.depth * width / max(1, item.breadth)
  }
}
