import Reflow
import ReflowScenes

extension CommandCatalog {
  static let describe = Command(
    name: "describe", group: .providers,
    summary: "describes a provider, its parameters, and what others call them",
    brief: "tells of a provider",
    arguments: [Argument("NAME", .provider, isOptional: true)],
    details: ["Without a name the one in use, with the values that it has."],
    example: ["describe waterfall"],
    related: ["providers", "use", "set"],
    action: .look { (workspace, arguments) throws(CommandError) in
      let current = workspace.provider
      var description = current.description
      var specification = current.specification
      if let word = arguments.words.first, word.text != description.name {
        guard let other = workspace.providers.description(of: word.text) else {
          let names = workspace.providers.descriptions.map(\.name)
          let error = ProviderError.unknownProvider(
            name: word.text, nearest: nearestName(to: word.text, among: names))
          throw CommandError(error.message, at: word.place)
        }
        description = other
        specification = ProviderSpecification(other.name)
      }
      var report = Report(description.table(values: specification))
      report.sample = SampleLayout.layout(specification, workspace.providers)
      return report
    })
}

extension ProviderDescription {
  /// The description in lines: what it does, its parameters with their values, and what others call
  /// all that.
  fileprivate func table(values: ProviderSpecification) -> [String] {
    var lines = "\(name): \(summary)".wrapped(indent: 0)
    for parameter in parameters {
      let standard = parameter.defaultValue.description
      let value = values[parameter.name]?.description ?? standard
      lines.append("  \(parameter.name)=\(value)")
      lines += parameter.meaning.wrapped(indent: 6)
      lines += "\(parameter.kind.expectation); default \(standard)".wrapped(indent: 6)
      lines += parameter.knownAs.lines(indent: 6)
    }
    if parameters.isEmpty { lines.append("  no parameters") }
    let names = knownAs.lines(indent: 2)
    return names.isEmpty ? lines : lines + ["known as"] + names
  }
}

extension Naming {
  /// One line for each that has a word: `UIKit    minimumLineSpacing`.
  fileprivate func lines(indent: Int) -> [String] {
    [("UIKit", uiKit), ("CSS", css), ("SwiftUI", swiftUI)].flatMap { who, word -> [String] in
      guard let word else { return [] }
      return "\(who.padded(to: 7)) \(word)".wrapped(indent: indent, hanging: indent + 8)
    }
  }
}

/// A few items laid out by a provider, to show what it does.
enum SampleLayout {
  /// Widths and heights that differ, so that lines and columns come out uneven.
  private static let sizes: ItemList = [
    Size(width: 70, height: 30), Size(width: 50, height: 50), Size(width: 90, height: 30),
    Size(width: 60, height: 40), Size(width: 80, height: 30), Size(width: 50, height: 30),
    Size(width: 70, height: 50),
  ]

  /// - Returns: nil where the provider cannot be made, or its parameters are too extreme for it.
  static func layout(
    _ specification: ProviderSpecification, _ providers: ProviderRegistry
  ) -> Layout? {
    guard let provider = try? providers.provider(specification) else { return nil }
    let description = provider.description
    var section = Section(items: sizes)
    if provider.placesHeaders {
      section.header = 20
      section.footer = 20
    }
    // One that fills a page, a ring say, gets a page with room in it.
    if description.isPhysical {
      section.items = ItemList(repeatElement(Size(width: 40, height: 30), count: sizes.count))
    }
    var collection = LayoutCollection(
      container: description.isPhysical
        ? Size(width: 280, height: 280) : Size(width: 240, height: 70),
      scrollDirection: description.preferredScrollDirection ?? .vertical, sections: [section])
    let layout = try? LayoutEngine.layOut(collection, with: provider)
    guard let content = layout?.contentSize, collection.scrollDirection == .vertical,
      !description.isPhysical
    else { return layout }
    // All of it is shown, as far as it goes on a screen.
    collection.container.height = min(content.height, 240)
    return try? LayoutEngine.layOut(collection, with: provider)
  }
}
