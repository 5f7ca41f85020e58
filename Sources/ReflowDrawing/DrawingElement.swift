import Reflow

/// One thing of a drawing: a shape in a frame, with a text in it or without.
public struct DrawingElement: Sendable {
  /// What fills the frame.
  public enum Shape: Hashable, Sendable {
    /// Corners are rounded by a radius, in points.
    case rectangle(cornerRadius: Double)
    /// Slanted lines on a fill.
    case hatch
    /// From the frame's origin to its far corner; a frame of no size is a dot.
    case line
  }

  public var purpose: DrawingPurpose
  /// In points; a layout's element has exactly the layout's numbers.
  public var frame: Rect
  public var shape: Shape
  public var fill: DrawingRole?
  /// An edge is drawn within the frame and never across it.
  public var edge: DrawingRole?
  /// In points.
  public var edgeWidth: Double
  public var isDashed: Bool
  /// Whether it throws a small shadow: it lies above what scrolls beneath it.
  public var hasShadow: Bool
  public var text: DrawingText?
  /// How it comes to be as it is, where the drawing is animated.
  public var transition: DrawingTransition?

  public init(
    _ purpose: DrawingPurpose, _ frame: Rect, shape: Shape = .rectangle(cornerRadius: 0),
    fill: DrawingRole? = nil, edge: DrawingRole? = nil, edgeWidth: Double = 1,
    isDashed: Bool = false, hasShadow: Bool = false, text: DrawingText? = nil,
    transition: DrawingTransition? = nil
  ) {
    self.purpose = purpose
    self.frame = frame
    self.shape = shape
    self.fill = fill
    self.edge = edge
    self.edgeWidth = edgeWidth
    self.isDashed = isDashed
    self.hasShadow = hasShadow
    self.text = text
    self.transition = transition
  }
}

/// What a thing of a drawing stands for. Its identifier and class in a file follow from it.
public enum DrawingPurpose: Hashable, Sendable {
  /// Page, content and the like.
  case backdrop
  case element(Element)
  /// Where an element stood before.
  case oldPlace(Element)
  /// An element that is there no more, by its old name.
  case gone(Element)
  case inset
  case spacing
  case viewport
  case lineNumber(section: Int, line: Int)
  case index(ItemPath)
  case legend
  case note

  /// `item-0-4`, `header-1`, `was-item-0-4`; nil for what there may be several of.
  public var identifier: String? {
    switch self {
    case .element(let element): Self.identifier(of: element)
    case .oldPlace(let element): "was-" + Self.identifier(of: element)
    case .gone(let element): "gone-" + Self.identifier(of: element)
    case .lineNumber(let section, let line): "line-\(section)-\(line)"
    default: nil
    }
  }

  /// `item`, `header`, `inset` and so on.
  public var className: String {
    switch self {
    case .backdrop: "backdrop"
    case .element(.item): "item"
    case .element(.header): "header"
    case .element(.footer): "footer"
    case .oldPlace: "was"
    case .gone: "gone"
    case .inset: "inset"
    case .spacing: "spacing"
    case .viewport: "viewport"
    case .lineNumber: "line-number"
    case .index: "index"
    case .legend: "legend"
    case .note: "note"
    }
  }

  private static func identifier(of element: Element) -> String {
    switch element {
    case .item(let path): "item-\(path.section)-\(path.item)"
    case .header(let section): "header-\(section)"
    case .footer(let section): "footer-\(section)"
    }
  }
}

/// How an element comes to its place in an animated drawing.
public enum DrawingTransition: Hashable, Sendable {
  /// It moves and grows from a frame.
  case from(Rect)
  /// It fades in.
  case came
  /// It fades out, and is not there in the end.
  case went
}

/// A text within a box: set in lines, cut with an ellipsis where it does not fit, left out where not
/// even that does.
public struct DrawingText: Hashable, Sendable {
  /// How lines are aligned.
  public enum Alignment: Hashable, Sendable {
    /// A single line in the middle, several ones from the side on which reading begins.
    case label
    case leading
    case center
    case trailing
  }

  /// As it was given: whoever writes it makes it harmless.
  public var string: String
  public var font: DrawingFont
  public var color: DrawingRole
  /// It never reaches out of it.
  public var box: Rect
  /// The distance from the box's left and right sides at which its lines were broken when it was
  /// measured; given up where the text fits no other way.
  public var padding: Double
  public var alignment: Alignment
  /// Whether it becomes smaller rather than be cut: half a number would be a wrong one.
  public var mayShrink: Bool

  public init(
    _ string: String, font: DrawingFont, color: DrawingRole, box: Rect, padding: Double = 0,
    alignment: Alignment = .label, mayShrink: Bool = false
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.box = box
    self.padding = padding
    self.alignment = alignment
    self.mayShrink = mayShrink
  }
}
