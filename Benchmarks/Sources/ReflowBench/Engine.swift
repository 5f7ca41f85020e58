import AlignedFlow
import Grid
import JustifiedGallery
import LeftAlign
import Reflow
import Sections
import Waterfall

/// All that the benchmarks ask of the engine, so that nobody else has to know how it is called.
enum Engine {
  /// A provider that the benchmarks know.
  static func provider(
    _ name: String, _ parameters: [ProviderSpecification.Parameter] = []
  ) -> AnyLayoutProvider {
    var registry = ProviderRegistry()
    registry.register(LeftAlignProvider.self)
    registry.register(AlignedFlowProvider.self)
    registry.register(GridProvider.self)
    registry.register(JustifiedGalleryProvider.self)
    registry.register(WaterfallProvider.self)
    registry.register(SectionsProvider.self)
    do {
      return try registry.provider(ProviderSpecification(name, parameters))
    } catch {
      fatalError(error.message)
    }
  }

  static func waterfall(columns: Int, policy: String = "shortestFirst") -> AnyLayoutProvider {
    provider(
      "waterfall", [.init("columns", .number(Double(columns))), .init("policy", .text(policy))])
  }

  /// - Parameter cores: how many to use at most; nil for all there are.
  static func layOut(
    _ collection: LayoutCollection, with provider: AnyLayoutProvider,
    reusing previous: Layout? = nil, cores: Int? = nil
  ) -> Layout {
    do {
      return try LayoutEngine.layOut(collection, with: provider, reusing: previous, cores: cores)
    } catch {
      fatalError(error.message)
    }
  }

  /// What the name of a row says of the cores.
  static func name(ofCores cores: Int?) -> String {
    switch cores {
    case nil: "all cores"
    case 1?: "one core"
    case let count?: "\(count) cores"
    }
  }

  /// Makes the frame of every item, in order, and writes it down.
  /// - Parameters:
  ///   - frames: room for a frame of each item.
  ///   - cores: how many to use at most; nil for all there are.
  static func writeFrames(
    of layout: Layout, to frames: UnsafeMutablePointer<Rect>, cores: Int? = nil
  ) {
    var next = frames
    for section in 0..<layout.sectionCount {
      let count = layout.itemCount(inSection: section) ?? 0
      layout.writeFrames(
        ofItemsInSection: section, to: UnsafeMutableBufferPointer(start: next, count: count),
        cores: cores)
      next += count
    }
  }

  /// What a layout and its items hold, as they say of themselves, in bytes.
  static func bytesHeld(by layout: Layout) -> Int {
    layout.bytesHeld + layout.collection.itemBytesHeld
  }
}

/// A person who scrolls: asks for what is in a rectangle, again and again.
struct Viewer {
  /// Used again and again, so that asking allocates nothing.
  private var found: [LayoutAttributes] = []

  /// - Returns: how many elements there are in the rectangle.
  mutating func elements(of layout: Layout, in rect: Rect) -> Int {
    layout.elements(in: rect, into: &found)
    return found.count
  }
}

/// A person who edits: changes one item, and wants the layout.
struct Editor {
  let provider: AnyLayoutProvider
  private(set) var collection: LayoutCollection
  private(set) var layout: Layout

  init(_ collection: LayoutCollection, with provider: AnyLayoutProvider) {
    self.collection = collection
    self.provider = provider
    layout = Engine.layOut(collection, with: provider)
  }

  mutating func insert(_ size: Size, at path: ItemPath) {
    collection.sections[path.section].items.insert(size, at: path.item)
    layOut()
  }

  mutating func remove(at path: ItemPath) {
    collection.sections[path.section].items.remove(at: path.item)
    layOut()
  }

  mutating func resize(at path: ItemPath, to size: Size) {
    collection.sections[path.section].items[path.item] = size
    layOut()
  }

  private mutating func layOut() {
    layout = Engine.layOut(collection, with: provider, reusing: layout)
  }

  /// A benchmark that computes another thing measures nothing: stops the program if the layout after
  /// all edits is not the one that is made without any earlier one.
  func checkAgainstFresh() {
    let fresh = Engine.layOut(collection, with: provider)
    demand(fresh.contentSize == layout.contentSize, "edits: another content size")
    for section in stride(from: 0, to: fresh.sectionCount, by: max(1, fresh.sectionCount / 97)) {
      let count = fresh.itemCount(inSection: section) ?? 0
      for item in stride(from: 0, to: count, by: max(1, count / 997)) {
        let path = ItemPath(section: section, item: item)
        demand(
          fresh.frame(ofItem: path) == layout.frame(ofItem: path), "edits: another frame")
      }
    }
  }
}

/// Ends the program where something is not as it must be: a benchmark that computes another thing
/// measures nothing. Unlike a precondition it says why in a release build, too.
func demand(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard condition else { fatalError(message()) }
}
