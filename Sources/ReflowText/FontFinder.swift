import CFontconfig

/// Fontconfig's view of the fonts.
struct FontFinder: ~Copyable {
  /// Nil where not even an empty configuration could be made.
  let configuration: OpaquePointer?

  /// The machine's fonts.
  init() { configuration = FcInitLoadConfigAndFonts() }

  /// The fonts that a file names, nil where it holds no configuration. Fontconfig says on the standard
  /// error why.
  init?(configurationFile file: String) {
    let made = FcConfigCreate()
    guard FcConfigParseAndLoad(made, file, 1) != 0, FcConfigBuildFonts(made) != 0 else {
      FcConfigDestroy(made)
      return nil
    }
    configuration = made
  }

  deinit { if let configuration { FcConfigDestroy(configuration) } }

  /// The families' names, each as the fonts spell it and once, in alphabetical order. O(fonts).
  var families: [String] {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    let wanted = FcObjectSetCreate()
    defer { FcObjectSetDestroy(wanted) }
    FcObjectSetAdd(wanted, FC_FAMILY)
    guard let configuration, let set = FcFontList(configuration, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(set) }
    var names: Set<String> = []
    for index in 0..<Int(set.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      var number: Int32 = 0
      while FcPatternGetString(set.pointee.fonts[index], FC_FAMILY, number, &name) == FcResultMatch,
        let family = name
      {
        names.insert(String(cString: family))
        number += 1
      }
    }
    return names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }
}
