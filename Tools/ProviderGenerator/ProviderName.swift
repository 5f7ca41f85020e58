/// The name of a provider's folder and target: `JustifiedGallery`.
struct ProviderName: Equatable {
  /// As it is written in Swift.
  let text: String

  /// Nothing longer fits into the lines of the sources that are made.
  static let greatestLength = 30

  /// Words that name a type already, to Swift or to the modules that every file may import.
  private static let reserved: Set = [
    "Any", "Cxx", "Darwin", "Dispatch", "Distributed", "Foundation", "Glibc", "Musl",
    "Observation", "Protocol", "RegexBuilder", "Self", "Swift", "Synchronization", "Testing",
    "Type",
    "XCTest",
  ]

  /// Nil where the text is no name that a provider may have; `problem(in:)` says why.
  init?(_ text: String) {
    guard Self.problem(in: text) == nil else { return nil }
    self.text = text
  }

  /// Why a text cannot be a provider's name.
  static func problem(in text: String) -> String? {
    if text.isEmpty { return "the name is empty; write make provider NAME=Spiral" }
    let isPlain = text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    guard isPlain, text.utf8.first?.isUppercase == true else {
      return
        "\(text.debugDescription) is no name; it must be a capital letter, then letters and digits, "
        + "such as JustifiedGallery"
    }
    if text.utf8.count > greatestLength {
      return "\(text) has \(text.utf8.count) characters; \(greatestLength) are the most"
    }
    if reserved.contains(text) { return "\(text) means something else in Swift; take another name" }
    if text.hasSuffix("Provider") {
      return "\(text) has the word Provider already; write \(text.dropLast("Provider".count))"
    }
    return nil
  }

  /// The name by which it is registered: `justified-gallery`. Capitals in a row are one word.
  var registered: String {
    let letters = Array(text)
    var name = ""
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : nil
      let after = index + 1 < letters.count ? letters[index + 1] : nil
      if letter.isUppercase, let before, !before.isUppercase || after?.isLowercase == true {
        name += "-"
      }
      name += letter.lowercased()
    }
    return name
  }

  /// The name of something of it in Swift: `justifiedGallery`.
  var lowercased: String {
    let words = registered.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  fileprivate var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
