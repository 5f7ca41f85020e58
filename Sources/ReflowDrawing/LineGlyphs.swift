/// The characters that boxes are drawn with.
struct LineGlyphs: Equatable {
  var horizontal: Character
  var vertical: Character
  var topLeft: Character
  var topRight: Character
  var bottomLeft: Character
  var bottomRight: Character
  /// The ends of a box that is one row high.
  var open: Character
  var close: Character
  /// What stands between those ends beside the label.
  var filler: Character
  /// A box of one column.
  var block: Character

  private init(_ all: String) {
    let all = Array(all)
    (horizontal, vertical) = (all[0], all[1])
    (topLeft, topRight, bottomLeft, bottomRight) = (all[2], all[3], all[4], all[5])
    (open, close, filler, block) = (all[6], all[7], all[8], all[9])
  }

  static let light = LineGlyphs("─│┌┐└┘[] ▒")
  static let heavy = LineGlyphs("━┃┏┓┗┛┃┃ █")
  static let double = LineGlyphs("═║╔╗╚╝═══▒")
  static let dashed = LineGlyphs("┄┆╭╮╰╯┆┆┄┆")
  static let dotted = LineGlyphs("··········")
  static let lightASCII = LineGlyphs("-|++++[] *")
  static let heavyASCII = LineGlyphs("######## #")
  static let doubleASCII = LineGlyphs("==========")
  static let dashedASCII = LineGlyphs("::::::::::")
  static let dottedASCII = LineGlyphs("..........")

  /// The lines of an item, or of a header or footer.
  static func lines(isItem: Bool, isChanged: Bool, isASCII: Bool) -> LineGlyphs {
    switch (isChanged, isItem) {
    case (false, true): return isASCII ? lightASCII : light
    case (false, false): return isASCII ? doubleASCII : double
    case (true, true): return isASCII ? heavyASCII : heavy
    case (true, false):
      var lines = isASCII ? heavyASCII : heavy
      (lines.open, lines.close) = (lines.horizontal, lines.horizontal)
      lines.filler = lines.horizontal
      return lines
    }
  }
}
