/// The files of a new provider, named after it: a spiral of 20 lines, its guide, and its tests.
struct ProviderTemplate {
  let name: ProviderName

  /// Paths in the provider's folder, and texts.
  var files: [(path: String, text: String)] {
    let templates = [
      ("\(name.text)Provider.swift", Self.provider), ("README.md", Self.guide),
      ("Tests/Example.swift", Self.example),
      ("Tests/\(name.text)GuideTests.swift", Self.guideTests),
      ("Tests/\(name.text)Tests.swift", Self.tests),
    ]
    return templates.map { ($0.0, fill($0.1)) }
  }

  private func fill(_ template: String) -> String {
    template.replacing("@EXAMPLE@", with: Self.example)
      .replacing("@Name@", with: name.text)
      .replacing("@name@", with: name.registered)
  }
}

extension ProviderTemplate {
  private static let provider = """
    import Reflow

    /// Items on a sunflower's spiral: each a golden angle further, and a little further out.
    ///
    /// Positions are physical: scroll and writing direction, insets and spacings have no effect.
    /// Placing costs O(1) an item.
    public struct @Name@Provider: LayoutProvider {
      public let spread: Double

      public static let description = ProviderDescription(
        name: "@name@",
        summary: "items on a sunflower's spiral around the container's centre",
        parameters: [
          ParameterDescription(
            "spread", .number(atLeast: 0), default: .number(40),
            "how far out item 1 stands, in points; item n stands √n times as far")
        ],
        needs: .containerDepth,
        isPhysical: true)

      public init(_ parameters: ParameterValues) { spread = parameters.number("spread") }

      /// Where the next item goes: how many stand already, and the way from the centre.
      public struct Turn: Equatable, Sendable {
        var count = 0.0
        var right = 1.0
        var down = 0.0
      }

      public func start(in space: SectionSpace) -> Turn { Turn() }

      public func place(
        _ item: Item, _ turn: inout Turn, _ pen: inout Pen, in space: SectionSpace
      ) -> FlowRect {
        let distance = spread * turn.count.squareRoot()
        let placed = FlowRect(
          across: space.breadth / 2 + distance * turn.right - item.size.breadth / 2,
          along: space.containerDepth / 2 + distance * turn.down - item.size.depth / 2,
          size: item.size)
        // The golden angle, 137.5 degrees, as cosine and sine: no two items stand in one line.
        let (cosine, sine) = (-0.7373688780783197, 0.6754902942615238)
        turn = Turn(
          count: turn.count + 1,
          right: turn.right * cosine - turn.down * sine,
          down: turn.right * sine + turn.down * cosine)
        return placed
      }

      /// The content is as large as the container.
      public func depth(after turn: Turn, in space: SectionSpace) -> Double { space.containerDepth }
    }

    """

  private static let example = """
    import @Name@
    import Reflow

    /// Three tags on a spiral.
    func tags() throws -> [Rect] {
      var registry = ProviderRegistry()
      registry.register(@Name@Provider.self)
      let provider = try registry.provider(
        ProviderSpecification("@name@", [.init("spread", .number(50))]))
      let sizes = ItemList(repeatElement(Size(width: 40, height: 20), count: 3))
      let collection = LayoutCollection(
        container: Size(width: 200, height: 160), sections: [Section(items: sizes)])
      let layout = try LayoutEngine.layOut(collection, with: provider)
      return layout.frames(ofItemsInSection: 0) ?? []
    }

    """

  private static let guideTests = """
    import @Name@
    import LayoutTestSupport
    import Reflow
    import Testing

    @Suite struct @Name@GuideTests {
      @Test func theTableIsTheDescription() throws {
        let description = @Name@Provider.description
        #expect(try Guide().parameterTable == description.parameterTable)
      }

      @Test func theExampleIsCodeThatRuns() throws {
        let (guide, example) = try (Guide(), source("Example.swift"))
        #expect(guide.code("swift") == [example])
        let origins = [(80, 70), (43.131556096, 103.774514713), (86.181932280, -0.439929822)]
        let frames = try tags()
        #expect(frames.count == origins.count)
        for (frame, (x, y)) in zip(frames, origins) {
          #expect(Fit.equal(frame.minX, x) && Fit.equal(frame.minY, y))
        }
      }
    }

    """

