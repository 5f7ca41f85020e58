/// Why a scene is refused: the place in it, and the rule that is broken.
public struct SceneError: Error, Hashable, Sendable {
  /// Where in the scene, such as `section 0, item 3, width`; empty for the scene as a whole.
  public var place: String
  public var message: String
  /// The line of the file, from 1; nil where the scene comes from no file.
  public var line: Int?

  public init(place: String, message: String, line: Int? = nil) {
    self.place = place
    self.message = message
    self.line = line
  }

  /// Place and message: `section 0, item 3, width: negative (-1); it must be 0 or more`.
  public var description: String { place.isEmpty ? message : "\(place): \(message)" }
}
