/// What a colour is for. A palette says which one that is.
public enum DrawingRole: Int, CaseIterable, Hashable, Sendable {
  /// Around the content.
  case page
  case content
  case contentEdge
  case item
  case itemEdge
  case itemText
  case header
  case headerEdge
  case headerText
  case footer
  case footerEdge
  case footerText
  /// The edge of a header or footer that is pinned.
  case pinnedEdge
  case changed
  case changedEdge
  case changedText
  case selectedEdge
  /// The dashed outline where something stood before.
  case oldPlace
  case inset
  case spacing
  case spacingLine
  case viewport
  case noteText
  case shadow
}

extension DrawingRole {
  /// The name of the colour in a page's style: `--itemEdge`.
  var propertyName: String { "--\(self)" }
}

/// A colour in sRGB, each part from 0 to 255.
public struct DrawingColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// - Parameter hex: `0xRRGGBB`.
  public init(_ hex: UInt32) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
  }

  /// `#rrggbb`.
  public var hex: String {
    let digits = Array("0123456789abcdef")
    return [red, green, blue].reduce("#") { text, part in
      text + String([digits[Int(part >> 4)], digits[Int(part & 15)]])
    }
  }
}

/// The colours of a drawing.
public struct Palette: Hashable, Sendable {
  private var colors: [DrawingColor]

  /// - Parameter color: the colour of each role.
  public init(_ color: (DrawingRole) -> DrawingColor) {
    colors = DrawingRole.allCases.map(color)
  }

  public subscript(role: DrawingRole) -> DrawingColor {
    get { colors[role.rawValue] }
    set { colors[role.rawValue] = newValue }
  }

  public static let light = Palette { role in
    switch role {
    case .page: DrawingColor(0xF3F4F6)
    case .content: DrawingColor(0xFFFFFF)
    case .contentEdge: DrawingColor(0xD3D8E0)
    case .item: DrawingColor(0xDCE8FB)
    case .itemEdge: DrawingColor(0x7EA3DC)
    case .itemText: DrawingColor(0x1B2B45)
    case .header: DrawingColor(0xE4DDF7)
    case .headerEdge: DrawingColor(0xA08BD8)
    case .headerText: DrawingColor(0x2F2257)
    case .footer: DrawingColor(0xDDF1E4)
    case .footerEdge: DrawingColor(0x74B38C)
    case .footerText: DrawingColor(0x1B3F2A)
    case .pinnedEdge: DrawingColor(0x5B3FB0)
    case .changed: DrawingColor(0xFFE3B8)
    case .changedEdge: DrawingColor(0xDE8F2A)
    case .changedText: DrawingColor(0x4A2B00)
    case .selectedEdge: DrawingColor(0x1F5FD0)
    case .oldPlace: DrawingColor(0xA9763A)
    case .inset: DrawingColor(0xFAE1E9)
    case .spacing: DrawingColor(0xDFF3F1)
    case .spacingLine: DrawingColor(0x9CD3CE)
    case .viewport: DrawingColor(0x525D70)
    case .noteText: DrawingColor(0x454D5C)
    case .shadow: DrawingColor(0x000000)
    }
  }

  public static let dark = Palette { role in
    switch role {
    case .page: DrawingColor(0x121419)
    case .content: DrawingColor(0x1C2027)
    case .contentEdge: DrawingColor(0x373E4A)
    case .item: DrawingColor(0x233B61)
    case .itemEdge: DrawingColor(0x5D89CC)
    case .itemText: DrawingColor(0xEAF1FF)
    case .header: DrawingColor(0x3D3163)
    case .headerEdge: DrawingColor(0x8670CC)
    case .headerText: DrawingColor(0xF0EBFF)
    case .footer: DrawingColor(0x1F4632)
    case .footerEdge: DrawingColor(0x5AA67B)
    case .footerText: DrawingColor(0xE6F7EC)
    case .pinnedEdge: DrawingColor(0xC5B5FF)
    case .changed: DrawingColor(0x654210)
    case .changedEdge: DrawingColor(0xF0A83F)
    case .changedText: DrawingColor(0xFFF3DF)
    case .selectedEdge: DrawingColor(0x8FBBFF)
    case .oldPlace: DrawingColor(0xD9A25C)
    case .inset: DrawingColor(0x43242F)
    case .spacing: DrawingColor(0x16393B)
    case .spacingLine: DrawingColor(0x2F6B6C)
    case .viewport: DrawingColor(0xA3AEC0)
    case .noteText: DrawingColor(0xB9C1CE)
    case .shadow: DrawingColor(0x000000)
    }
  }
}
