import LayoutTestSupport
import Reflow
import ReflowFaults
import ReflowWorkspace
import Testing

@Suite("The gallery's wrong providers")
struct FaultGalleryTests {
  static let specimens = Specimen.lines + Specimen.columns + Specimen.others

  @Test("on its small input a wrong provider is wrong as it says", arguments: specimens)
  func framesAreTheWrongOnes(_ specimen: Specimen) throws {
    let right = try Specimen.layout(specimen.start + [specimen.right])
    let wrong = try Specimen.layout(specimen.start + [specimen.right, specimen.wrong])
    #expect(right.elements.map { Frame($0.frame) } == specimen.whenRight.frames)
    #expect(wrong.elements.map { Frame($0.frame) } == specimen.whenWrong.frames)
    #expect(right.contentSize.height == specimen.whenRight.height)
    #expect(wrong.contentSize.height == specimen.whenWrong.height)
    #expect(specimen.whenRight.frames != specimen.whenWrong.frames)
  }

  @Test("every wrong provider has its small input")
  func allAreShown() {
    #expect(ProviderRegistry.faults.map(\.name).sorted() == Self.specimens.map(\.name).sorted())
    #expect(Set(ProviderRegistry.faults.map(\.name)).count == ProviderRegistry.faults.count)
  }

  @Test("each says that it is wrong, and how", arguments: ProviderRegistry.faults.map(\.name))
  func summariesWarn(_ name: String) throws {
    let description = try #require(ProviderRegistry.withFaults.description(of: name))
    #expect(description.summary.hasPrefix("wrong on purpose: "))
    #expect(description.summary.count > 30)
    #expect(description.summary.count <= 100)
    #expect(!description.summary.hasSuffix("."))
    #expect(!["left-align", "flow", "sections"].contains(name))
  }

  /// Inputs that end careless programs. A frame is there for each item, and each number is one.
  @Test(
    "none crashes, and no frame is without an end",
    arguments: ProviderRegistry.faults.map(\.name),
    [
      [], ["add 50x32"], ["add 0x0"], ["add 0x0*3 0x20 20x0"], ["width 0", "add 20x20*5"],
      ["add 1000000000x1000000000*3"], ["add 20x20", "section", "section", "add 0x0 700x20"],
      ["insets -20", "spacing -10", "add 50x32*9"], ["add random 40 seed=7", "direction rtl"],
      ["scroll horizontal", "add random 40 seed=8"], ["add 50x32*600"],
    ])
  func hostileInputs(_ name: String, _ lines: [String]) throws {
    let layout = try Specimen.layout(lines + ["use \(name)"])
    for section in 0..<layout.sectionCount {
      let count = try #require(layout.itemCount(inSection: section))
      let frames = try #require(layout.frames(ofItemsInSection: section))
      #expect(frames.count == count)
      for frame in frames {
        #expect(frame.minX.isFinite && frame.minY.isFinite)
        #expect(frame.size.width >= 0 && frame.size.width.isFinite)
        #expect(frame.size.height >= 0 && frame.size.height.isFinite)
      }
    }
    #expect(layout.contentSize.height >= 0 && layout.contentSize.height.isFinite)
  }

  @Test("they are reached by no other name, and need no other provider but for left-align")
  func theyStandAlone() throws {
    var providers = ProviderRegistry()
    FaultGallery.register(into: &providers)
    for description in providers.descriptions where description.parameters.allSatisfy(\.isPlain) {
      _ = try providers.provider(ProviderSpecification(description.name))
    }
    #expect(providers.descriptions.filter { !$0.parameters.allSatisfy(\.isPlain) }.count == 1)
  }
}

extension ParameterDescription {
  fileprivate var isPlain: Bool {
    if case .provider = kind { false } else { true }
  }
}
