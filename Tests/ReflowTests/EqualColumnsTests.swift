import Reflow
import Testing

@Suite("EqualColumns")
struct EqualColumnsTests {
  @Test func columnsShareALength() {
    let columns = EqualColumns(count: 3, sharing: 320, spacing: 10)
    #expect(columns.width == 100 && columns.spacing == 10)
    #expect((0..<3).map(columns.start(of:)) == [0, 110, 220])
    #expect(EqualColumns(count: 1, sharing: 320, spacing: 10).width == 320)
  }

  @Test func widthsAreNeverNegative() {
    let columns = EqualColumns(count: 5, sharing: 30, spacing: 10)
    #expect(columns.width == 0 && columns.start(of: 4) == 40)
    #expect(EqualColumns(count: 2, sharing: 0, spacing: 0).width == 0)
  }

  @Test func columnsMayOverlap() {
    let columns = EqualColumns(count: 2, sharing: 100, spacing: -20)
    #expect(columns.width == 60 && columns.start(of: 1) == 40)
  }

  @Test func theGapsWithinASpanArePartOfIt() {
    let columns = EqualColumns(width: 59, spacing: 18)
    #expect(columns.span(of: 59) == 1 && columns.span(of: 59.1) == 2)
    #expect(columns.span(of: 136) == 2 && columns.span(of: 137) == 3)
    for count in 1...40 {
      let exact = Double(count) * 59 + Double(count - 1) * 18
      #expect(columns.span(of: exact) == count)
      #expect(columns.span(of: exact + 1 / 64) == count + 1)
    }
  }

  @Test func aSpanIsAtLeastOneColumnAndAlwaysANumber() {
    #expect(EqualColumns(width: 59, spacing: 18).span(of: 0) == 1)
    #expect(EqualColumns(width: 0, spacing: 0).span(of: 100) == 1)
    #expect(EqualColumns(width: 10, spacing: -10).span(of: 100) == 1)
    #expect(EqualColumns(width: 10, spacing: -20).span(of: 100) == 1)
    #expect(EqualColumns(width: 1e-300, spacing: 0).span(of: 1e300) == 1_000_000_000)
  }
}
