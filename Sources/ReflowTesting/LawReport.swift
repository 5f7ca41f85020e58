import Reflow
import ReflowDrawing
import ReflowScenes

/// What came of running a provider through the laws: a verdict for each.
///
///     let report = try checkLayoutProvider(ColumnProvider.self)
///     for verdict in report.verdicts { print(verdict.line) }
///     for failure in report.failures { Issue.record("\(failure.text)") }
public struct LawReport: Sendable {
  /// The provider, with every parameter spelled out.
  public let provider: ProviderSpecification
  /// One for each law, in the order in which they are checked.
  public let verdicts: [LawVerdict]

  /// The laws that do not hold, the most fundamental first. What is behind the first one may follow
  /// from it.
  public var failures: [LawFailure] { verdicts.compactMap(\.failure) }

  /// Whether every law holds that the provider promises.
  public var isSound: Bool {
    verdicts.allSatisfy {
      switch $0.finding {
      case .holds, .notPromised: true
      case .broken, .notChecked: false
      }
    }
  }

  /// A line a law, and behind them every failure with its picture and its scene.
  public var text: String {
    (verdicts.map(\.line) + failures.map { "\n" + $0.text }).joined(separator: "\n")
  }
}

/// What is known of one law.
public struct LawVerdict: Sendable {
  public enum Finding: Sendable {
    /// It held for so many collections.
    case holds(collections: Int)
    /// The provider does not promise it; why.
    case notPromised(String)
    case broken(LawFailure)
    /// The check ended before; why.
    case notChecked(String)
  }

  public let law: Law
  public let finding: Finding

  public var failure: LawFailure? {
    if case .broken(let failure) = finding { failure } else { nil }
  }

  /// `holds        query = filter (64 collections)`
  public var line: String {
    switch finding {
    case .holds(let count):
      "holds         \(law.rawValue) (\(count == 1 ? "1 collection" : "\(count) collections"))"
    case .notPromised(let reason): "not promised  \(law.rawValue): \(reason)"
    case .broken(let failure): "BROKEN        \(law.rawValue): \(failure.message)"
    case .notChecked(let reason): "not checked   \(law.rawValue): \(reason)"
    }
  }
}

/// A law that does not hold, with the smallest collection for which it was found not to.
public struct LawFailure: Sendable {
  public let law: Law
  /// What went wrong, with items and numbers.
  public let message: String
  /// The provider with the parameters for which it went wrong.
  public let provider: ProviderSpecification
  public let collection: LayoutCollection
  /// The collection as it is laid out, in ASCII, line by line; empty where there is nothing to draw.
  public let picture: [String]

  public var itemCount: Int { collection.sections.reduce(0) { $0 + $1.items.count } }

  /// The collection and the provider on one line of JSON, for a file that `reflow` opens.
  public var scene: String {
    var scene = Scene(collection, provider: provider)
    scene.id = "\(provider.name): \(law.rawValue)"
    return String(scene.json(isPretty: false).prefix { $0 != "\n" })
  }

  /// Law, message, picture and scene, for people.
  public var text: String {
    var lines = ["\(law.rawValue): \(law.statement)", message] + picture
    lines.append("as a scene, to be pasted into reflow:")
    return (lines + [scene]).joined(separator: "\n")
  }
}

extension Scene {
  /// A collection of items without texts, as a scene.
  init(_ collection: LayoutCollection, provider: ProviderSpecification) {
    self.init()
    container = collection.container
    scrollDirection = collection.scrollDirection
    layoutDirection = collection.layoutDirection
    offset = collection.offset
    self.provider = provider
    sections = collection.sections.map { section in
      var made = SceneSection()
      made.items.append(contentsOf: section.items.map { SceneItem(size: $0) })
      made.header = section.header
      made.footer = section.footer
      made.headerInsets = section.headerInsets
      made.footerInsets = section.footerInsets
      // What is the scene's own already is left out, for those who read it.
      made.insets = section.insets == insets ? nil : section.insets
      made.lineSpacing = section.lineSpacing == lineSpacing ? nil : section.lineSpacing
      made.interitemSpacing =
        section.interitemSpacing == interitemSpacing ? nil : section.interitemSpacing
      return made
    }
  }
}

extension LawFailure {
  /// The greatest extents of a collection that is drawn: beyond, there is nothing to be seen in text.
  private static let greatestDrawn = 1e6

  init(
    _ violation: Violation, of law: Law, by provider: AnyLayoutProvider,
    _ collection: LayoutCollection
  ) {
    self.law = law
    message = "\(violation.law): \(violation.details)"
    self.provider = provider.specification
    self.collection = collection
    picture = Self.picture(of: collection, by: provider)
  }

  private static func picture(
    of collection: LayoutCollection, by provider: AnyLayoutProvider
  ) -> [String] {
    guard let layout = try? LayoutEngine.layOut(collection, with: provider) else { return [] }
    let content = layout.contentSize
    let isDrawable =
      max(content.width, content.height) < greatestDrawn
      && layout.elements.allSatisfy { attributes in
        let frame = attributes.frame
        return [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy {
          $0.magnitude < greatestDrawn
        }
      }
    guard isDrawable else { return [] }
    return TextPicture(
      PictureSubject(layout: layout), options: PictureOptions(columns: 72, rows: 24, isASCII: true)
    ).lines
  }
}
