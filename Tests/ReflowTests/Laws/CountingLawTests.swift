import Reflow
import ReflowTesting
import Testing

/// What a change costs, counted and not timed.
@Suite("Counting laws")
struct CountingLawTests {
  private func layouts(
    _ name: String, _ change: (inout LayoutCollection) -> Void
  ) throws -> [(Specimen, Layout)] {
    try (0..<30).map { seed in
      let collection = try RandomCollections.make(
        seed: seed, largest: 300, providers: SpecimenProviders.makeItemProviders())
      var specimen = Specimen(
        trail: "\(name), seed \(seed)", collection: collection,
        provider: try SpecimenProviders.make(name, seed))
      let before = try specimen.layout()
      #expect(before.work.itemsPlaced == collection.sections.reduce(0) { $0 + $1.items.count })
      change(&specimen.collection)
      return (specimen, try specimen.layout(reusing: before))
    }
  }

  /// Items of sections whose provider looks at what has changed.
  private func items(_ specimen: Specimen, where looks: (ProviderDescription) -> Bool) -> Int {
    let collection = specimen.collection
    let descriptions = specimen.provider.takingPart(in: collection)
    return zip(collection.sections, descriptions).reduce(0) {
      $0 + (looks($1.1) ? $1.0.items.count : 0)
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func theOffsetPlacesNothing(_ name: String) throws {
    let layouts = try layouts(name) { $0.offset = Point(x: $0.offset.x + 11, y: 70) }
    for (specimen, layout) in layouts {
      #expect(layout.work.itemsPlaced == 0, "\(specimen.trail)")
      #expect(layout.work.sectionsReused == layout.sectionCount, "\(specimen.trail)")
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func theExtentAlongTheScrollAxisPlacesNothing(_ name: String) throws {
    let layouts = try layouts(name) { collection in
      switch collection.scrollDirection {
      case .vertical: collection.container.height += 13
      case .horizontal: collection.container.width += 13
      }
    }
    for (specimen, layout) in layouts {
      let expected = items(specimen) { $0.needs.contains(.containerDepth) || $0.isPhysical }
      #expect(layout.work.itemsPlaced == expected, "\(specimen.trail)")
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func oneSectionIsPlacedAnew(_ name: String) throws {
    let layouts = try layouts(name) { collection in
      collection.editFirst { $0.items.append(Size(width: 10, height: 10)) }
    }
    for (specimen, layout) in layouts {
      let expected = specimen.collection.sections.first?.items.count ?? 0
      #expect(layout.work.itemsPlaced == expected, "\(specimen.trail)")
    }
  }

  @Test(arguments: SpecimenProviders.all)
  func headersPlaceNothing(_ name: String) throws {
    let layouts = try layouts(name) { collection in
      collection.editFirst {
        $0.header += 5
        $0.headerInsets.bottom += 2
        $0.footer += 3
      }
    }
    for (specimen, layout) in layouts {
      #expect(layout.work.itemsPlaced == 0, "\(specimen.trail)")
    }
  }
}
