import Reflow
import ReflowTesting
import Testing

@Suite("Numbers that are no lengths")
struct LayoutEngineErrorTests {
  /// Every number that a collection holds: how an error names it, whether it may be negative, and how
  /// it is set.
  static let numbers:
    [(place: String, mayBeNegative: Bool, set: @Sendable (inout LayoutCollection, Double) -> Void)] =
      [
        ("container, width", false, { $0.container.width = $1 }),
        ("container, height", false, { $0.container.height = $1 }),
        ("offset, x", true, { $0.offset.x = $1 }),
        ("offset, y", true, { $0.offset.y = $1 }),
        ("section 1, header", false, { $0.sections[1].header = $1 }),
        ("section 1, footer", false, { $0.sections[1].footer = $1 }),
        ("section 1, insets, top", true, { $0.sections[1].insets.top = $1 }),
        ("section 1, insets, left", true, { $0.sections[1].insets.left = $1 }),
        ("section 1, insets, bottom", true, { $0.sections[1].insets.bottom = $1 }),
        ("section 1, insets, right", true, { $0.sections[1].insets.right = $1 }),
        ("section 1, headerInsets, top", true, { $0.sections[1].headerInsets.top = $1 }),
        ("section 1, headerInsets, left", true, { $0.sections[1].headerInsets.left = $1 }),
        ("section 1, headerInsets, bottom", true, { $0.sections[1].headerInsets.bottom = $1 }),
        ("section 1, headerInsets, right", true, { $0.sections[1].headerInsets.right = $1 }),
        ("section 1, footerInsets, top", true, { $0.sections[1].footerInsets.top = $1 }),
        ("section 1, footerInsets, left", true, { $0.sections[1].footerInsets.left = $1 }),
        ("section 1, footerInsets, bottom", true, { $0.sections[1].footerInsets.bottom = $1 }),
        ("section 1, footerInsets, right", true, { $0.sections[1].footerInsets.right = $1 }),
        ("section 1, lineSpacing", true, { $0.sections[1].lineSpacing = $1 }),
        ("section 1, interitemSpacing", true, { $0.sections[1].interitemSpacing = $1 }),
        ("section 1, item 2, width", false, { $0.sections[1].items[2].width = $1 }),
        ("section 1, item 2, height", false, { $0.sections[1].items[2].height = $1 }),
      ]

  private let sound = LayoutCollection(
    container: Size(width: 100, height: 200),
    sections: [Section([(30, 20)]), Section(header: 10, [(30, 20), (40, 20), (50, 30)])])

  /// What the engine says when it refuses.
  private func refusal(_ collection: LayoutCollection, _ provider: AnyLayoutProvider) -> String? {
    do {
      _ = try LayoutEngine.layOut(collection, with: provider)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func everyBadNumberIsNamed(_ name: String) throws {
    let made = try SpecimenProviders.make(name)
    #expect(refusal(sound, made) == nil)
    for (place, mayBeNegative, set) in Self.numbers {
      let problems = [
        (Double.nan, "not a number; it must be a finite number"),
        (.infinity, "infinite; it must be a finite number"),
        (-.infinity, "infinite; it must be a finite number"),
        (-0.5, mayBeNegative ? nil : "negative (-0.5); it must be 0 or more"),
      ]
      for (number, problem) in problems {
        var collection = sound
        set(&collection, number)
        #expect(refusal(collection, made) == problem.map { "\(place): \($0)" })
      }
    }
  }

  @Test func theFirstBadNumberIsNamed() throws {
    var collection = sound
    collection.sections[1].items[1] = Size(width: .nan, height: -1)
    collection.sections[1].items[2] = Size(width: -1, height: 1)
    #expect(
      throws: LayoutError.badNumber(
        place: "section 1, item 2, width", problem: .negative, value: -1)
    ) {
      collection.sections[1].items[1] = .zero
      _ = try LayoutEngine.layOut(collection, with: provider("flow"))
    }
    collection.sections[1].items[1] = Size(width: .nan, height: -1)
    let message = refusal(collection, try provider("flow"))
    #expect(message?.hasPrefix("section 1, item 1, width: not a number") == true)
  }

  @Test func anItemThatTurnsBadIsNotTakenOver() throws {
    let made = try provider("left-align")
    let layout = try LayoutEngine.layOut(sound, with: made)
    var collection = sound
    collection.sections[1].items[0].width = .nan
    #expect(throws: LayoutError.self) {
      try LayoutEngine.layOut(collection, with: made, reusing: layout)
    }
  }

