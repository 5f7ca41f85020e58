import Reflow

/// Why a drawing could not be made or written.
public struct DrawingError: Error, Hashable, Sendable {
  /// What is wrong, the rule with its number, and what to do.
  public var message: String

  public init(_ message: String) { self.message = message }

  static func tooManyElements(_ count: Int) -> DrawingError {
    DrawingError(
      "\(count) elements; a picture holds at most \(Drawing.mostElements); "
        + "--viewport draws those in view")
  }

  static func noArea(_ size: Size) -> DrawingError {
    DrawingError(
      "the viewport is \(formatted(size.width)) × \(formatted(size.height)) points; "
        + "a picture needs a width and a height above 0")
  }
}
