import Reflow
import Synchronization

/// The fonts of a machine, or those that a configuration of Fontconfig's names, and what was measured in
/// them.
///
/// Made without a file it is the machine's, as every program sees it (`FONTCONFIG_FILE` is heeded). Any
/// thread may use it; one text is set at a time. Every measurement is kept, and answered again without
/// setting anything, until the texts kept take more than `largestMemory`; then the older ones go.
public final class FontCatalog: Sendable {
  /// The machine's fonts. Looked for when they are first asked for.
  public static let system = FontCatalog()

  /// The catalog that fonts are taken from within a task, instead of the machine's: how tests pin theirs.
  @TaskLocal public static var pinned: FontCatalog?

  /// The catalog that a font is taken from where none is named.
  public static var current: FontCatalog { pinned ?? system }

  /// How many bytes the texts take whose measurements are kept, about.
  public static let largestMemory = 64 << 20

  private let contents: Mutex<FontCatalogContents>

  private init() { contents = Mutex(FontCatalogContents(finder: FontFinder())) }

  /// The fonts of a configuration file and no others.
  /// - Throws: `FontError` where the file cannot be read or holds no configuration.
  public init(configurationFile file: String) throws(FontError) {
    guard let finder = FontFinder(configurationFile: file) else {
      throw .unreadableConfiguration(file)
    }
    contents = Mutex(FontCatalogContents(finder: finder))
  }

  /// The families, in alphabetical order; empty where there are no fonts. The names that Fontconfig
  /// stands in for (`FontCatalog.genericFamilies`) are not among them.
  public var families: [String] { contents.withLock { $0.families } }

  /// Names that mean whatever family the machine prefers.
  public static let genericFamilies = ["sans", "sans-serif", "serif", "monospace", "system-ui"]

  /// The name of a font as the catalog spells it.
  func resolved(_ name: String) throws(FontError) -> String {
    try contents.withLock { (contents) throws(FontError) in try contents.resolve(name) }
  }

  /// How large a text is in a font, by its resolved name.
  func measure(_ text: String, in font: String, wrappedAt width: Double?) -> TextExtent {
    contents.withLock { $0.measure(text, in: font, wrappedAt: width) }
  }

  /// What measuring has taken so far.
  public var work: TextWork { contents.withLock { $0.work } }
}

extension FontCatalog: Hashable {
  public static func == (first: FontCatalog, second: FontCatalog) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How much measuring was done.
public struct TextWork: Hashable, Sendable {
  /// Texts that were set: each text once in a font, and once for each width that it was wrapped at.
  public var textsSet = 0
  /// Measurements that were answered from those before.
  public var textsKnown = 0
  /// How many bytes the texts take that are kept, about.
  public var bytesHeld = 0

  public init() {}
}
