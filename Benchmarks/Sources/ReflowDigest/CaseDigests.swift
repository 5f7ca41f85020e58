/// What a case comes to: a digest for each kind of answer, so that a difference tells where to look.
struct CaseDigests {
  /// Content sizes, frames of items, headers and footers.
  var frames = Digest()
  /// Which items stand on which line.
  var lines = Digest()
  /// What is in a rectangle, and what is at a point.
  var queries = Digest()
  /// Frames and lines after edits, each laid out with the layout before it to reuse.
  var edits = Digest()
  /// What `LayoutChange` says of these edits.
  var changes = Digest()
  /// The numbers of explanations and of steps.
  var terms = Digest()
  /// Their words.
  var words = Digest()
  /// At which breadths lines change.
  var breakpoints = Digest()

  private var parts: [(name: String, digest: Digest)] {
    [
      ("frames", frames), ("lines", lines), ("queries", queries), ("edits", edits),
      ("changes", changes), ("terms", terms), ("words", words), ("breakpoints", breakpoints),
    ]
  }

  /// The digests with their names, on one line.
  var text: String { parts.map { "\($0.name)=\($0.digest.text)" }.joined(separator: " ") }

  /// All of them in one.
  func add(to digest: inout Digest) {
    for part in parts { digest.add(part.digest.value) }
  }
}
