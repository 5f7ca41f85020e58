import Reflow

/// What every layout provider has to keep, in the order in which it is checked: what the later laws
/// compare makes sense only where the earlier ones hold.
public enum Law: String, CaseIterable, Sendable {
  case terminates = "terminates"
  case finiteFrames = "finite frames"
  case empty = "empty"
  case zeroSizes = "zero sizes"
  case huge = "huge"
  case hostileParameters = "hostile parameters"
  case determinism = "determinism"
  case noSharedState = "no state shared between two layouts"
  case placedOnce = "every item placed once"
  case incremental = "fresh = incremental"
  case one = "one"
  case order = "order"
  case contentSize = "content size covers"
  case exactFit = "exact fit"
  case queries = "query = filter"
  case mirror = "mirror"
  case transpose = "transpose"
  case splitting = "splitting a section"
  case boundedWork = "place calls bounded"

  /// The law in one sentence, without a full stop.
  public var statement: String {
    switch self {
    case .terminates: "every layout comes to an end"
    case .finiteFrames: "no frame holds an infinity, a NaN or a negative extent"
    case .determinism: "a layout that is asked twice answers the same"
    case .noSharedState: "a layout does not depend on what was laid out before or beside it"
    case .placedOnce: "each item has one frame and one line, however it is asked for"
    case .empty: "sections without items can be laid out, and a query finds none"
    case .one: "a single item stands on one line, with no spacing before it"
    case .zeroSizes: "items without an extent do no harm"
    case .huge: "long lists, large items and large containers have finite frames"
    case .hostileParameters: "parameters at the ends of their ranges do no harm"
    case .order: "items of a line follow one another, and lines do not overlap"
    case .exactFit: "what fits a line exactly stands on one line"
    case .contentSize: "the content ends where its last item ends, and no item leaves its line"
    case .queries: "a query answers what filtering all frames does"
    case .mirror: "right-to-left is the mirror image"
    case .transpose: "horizontal scrolling is the transpose"
    case .splitting: "a section that is cut where a line ends stands as it stood"
    case .incremental:
      "a layout that takes over an earlier one, or is folded in other stretches, is the same to the bit"
    case .boundedWork: "items are placed once, a query places few, and the state does not grow"
    }
  }

  /// Why a provider does not promise the law, by what it declares; nil where it does.
  func exemption(of provider: ProviderDescription) -> String? {
    switch self {
    case .order where provider.isPhysical, .exactFit where provider.isPhysical,
      .contentSize where provider.isPhysical, .mirror where provider.isPhysical,
      .transpose where provider.isPhysical, .splitting where provider.isPhysical:
      "its positions are physical (isPhysical)"
    case .order where !provider.hasLines, .exactFit where !provider.hasLines,
      .splitting where !provider.hasLines:
      "its items stand in no lines (hasLines)"
    case .order where provider.overflows, .contentSize where provider.overflows:
      "its items may stand beyond their line or the content (overflows)"
    case .hostileParameters where provider.parameters.isEmpty: "it has no parameters"
    default: nil
    }
  }
}