  /// Two depths that are finite one by one: the section is named, whichever rule refuses them.
  @Test(arguments: [
    "left-align", "flow", "horizontal", "waterfall columns=1", "column", "trailing-lines",
  ])
  func depthsThatAddUpToMoreThanANumberHolds(_ name: String) throws {
    let collection = LayoutCollection(100, [(80, 1e308), (80, 1e308)])
    #expect(refusal(collection, try provider(name))?.hasPrefix("section 0") == true)
    let headers = LayoutCollection(
      container: Size(width: 100, height: 100),
      sections: [Section(header: 1e308, footer: 1e308, [(80, 20)])])
    #expect(refusal(headers, try sections(of: name))?.hasPrefix("section 0") == true)
  }

  /// An item scaled to its column can be deeper than any number: lengths grow by more than sums.
  @Test func depthsThatAreScaledToMoreThanANumberHolds() throws {
    let made = try provider("waterfall columns=1 itemSizing=aspect")
    var collection = LayoutCollection(1_000, [(10, 10)])
    collection.sections.append(Section([(10, 10), (1e-250, 1e90)]))
    #expect(
      refusal(collection, made)
        == "section 1: its lengths add up to more than a number can hold")
  }

  /// Lengths that are finite one by one end in finite frames or in a refusal, never in a frame that is
  /// infinite or not a number.
  @Test(arguments: SpecimenProviders.all)
  func numbersOfAnyMagnitude(_ name: String) throws {
    let made = try SpecimenProviders.make(name)
    let hostile = [1e308, -1e308, -.greatestFiniteMagnitude, .leastNonzeroMagnitude]
    for (index, one) in Self.numbers.enumerated() {
      for other in Self.numbers[index...] {
        for number in hostile where number >= 0 || one.mayBeNegative && other.mayBeNegative {
          var collection = sound
          one.set(&collection, number)
          other.set(&collection, number)
          let trail = "\(one.place) and \(other.place) are \(number)"
          try Self.checkFinite(collection, made, trail)
        }
      }
    }
  }

  @Test func parametersOfAnyMagnitude() throws {
    for description in builtInRegistry.descriptions {
      for parameter in description.parameters {
        guard case .number = parameter.kind else { continue }
        for number in [1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
          var specification = ProviderSpecification(description.name)
          if description.name == "waterfall" { specification["itemSizing"] = .text("aspect") }
          specification[parameter.name] = .number(number)
          guard let made = try? builtInRegistry.provider(specification) else { continue }
          for width in [100, 1e60, 1e308] {
            var collection = sound
            collection.container.width = width
            try Self.checkFinite(collection, made, "\(specification.text), width \(width)")
          }
        }
      }
    }
  }

  private static func checkFinite(
    _ collection: LayoutCollection, _ provider: AnyLayoutProvider, _ trail: String
  ) throws(Violation) {
    guard let layout = try? LayoutEngine.layOut(collection, with: provider) else { return }
    let bad = layout.elements.first { !$0.frame.isFinite }
    try require(
      bad == nil && layout.contentSize.width.isFinite && layout.contentSize.height.isFinite,
      "every frame is finite", "\(trail): \(bad?.frame.text ?? "content")")
  }

  @Test func columnsFarApart() throws {
    var collection = LayoutCollection(100, Array(repeating: (10, 10), count: 8))
    collection.sections[0].lineSpacing = -1e308
    for spacing in [1e308, -1e308, 10] {
      collection.sections[0].interitemSpacing = spacing
      for name in ["waterfall columns=1", "waterfall columns=8", "horizontal", "left-align"] {
        guard let layout = try? LayoutEngine.layOut(collection, with: provider(name)) else {
          continue
        }
        #expect(layout.frames.allSatisfy { $0.isFinite }, "\(name), \(spacing): \(layout.listing)")
      }
    }
  }
}

extension Rect {
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
  }
}
