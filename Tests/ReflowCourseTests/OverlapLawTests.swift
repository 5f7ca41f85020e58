import Reflow
import ReflowCourse
import ReflowScenes
import Testing

/// `no items overlap` finds an overlap exactly where comparing each item with each does.
struct OverlapLawTests {
  /// A small generator with a seed, so that a failure comes again.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private func overlaps(_ layout: Layout) -> Bool {
    let frames = (0..<layout.sectionCount).flatMap { layout.frames(ofItemsInSection: $0) ?? [] }
    return frames.indices.contains { first in
      frames[(first + 1)...].contains { second in
        let frame = frames[first]
        let width = min(frame.maxX, second.maxX) - max(frame.minX, second.minX)
        let height = min(frame.maxY, second.maxY) - max(frame.minY, second.minY)
        return width > Fit.tolerance && height > Fit.tolerance
      }
    }
  }

  @Test(arguments: UInt64(0)..<400)
  func theSweepFindsWhatComparingAllFinds(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let names = ["left-align", "flow", "waterfall", "horizontal", "circle", "grid"]
    let sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Size(
          width: Double(Int.random(in: 0...9, using: &random) * 10),
          height: Double(Int.random(in: 0...4, using: &random) * 10))
      }
    }
    let now = try situation(sections) { scene in
      scene.provider = ProviderSpecification(names.randomElement(using: &random)!)
      scene.interitemSpacing = Double(Int.random(in: -1...1, using: &random) * 10)
      scene.lineSpacing = Double(Int.random(in: -1...1, using: &random) * 10)
      scene.insets.top = Double(Int.random(in: -2...1, using: &random) * 10)
      scene.scrollDirection = Bool.random(using: &random) ? .vertical : .horizontal
      scene.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    }
    let found = try feedback("no items overlap", now)
    #expect((found != nil) == overlaps(now.layout))
  }

  /// The front that is kept is short on the longer side, whichever that is.
  @Test(arguments: ["horizontal", "left-align", "waterfall"])
  func manyItemsAreGoneThroughInOrder(_ provider: String) throws {
    let items = (0..<20_000).map { Size(width: 20, height: Double(10 + $0 * 7 % 13)) }
    for scroll in [ScrollDirection.vertical, .horizontal] {
      let now = try situation([items]) { scene in
        scene.provider = ProviderSpecification(provider)
        scene.scrollDirection = scroll
      }
      #expect(try feedback("no items overlap", now) == nil)
    }
  }
}
