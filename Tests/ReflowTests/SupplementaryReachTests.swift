import Reflow
import ReflowTesting
import Testing

/// Headers and footers that negative insets push out of their sections are found where they stand.
@Suite("Headers and footers beyond their sections")
struct SupplementaryReachTests {
  private func collection(
    offset: Double = 0, _ change: (inout Section) -> Void
  ) -> LayoutCollection {
    var section = Section(header: 20, footer: 20, [(100, 50)])
    change(&section)
    return LayoutCollection(
      container: Size(width: 100, height: 60), offset: Point(x: 0, y: offset), sections: [section])
  }

  /// Requires that each element is found at its own four corners, a rectangle of 0.01 in each.
  private func expectFound(_ collection: LayoutCollection, _ name: String) throws {
    let made = try sections(name, of: "left-align")
    let layout = try LayoutEngine.layOut(collection, with: made)
    let laws = QueryLaws(layout)
    try laws.checkEdges(of: laws.all)
  }

  @Test func footerBelowTheSectionsEnd() throws {
    try expectFound(collection { $0.footerInsets.bottom = -15 }, "")
  }

  @Test func headerAboveTheSectionsStart() throws {
    try expectFound(collection { $0.headerInsets.top = -15 }, "")
  }

  @Test func headerPinnedToItemsThatEndBelowTheSection() throws {
    let pushed = collection(offset: 200) {
      $0.insets.bottom = 40
      $0.footerInsets.top = -60
    }
    try expectFound(pushed, "pinHeaders=items")
  }

  @Test func footerPinnedToAHeaderThatEndsAboveTheSection() throws {
    let pulled = collection(offset: -200) {
      $0.headerInsets.bottom = -70
      $0.insets.top = 70
    }
    try expectFound(pulled, "pinFooters=items")
  }

  @Test func everyCombinationOfNegativeInsets() throws {
    for pins in ["", "pinHeaders=section pinFooters=section", "pinHeaders=items pinFooters=items"] {
      for offset in [-200.0, -30, 40, 90, 200] {
        for before in [-70.0, 0, 25] {
          for after in [-70.0, 0, 25] {
            for inset in [-15.0, 40] {
              let moved = collection(offset: offset) {
                $0.headerInsets = Insets(top: before, bottom: after)
                $0.footerInsets = Insets(top: after, bottom: before)
                $0.insets = Insets(top: inset, bottom: -inset)
              }
              try expectFound(moved, pins)
            }
          }
        }
      }
    }
  }
}
