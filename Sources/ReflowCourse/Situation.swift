import Reflow
import ReflowScenes

/// All that a condition looks at: a workspace's state, without the workspace.
public struct Situation: Sendable {
  /// The collection, its container and how it is laid out.
  public var scene: Scene
  /// The scene, laid out.
  public var layout: Layout
  /// What making the layout has cost, all of it.
  public var work: LayoutWork
  /// The one item that is selected.
  public var selection: ItemPath?
  /// The names of the providers that were loaded while the program ran.
  public var loadedProviders: Set<String>

  /// - Parameters:
  ///   - scene: the collection, its container and how it is laid out.
  ///   - layout: the scene, laid out.
  ///   - work: what making the layout has cost.
  ///   - selection: the one item that is selected.
  ///   - loadedProviders: the names of the providers that were loaded while the program ran.
  public init(
    scene: Scene, layout: Layout, work: LayoutWork, selection: ItemPath? = nil,
    loadedProviders: Set<String> = []
  ) {
    self.scene = scene
    self.layout = layout
    self.work = work
    self.selection = selection
    self.loadedProviders = loadedProviders
  }
}
