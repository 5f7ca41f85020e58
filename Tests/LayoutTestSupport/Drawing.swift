import Reflow

extension Layout {
  /// The layout as text, one character for each cell of the content.
  ///
  /// An item is drawn by its index within its section (0–9, then a–z), a header by `H`, a footer by
  /// `F`; `*` is where elements overlap, `.` is empty. A cell belongs to the element that holds its
  /// centre. What sticks out of the content is not drawn.
  public func drawing(cell: Size) -> String {
    let rows = Int((contentSize.height / cell.height).rounded(.up))
    let columns = Int((contentSize.width / cell.width).rounded(.up))
    return (0..<rows).map { row in
      let line = (0..<columns).map { column in
        character(
          at: Point(
            x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height))
      }
      return String(line)
    }
    .joined(separator: "\n")
  }

  private func character(at point: Point) -> Character {
    let present = elements.filter { $0.frame.contains(point) }
    guard present.count < 2 else { return "*" }
    switch present.first?.element {
    case nil: return "."
    case .header: return "H"
    case .footer: return "F"
    case .item(let path):
      let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
      return digits[path.item % digits.count]
    }
  }
}
