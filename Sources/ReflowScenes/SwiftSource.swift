import Reflow
import ReflowText

/// A scene as Swift code for an app: a function that returns the collection, one that makes the
/// provider, one that lays out, and the labels.
///
/// The code needs the libraries of this package that it imports, and nothing else. Sizes beyond a few
/// hundred are written as a text that is read when the code runs: a compiler takes minutes for an array
/// of a hundred thousand numbers, and no time for a text.
public struct SwiftSource {
  /// The code, line by line.
  public private(set) var lines: [String] = []
  private let scene: Scene
  private let layout: Layout
  private let providers: ProviderRegistry
  /// The sections in which a text is measured again because it is cut to its line.
  private var remeasured: Set<Int> = []
  /// The modules and types of the providers, by the module's name.
  private var types: [(module: String, type: String)] = []

  /// The most sizes that are written as an array.
  private static let longestArray = 500
  /// The most labels in one statement.
  private static let longestStatement = 100

  /// - Parameters:
  ///   - scene: what the code makes.
  ///   - layout: the scene's.
  ///   - providers: knows the types of the providers that the scene names.
  ///   - name: the name of the enumeration that holds the functions.
  /// - Throws: `SceneError` for a provider whose type cannot be named in another file.
  public init(
    _ scene: Scene, layout: Layout, providers: ProviderRegistry, name: String
  ) throws(SceneError) {
    self.scene = scene
    self.layout = layout
    self.providers = providers
    remeasured = Self.remeasured(layout)
    try add(typesOf: layout.provider.specification)
    for section in layout.collection.sections {
      if let provider = section.provider { try add(typesOf: provider.specification) }
    }
    write(name)
  }

  private mutating func write(_ name: String) {
    var modules = Set(types.map(\.module)).union(["Reflow"])
    if !remeasured.isEmpty { modules.insert("ReflowText") }
    lines = ["// A collection and its provider, written by Reflow's export.", ""]
    lines += modules.sorted().map { "import \($0)" }
    lines += ["", "enum \(name) {"]
    writeProvider()
    writeCollection()
    writeSections()
    writeLabels()
    writeSupport()
    lines.append("}")
  }

  private mutating func writeProvider() {
    let specification = layout.provider.specification
    lines += [
      "  /// Makes the provider.",
      "  static func provider() throws(ProviderError) -> AnyLayoutProvider {",
    ]
    lines.append("    try registry.provider(")
    lines.append("      \(SwiftLiteral.specification(specification, indent: 6)))")
    lines += ["  }", ""]
  }

  /// How making a section can fail: it has a provider of its own, or needs a font.
  private func failure(ofSection index: Int) -> String {
    if remeasured.contains(index) && scene.text.font != .grid { return " throws" }
    return layout.collection.sections[index].provider == nil ? "" : " throws(ProviderError)"
  }

  private mutating func writeCollection() {
    let collection = layout.collection
    let failures = Set(collection.sections.indices.map(failure)).filter { !$0.isEmpty }
    let throwing = failures.contains(" throws") ? " throws" : failures.first ?? ""
    let trying = throwing.isEmpty ? "" : "try "
    lines += [
      "  /// The collection that is laid out.",
      "  static func collection()\(throwing) -> LayoutCollection {",
      "    var collection = LayoutCollection(",
      "      container: \(SwiftLiteral.size(collection.container)),",
      "      scrollDirection: .\(collection.scrollDirection),",
      "      layoutDirection: .\(collection.layoutDirection),",
      "      offset: \(SwiftLiteral.point(collection.offset)))",
    ]
    for index in collection.sections.indices {
      let trying = failure(ofSection: index).isEmpty ? "" : "try "
      lines.append("    collection.sections.append(\(trying)section\(index)())")
    }
    // Nothing is appended to a collection without sections.
    if collection.sections.isEmpty { lines.append("    collection.sections = []") }
    lines += [
      "    return collection", "  }", "",
      "  /// Lays the collection out.",
      "  static func layout() throws -> Layout {",
      "    try LayoutEngine.layOut(\(trying)collection(), with: try provider())", "  }", "",
    ]
  }

  private mutating func writeSections() {
    for (index, section) in layout.collection.sections.enumerated() {
      lines.append(
        "  private static func section\(index)()\(failure(ofSection: index)) -> Section {")
      let items = writeItems(section.items)
      let isChanged = section.provider != nil || remeasured.contains(index)
      let arguments = SwiftLiteral.sectionArguments(section, items: items)
      lines.append(isChanged ? "    var section = Section(" : "    return Section(")
      lines.append(arguments.map { "      \($0)" }.joined(separator: ",\n") + ")")
      if let provider = section.provider {
        lines.append("    section.provider = try registry.itemProvider(")
        let specification = SwiftLiteral.specification(provider.specification, indent: 6)
        lines.append("      \(specification),")
        lines.append("      place: \"section \(index)\")")
      }
      if remeasured.contains(index) { writeRemeasure(index) }
      if isChanged { lines.append("    return section") }
      lines += ["  }", ""]
    }
  }

