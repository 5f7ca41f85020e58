import Reflow

/// Why a name is no font.
public enum FontError: Error, Hashable, Sendable {
  /// There is a configuration file, but it cannot be read or holds no configuration.
  case unreadableConfiguration(String)
  /// Fontconfig finds no font at all on this machine.
  case noFonts
  /// The name says how large, but not which family.
  case noFamily(String)
  case noSize(String)
  /// A size that is not one of `Font.sizes`.
  case sizeOutOfRange(name: String, size: Double)
  /// A family that the catalog has not, and the nearest that it has.
  case unknownFamily(String, nearest: String?)
  /// The family was found, but its file is no font, or no longer.
  case brokenFont(String)

  /// What is wrong and what to do.
  public var message: String {
    switch self {
    case .unreadableConfiguration(let file):
      return "\(file) holds no configuration of fonts"
    case .noFonts:
      return "there are no fonts on this machine; install some (fonts-dejavu-core) or use "
        + Font.gridName
    case .noFamily(let name):
      return "the font \(name) names no family; write DejaVu Sans 14"
    case .noSize(let name):
      return "the font \(name) has no size; write \(name.isEmpty ? "DejaVu Sans" : name) 14"
    case .sizeOutOfRange(let name, let size):
      return "the font \(name) has a size of \(formatted(size)) points; it must be from "
        + "\(formatted(Font.sizes.lowerBound)) to \(formatted(Font.sizes.upperBound))"
    case .unknownFamily(let family, let nearest):
      let hint = nearest.map { "; did you mean \($0)?" } ?? "; fonts lists them"
      return "there is no font family \(family)\(hint)"
    case .brokenFont(let name):
      return "the font \(name) has a file that is broken; install it again or take another one"
    }
  }
}
