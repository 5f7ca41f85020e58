import Reflow
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  private let names = ["left-align", "aligned-flow", "flow", "waterfall", "columns", "x"]

  @Test(arguments: [
    ("left-algin", "left-align"), ("leftalign", "left-align"), ("LEFT-ALIGN", "left-align"),
    ("waterfal", "waterfall"), ("watrefall", "waterfall"), ("flwo", "flow"), ("flo", "flow"),
    ("colums", "columns"), ("wa", "waterfall"), ("al", "aligned-flow"), ("y", "x"),
    ("column", "columns"),
  ])
  func nearEnough(_ typed: String, _ meant: String) {
    #expect(nearestName(to: typed, among: names) == meant)
  }

  @Test(arguments: ["grid", "circle", "qqqqqqqqqq", "flxxw1", ""])
  func notNear(_ typed: String) {
    #expect(nearestName(to: typed, among: Array(names.dropLast())) == nil)
  }

  @Test func theNearestOfSeveralAndTheFirstOfEquals() {
    #expect(nearestName(to: "items", among: ["item", "items", "itemz"]) == "items")
    #expect(nearestName(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(nearestName(to: "anything", among: []) == nil)
  }

  @Test func aThirdOfTheLongerNameMayDiffer() {
    #expect(nearestName(to: "abcdef", among: ["abxxef"]) == "abxxef")
    #expect(nearestName(to: "abcdef", among: ["axxxef"]) == nil)
    #expect(nearestName(to: "abcdef", among: ["abdcef"]) == "abdcef")
  }

  @Test func anythingCanBeTyped() {
    let long = String(repeating: "ü", count: 100_000)
    #expect(nearestName(to: long, among: names) == nil)
    #expect(nearestName(to: "\u{0}\n💥", among: names) == nil)
  }
}
