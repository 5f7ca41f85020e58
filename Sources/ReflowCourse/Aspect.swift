import Reflow

/// What of a workspace may differ from the start: `only width, insets changed`.
enum Aspect: String, CaseIterable, Sendable {
  case width, height, insets, spacing
  /// Its name, and its parameters.
  case provider
  /// The parameters, as long as the provider keeps its name.
  case parameters
  case items
  /// How many there are.
  case sections
  /// Their extents and insets.
  case headers, footers
  case scroll, direction, offset
  /// How texts are measured: the font, the padding and the like.
  case text

  /// Names with commas between.
  static func aspects(_ words: ArraySlice<ConditionWord>) throws(LineProblem) -> Set<Aspect> {
    var aspects: Set<Aspect> = []
    for (index, word) in zip(words.indices, words) {
      var name = word.text
      let isLast = index == words.endIndex - 1
      if !isLast {
        guard name.hasSuffix(",") else {
          throw LineProblem(column: word.column, "a comma is missing behind \(quoted(name))")
        }
        name.removeLast()
      }
      guard let aspect = Aspect(rawValue: name) else {
        let known = allCases.map(\.rawValue)
        throw LineProblem(
          column: word.column,
          "nothing is called \(quoted(name))" + suggestion(nearestName(to: name, among: known)))
      }
      aspects.insert(aspect)
    }
    return aspects
  }
}