  private static let tests = """
    import @Name@
    import LayoutTestSupport
    import Reflow
    import ReflowTesting
    import Testing

    @Suite struct @Name@Tests {
      /// Whatever its rules are, every provider keeps some laws; a failure says which, and shows it.
      @Test func itKeepsTheLaws() throws {
        let report = try checkLayoutProvider(@Name@Provider.self)
        #expect(report.isSound, "\\(report.text)")
      }

      private func layOut(_ items: [Size], spread: Double = 50) throws -> Layout {
        try LayoutTestSupport.layOut(
          items, width: 200, height: 160, with: @Name@Provider.self,
          ["spread": .number(spread)])
      }

      @Test func anEmptySectionIsAsLargeAsTheContainer() throws {
        let layout = try layOut([])
        #expect(layout.frames.isEmpty)
        #expect(layout.contentSize == (200 × 160))
      }

      @Test func oneItemStandsInTheCentre() throws {
        #expect(try layOut([40 × 20]).frames == [[80, 70, 40, 20]])
      }

      @Test func withoutSpreadAllStandInTheCentre() throws {
        let layout = try layOut([40 × 20, 0 × 0, 300 × 200], spread: 0)
        #expect(
          layout.frames == [[80, 70, 40, 20], [100, 80, 0, 0], [-50, -20, 300, 200]])
      }

      /// Item n stands √n times as far out as item 1.
      @Test func itemsStandFurtherAndFurtherOut() throws {
        let layout = try layOut(Array(repeating: 10 × 10, count: 1000), spread: 3)
        for (index, frame) in layout.elements.map(\\.frame).enumerated() {
          let (right, down) = (frame.minX + 5 - 100, frame.minY + 5 - 80)
          let distance = (right * right + down * down).squareRoot()
          #expect(Fit.equal(distance, 3 * Double(index).squareRoot()))
        }
      }

      @Test func aFrameAloneIsTheOneAmongAll() throws {
        let layout = try layOut(Array(repeating: 10 × 10, count: 700))
        let all = try #require(layout.frames(ofItemsInSection: 0))
        for index in [0, 255, 256, 699] {
          let path = ItemPath(section: 0, item: index)
          #expect(layout.frame(ofItem: path) == all[index])
        }
      }
    }

    """

  private static let guide = """
    # @name@

    Items on a sunflower's spiral around the container's centre: each stands a golden angle (137.5 degrees) further \
    than the one before it, and a little further out.

    [Source](@Name@Provider.swift) · [Tests](Tests/@Name@Tests.swift)

    ## Rules

    1. Item n stands `spread` × √n points from the container's centre to its own: item 0 in the centre itself.
    2. From one item to the next it is a golden angle clockwise, beginning at the right.
    3. Positions are physical: scroll and writing direction, insets and spacings have no effect.
    4. The content is as large as the container; items that stand further out stick out.

    ## Parameters

    | Name | Type | Default | Range | Meaning |
    |---|---|---|---|---|
    | `spread` | number | `40` | at least 0 | how far out item 1 stands, in points; item n stands √n times as far |

    ## In Swift, in a scene and in the REPL

    ```swift
    @EXAMPLE@```

    ```json
    {"reflow": 1, "container": {"width": 200, "height": 160},
     "provider": {"name": "@name@", "spread": 50},
     "sections": [{"items": [[40, 20], [40, 20], [40, 20]]}],
     "expected": {"contentSize": [200, 160], "sections": [{"header": null, "items": [
       [80, 70, 40, 20], [43.131556096, 103.774514713, 40, 20],
       [86.181932280, -0.439929822, 40, 20]], "footer": null}]}}
    ```

    ```text
    use @name@
    use @name@ spread=20
    ```

    ## Cost

    Placing costs O(1) an item. The state is the number of items and the direction of the next one; an edit places \
    everything behind it anew.

    """
}
