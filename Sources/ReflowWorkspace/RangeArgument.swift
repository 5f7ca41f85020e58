import Reflow

extension Arguments {
  /// A range of lengths: `100..400`, both ends included. Three dots mean the same.
  /// - Throws: `CommandError` where an end is no length, or the range runs backwards.
  func range(_ index: Int) throws(CommandError) -> ClosedRange<Double> {
    let text = words[index].text
    guard let dots = text.firstRange(of: "...") ?? text.firstRange(of: ".."),
      dots.lowerBound > text.startIndex, dots.upperBound < text.endIndex
    else {
      throw CommandError("\(command.name): \(text) is no range; write FROM..TO, as 100..400")
    }
    // A zero with a sign would be another zero than the one that is printed.
    let low = 0 + (try Self.number(String(text[..<dots.lowerBound]), text))
    let high = 0 + (try Self.number(String(text[dots.upperBound...]), text))
    guard low <= high else {
      throw CommandError(
        "\(command.name): \(text) runs backwards; write \(formatted(high))..\(formatted(low))")
    }
    return low...high
  }
}

extension Workspace {
  /// Whether lines run along the height, because the content scrolls horizontally.
  var linesRunAlongHeight: Bool { scene.scrollDirection == .horizontal }

  /// The side of the container along which lines run, in a word.
  var breadthInWords: String { linesRunAlongHeight ? "height" : "width" }

  /// The workspace with another extent of the container along its lines.
  func with(breadth: Double) throws(CommandError) -> Workspace {
    var other = self
    _ = try other.update { scene in
      if scene.scrollDirection == .horizontal {
        scene.container.height = breadth
      } else {
        scene.container.width = breadth
      }
    }
    return other
  }
}
