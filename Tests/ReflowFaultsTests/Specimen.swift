import AlignedFlow
import Circle
import Flow
import LayoutTestSupport
import LeftAlign
import Reflow
import ReflowFaults
import ReflowWorkspace
import Sections
import Testing
import Waterfall

/// A wrong provider on a small input, beside a right one, with the frames of both.
struct Specimen: Sendable, CustomTestStringConvertible {
  /// Frames of all elements, sections in order, and the content's height.
  struct Expected: Sendable {
    let frames: [Frame]
    let height: Double
  }

  let name: String
  /// Command lines that make the collection.
  let start: [String]
  let right: String
  let wrong: String
  let whenRight: Expected
  let whenWrong: Expected
  var testDescription: String { name }

  init(
    _ start: String..., right: String, wrong: String, whenRight: (Double, [Frame]),
    whenWrong: (Double, [Frame])
  ) {
    // `use NAME …`, or `use sections items=NAME …`.
    let words = wrong.split(separator: " ").dropFirst()
    name = String(words.first { $0.hasPrefix("items=") }?.dropFirst(6) ?? words.first ?? "")
    self.start = start
    (self.right, self.wrong) = (right, wrong)
    self.whenRight = Expected(frames: whenRight.1, height: whenRight.0)
    self.whenWrong = Expected(frames: whenWrong.1, height: whenWrong.0)
  }

  /// The layout that command lines end with.
  static func layout(_ lines: [String]) throws -> Layout {
    let session = try Session(providers: .withFaults)
    for line in lines { _ = try session.run(line) }
    return session.workspace.layout
  }
}

extension ProviderRegistry {
  static let withFaults: ProviderRegistry = {
    var providers = ProviderRegistry()
    providers.register(LeftAlignProvider.self)
    providers.register(AlignedFlowProvider.self)
    providers.register(FlowProvider.self)
    providers.register(WaterfallProvider.self)
    providers.register(CircleProvider.self)
    providers.register(SectionsProvider.self)
    FaultGallery.register(into: &providers)
    return providers
  }()

  /// The wrong ones.
  static var faults: [ProviderDescription] {
    var providers = ProviderRegistry()
    FaultGallery.register(into: &providers)
    return providers.descriptions
  }
}
