import Reflow

extension Scene {
  /// Reads a scene from one JSON value, as `json(isPretty:)` writes it.
  /// - Parameters:
  ///   - json: one object.
  ///   - line: the line of a file on which the text begins, for the error.
  /// - Throws: `SceneError` for text that is not JSON and for a scene that breaks the format.
  public init(json: String, line: Int = 1) throws(SceneError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.parse(json, firstLine: line)
    } catch {
      throw SceneError(
        place: "column \(error.column)", message: error.message, line: error.line)
    }
    self = try SceneReader.scene(from: value)
  }
}