  /// Writes what has to stand before a section's sizes.
  /// - Returns: the expression that makes them.
  private mutating func writeItems(_ items: ItemList) -> String {
    guard let first = items.first else { return "[]" }
    if items.count > 1, items.allSatisfy({ $0 == first }) {
      return "ItemList(repeatElement(\(SwiftLiteral.size(first)), count: \(items.count)))"
    }
    let numbers = items.lazy.flatMap { [formatted($0.width), formatted($0.height)] }
    if items.count <= Self.longestArray {
      lines.append("    let sides: [Double] = [")
      lines += SwiftLiteral.rows(numbers.map { "\($0)," }, indent: 6)
      lines.append("    ]")
    } else {
      lines.append("    let sides = \"\"\"")
      lines += SwiftLiteral.rows(numbers, indent: 6)
      lines.append("      \"\"\"")
    }
    return "items(sides)"
  }

  /// Writes how a text that is cut to its line gets its size.
  private mutating func writeRemeasure(_ index: Int) {
    let items = scene.sections[index].items
    let texts = items.indices.filter {
      if case .text = items.content(at: $0) { true } else { false }
    }
    lines += SwiftLiteral.style(scene.text).map { "    \($0)" }
    lines.append("    let texts = labels()[\(index)]")
    if texts.count == items.count {
      lines.append("    section.remeasure = { item, width in")
    } else {
      lines.append("    let measured: Set<Int> = [")
      lines += SwiftLiteral.rows(texts.map { "\($0)," }, indent: 6)
      lines += ["    ]", "    section.remeasure = { item, width in"]
      lines.append("      guard measured.contains(item) else { return nil }")
    }
    lines.append("      return style.size(of: texts[item], limit: width)")
    lines.append("    }")
  }

  private mutating func writeLabels() {
    let sections = scene.sections.map(\.items).map { items in
      items.indices.map { items.content(at: $0).label ?? "" }
    }
    guard sections.contains(where: { $0.contains { !$0.isEmpty } }) else { return }
    lines += [
      "  /// What the items show, section by section; empty for one that shows nothing.",
      "  static func labels() -> [[String]] {",
      "    var labels = [[String]](repeating: [], count: \(sections.count))",
    ]
    for (index, labels) in sections.enumerated() {
      for start in stride(from: 0, to: labels.count, by: Self.longestStatement) {
        let part = labels[start..<min(start + Self.longestStatement, labels.count)]
        lines.append("    labels[\(index)] += [")
        lines += SwiftLiteral.rows(part.map { "\(SwiftLiteral.text($0))," }, indent: 6)
        lines.append("    ]")
      }
    }
    lines += ["    return labels", "  }", ""]
  }

  private mutating func writeSupport() {
    if lines.contains(where: { $0.hasPrefix("    let sides") }) {
      lines += [
        "  /// Items from their widths and heights, one after another.",
        "  private static func items(_ sides: [Double]) -> ItemList {",
        "    ItemList(",
        "      stride(from: 0, to: sides.count, by: 2).map {",
        "        Size(width: sides[$0], height: sides[$0 + 1])", "      })", "  }", "",
      ]
    }
    if lines.contains("    let sides = \"\"\"") {
      lines += [
        "  /// The same from a text, which a compiler reads faster than thousands of numbers.",
        "  private static func items(_ sides: String) -> ItemList {",
        "    items(sides.split { $0.isWhitespace }.map { Double($0)! })", "  }", "",
      ]
    }
    lines += ["  private static let registry: ProviderRegistry = {"]
    lines.append("    var registry = ProviderRegistry()")
    lines += types.map { "    registry.register(\($0.type).self)" }
    lines += ["    return registry", "  }()"]
  }
}

extension SwiftSource {
  private mutating func add(typesOf specification: ProviderSpecification) throws(SceneError) {
    let name = specification.name
    let typeName = providers.typeName(of: name) ?? ""
    let parts = typeName.split(separator: ".", maxSplits: 1).map(String.init)
    let isNameable = typeName.utf8.allSatisfy {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 >= 0x80
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
    }
    guard parts.count == 2, isNameable else {
      throw SceneError(
        place: "provider", message: "\(name) is made by a type that no other file can name")
    }
    if !types.contains(where: { $0 == (parts[0], parts[1]) }) { types.append((parts[0], parts[1])) }
    for parameter in specification.parameters {
      if case .provider(let inner) = parameter.value { try add(typesOf: inner) }
    }
  }

  /// The sections whose frames are others where no text can be measured again.
  private static func remeasured(_ layout: Layout) -> Set<Int> {
    var collection = layout.collection
    let sections = collection.sections.indices.filter { collection.sections[$0].remeasure != nil }
    guard !sections.isEmpty else { return [] }
    for section in sections { collection.sections[section].remeasure = nil }
    let bare = try? LayoutEngine.layOut(collection, with: layout.provider)
    return Set(
      sections.filter {
        bare?.frames(ofItemsInSection: $0) != layout.frames(ofItemsInSection: $0)
      })
  }
}
