import Reflow

/// Writes a page as one file of HTML that needs nothing else: style and script are in it, nothing is
/// loaded, and its policy says so to the browser.
///
///     let html = try PageWriter().bytes(of: page)
///
/// Whatever a label holds is text: it is escaped, in content and in attributes, and no data stands in
/// the script, which is the same in every page.
public struct PageWriter: Sendable {
  /// Which of the two palettes a page shows.
  public enum Scheme: Sendable {
    /// The one that its reader prefers.
    case automatic
    case light
    case dark
  }

  public var light: Palette
  public var dark: Palette
  public var scheme: Scheme
  /// Pixels a point, above 0.
  public var scale: Double

  public init(
    light: Palette = .light, dark: Palette = .dark, scheme: Scheme = .automatic, scale: Double = 1
  ) {
    self.light = light
    self.dark = dark
    self.scheme = scheme
    self.scale = scale
  }

  /// The page as UTF-8. O(elements and rows).
  /// - Throws: `DrawingError` for a drawing that SVG does not hold.
  public func bytes(of page: Page) throws(DrawingError) -> [UInt8] {
    var document = PageDocument(self)
    try document.write(page)
    return document.output.bytes
  }

  /// The style with the palettes.
  var style: String {
    let light = rules(self.light)
    let dark = rules(self.dark)
    // Paper is light.
    let colors =
      switch scheme {
      case .automatic:
        ":root{color-scheme:light dark;\(light)}\n"
          + "@media screen and (prefers-color-scheme:dark){:root{\(dark)}}\n"
      case .light: ":root{color-scheme:light;\(light)}\n"
      case .dark: ":root{color-scheme:dark;\(dark)}\n@media print{:root{\(light)}}\n"
      }
    return colors + PageStyle.text
  }

  private func rules(_ palette: Palette) -> String {
    DrawingRole.allCases.map { "\($0.propertyName):\(palette[$0].hex)" }.joined(separator: ";")
  }

  /// What the page may do: show its own style and run its own script. Nothing may be loaded.
  static func policy(style: String) -> String {
    "default-src 'none'; style-src 'sha256-\(SHA256Digest(of: style).base64)'; "
      + "script-src 'sha256-\(SHA256Digest(of: PageScript.text).base64)'; "
      + "base-uri 'none'; form-action 'none'"
  }
}
