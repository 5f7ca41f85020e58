import Reflow
import ReflowScenes

/// What a person works on: a scene, its layout, the selected item and the current section. A value;
/// undoing is going back to an earlier one.
public struct Workspace: Sendable {
  /// The most items that a workspace holds.
  public static let largestItemCount = 10_000_000

  public private(set) var providers: ProviderRegistry
  /// The files that some of them were loaded from.
  private(set) var loadedFiles = LoadedFiles()
  public private(set) var scene: Scene
  public private(set) var layout: Layout
  /// The one item that is selected.
  public internal(set) var selection: ItemPath?
  /// The section that commands mean which name none.
  public internal(set) var currentSection = 0
  /// How long making the layout took, and what it took.
  private(set) var layoutTime = Duration.zero
  private(set) var layoutWork: LayoutWork
  /// Whether nobody has scrolled yet: the viewport then shows the content's beginning, which under
  /// right-to-left with horizontal scrolling is its right end.
  var showsBeginning = false
  /// Watches the command that is at work on the workspace.
  var work: LongWork?

  /// A workspace with one empty section in a container of 320 × 480 points.
  /// - Throws: `SceneError` if the registry has no provider of the scene's name.
  public init(providers: ProviderRegistry) throws(SceneError) {
    var scene = Scene()
    scene.sections = [SceneSection()]
    try self.init(scene, providers: providers)
    showsBeginning = true
  }

  /// A workspace that shows a scene.
  /// - Parameters:
  ///   - scene: the collection and its provider.
  ///   - providers: knows the providers that scene and commands may name.
  ///   - watch: is told how many items are laid out, and may stop that.
  /// - Throws: `SceneError` for a provider that is not known or a parameter that is refused.
  public init(
    _ scene: Scene, providers: ProviderRegistry, watch: WorkWatch? = nil
  ) throws(SceneError) {
    self.providers = providers
    self.scene = scene
    let start = ContinuousClock.now
    layout = try scene.layout(providers: providers, watch: watch)
    layoutTime = .now - start
    layoutWork = layout.work
    currentSection = max(0, scene.sections.count - 1)
  }

  /// The provider in use.
  public var provider: AnyLayoutProvider { layout.provider }

  /// Changes the scene and lays it out again, or leaves everything as it was.
  /// - Parameters:
  ///   - mapping: which element is which in the new scene.
  ///   - edit: the change.
  /// - Returns: what became of the elements.
  mutating func update(
    mapping: ElementMapping = ElementMapping(),
    _ edit: (inout Scene) throws(CommandError) -> Void
  ) throws(CommandError) -> LayoutChange {
    var edited = scene
    try edit(&edited)
    // Frames that another scene is expected to have.
    edited.expected = nil
    var changed = layout
    let start = ContinuousClock.now
    var cost: LayoutWork
    do throws(SceneError) {
      changed = try edited.layout(
        providers: providers, reusing: layout, watch: work?.watch(.layingOut))
      cost = changed.work
      if showsBeginning {
        edited.offset = changed.beginning
        if edited.offset != changed.collection.offset {
          changed = try edited.layout(
            providers: providers, reusing: changed, watch: work?.watch(.layingOut))
          cost += changed.work
        }
      }
    } catch {
      throw CommandError(error.description)
    }
    let time = ContinuousClock.now - start
    let change = try LayoutChange(from: layout, to: changed, mapping: mapping, work: work)
    layoutTime = time
    layoutWork = cost
    scene = edited
    layout = changed
    selection = selection.flatMap { moved($0, change) }
    let current = change.inverse.before(of: Element.header(section: currentSection))?.section
    currentSection = max(0, min(current ?? currentSection, scene.sections.count - 1))
    return change
  }

  /// Lays the scene out with other code: with providers of which some were loaded anew. Nothing of the
  /// layout is reused, since an equal name no longer means equal code.
  /// - Returns: what became of the elements.
  mutating func adopt(
    _ providers: ProviderRegistry, _ files: LoadedFiles
  ) throws(CommandError) -> LayoutChange {
    let changed: Layout
    let start = ContinuousClock.now
    do throws(SceneError) {
      changed = try scene.layout(providers: providers, watch: work?.watch(.layingOut))
    } catch {
      throw CommandError(error.description)
    }
    let time = ContinuousClock.now - start
    let change = try LayoutChange(
      from: layout, to: changed, mapping: ElementMapping(), work: work)
    layoutTime = time
    layoutWork = changed.work
    layout = changed
    self.providers = providers
    loadedFiles = files
    return change
  }

  /// Lays the scene out with another workspace's code, where that is not the same.
  mutating func adoptCode(of other: Workspace) throws(CommandError) {
    if loadedFiles.revision == other.loadedFiles.revision { return }
    _ = try adopt(other.providers, other.loadedFiles)
  }

  /// Notes that the providers are those of another workspace, which knows from which files they came.
  mutating func takeLoadedFiles(of other: Workspace) { loadedFiles = other.loadedFiles }

  /// Where an item of the old scene is in the new one.
  private func moved(_ path: ItemPath, _ change: LayoutChange) -> ItemPath? {
    let back = change.inverse.before(of: path)
    return back.flatMap { scene.contains($0) ? $0 : nil }
  }
}

extension Workspace {
  /// What this workspace holds that the other one does not, in bytes, about: some for each section,
  /// and the chunks of items that have changed.
  func bytesNotShared(with other: Workspace) -> Int {
    let (mine, others) = (scene.sections, other.scene.sections)
    return mine.indices.reduce(500) { bytes, index in
      let items = mine[index].items
      let other = others.indices.contains(index) ? others[index].items : SceneItems()
      return bytes + 600 + items.bytesNotShared(with: other) * 5 / 4
    }
  }
}

extension Scene {
  func contains(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].items.indices.contains(path.item)
  }
}

extension Layout {
  /// The offset at which a viewport shows where the content begins.
  var beginning: Point {
    guard collection.scrollDirection == .horizontal, collection.layoutDirection == .rightToLeft
    else { return .zero }
    return Point(x: max(0, contentSize.width - collection.container.width), y: 0)
  }
}
