import Reflow
import ReflowText

/// A collection with its provider, and the frames that must come out if it is a test: one JSON object
/// of a scene file.
///
/// Everything is kept as it was written (a section's own insets, an item's text), so that a scene can
/// be written again. `collection(providers:)` makes of it what the engine takes.
public struct Scene: Sendable {
  /// The version of the format.
  public static let formatVersion = 1

  /// For people; no effect.
  public var id: String?
  public var note: String?
  public var source: String?
  public var certainty: String?
  /// The viewport, in points.
  public var container = Size(width: 320, height: 480)
  public var scrollDirection = ScrollDirection.vertical
  public var layoutDirection = LayoutDirection.leftToRight
  /// The viewport's origin in content coordinates.
  public var offset = Point.zero
  public var insets = Insets.zero
  public var lineSpacing = 10.0
  public var interitemSpacing = 10.0
  public var provider = ProviderSpecification("left-align")
  public var sections: [SceneSection] = []
  /// How items that show a text are sized. Assigning measures every text again.
  public var text: TextStyle {
    get { textStyle }
    set { setText(newValue) { _ in } }
  }
  private var textStyle = TextStyle()
  public var expected: ExpectedLayout?
  /// How far a right answer may differ from any number in `expected`, in points.
  public var tolerance = Fit.tolerance

  public init() {}

  /// Sizes the items that show a text in another style.
  /// - Parameters:
  ///   - style: the new one.
  ///   - check: called now and then with how many items are done; what it throws ends it, and the scene
  ///     is of no use then.
  public mutating func setText<Failure: Error>(
    _ style: TextStyle, check: (_ done: Int) throws(Failure) -> Void
  ) throws(Failure) {
    guard style != textStyle else { return }
    textStyle = style
    var before = 0
    for index in sections.indices {
      try sections[index].items.measure(style) { (done) throws(Failure) in
        try check(before + done)
      }
      before += sections[index].items.count
    }
  }

  public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}

/// A section of a scene. What is nil is the scene's own.
public struct SceneSection: Sendable {
  public var items = SceneItems()
  /// Extent along the scroll axis, in points; 0 means none.
  public var header = 0.0
  public var footer = 0.0
  public var headerInsets = Insets.zero
  public var footerInsets = Insets.zero
  public var insets: Insets?
  public var lineSpacing: Double?
  public var interitemSpacing: Double?
  public var provider: ProviderSpecification?

  public init() {}
}

/// The frames that must come out of a scene.
public struct ExpectedLayout: Hashable, Sendable {
  /// Nil where it is not tested.
  public var contentSize: Size?
  public var sections: [SectionFrames]

  public init(contentSize: Size?, sections: [SectionFrames]) {
    self.contentSize = contentSize
    self.sections = sections
  }
}

/// The frames of a section's elements; nil where there is no such view.
public struct SectionFrames: Hashable, Sendable {
  public var header: Rect?
  public var items: [Rect]
  public var footer: Rect?

  public init(header: Rect?, items: [Rect], footer: Rect?) {
    self.header = header
    self.items = items
    self.footer = footer
  }
}
