/// What a person has set for the session and not for the scene; undoing leaves it alone.
struct SessionSettings: Sendable {
  /// Command lines that run after each change.
  var watches: [String] = []
  /// Whether each answer says how long it took.
  var isTimed = false
  /// The form of lists.
  var format = ListFormat.table
  /// The picture that is written again after each command.
  var mirror: PictureFile?
}

/// The form in which a list is answered.
enum ListFormat: String, CaseIterable, Sendable {
  /// Columns for people.
  case table
  /// One line of JSON.
  case json
  /// A header line and one record a line.
  case csv
}
