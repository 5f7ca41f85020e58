import Reflow
import ReflowScenes

/// A workspace as a recording holds it: the scene, and what a scene does not say.
struct RecordedScene: Sendable {
  var scene: Scene
  var currentSection: Int
  var selection: ItemPath?
  /// Whether a person has scrolled, so that the viewport stays where it is.
  var isScrolled: Bool

  init(_ workspace: Workspace) {
    scene = workspace.scene
    (scene.expected, scene.note, scene.source, scene.certainty) = (nil, nil, nil, nil)
    currentSection = workspace.currentSection
    selection = workspace.selection
    isScrolled = !workspace.showsBeginning
  }

  init(_ scene: Scene) {
    self.scene = scene
    currentSection = max(0, scene.sections.count - 1)
    isScrolled = false
  }

  /// The workspace.
  /// - Throws: `SceneError` for a provider that is not known or refuses a parameter, and for a state
  ///   that the scene cannot be in.
  func workspace(providers: ProviderRegistry) throws(SceneError) -> Workspace {
    guard currentSection == 0 || scene.sections.indices.contains(currentSection) else {
      throw SceneError(place: "state", message: "there is no section \(currentSection)")
    }
    if let selection, !scene.contains(selection) {
      throw SceneError(
        place: "state", message: "there is no item \(selection.section).\(selection.item)")
    }
    var workspace = try Workspace(scene, providers: providers)
    workspace.currentSection = currentSection
    workspace.selection = selection
    workspace.showsBeginning = !isScrolled
    return workspace
  }

  /// The lines of a recording that hold it.
  var lines: [String] {
    let json = scene.json(isPretty: false).filter { $0 != "\n" }
    return ["scene \(json)"] + (state.isEmpty ? [] : ["state \(state)"])
  }

  /// What a scene alone would not bring back.
  private var state: String {
    var words: [String] = []
    if currentSection != RecordedScene(scene).currentSection {
      words.append("section=\(currentSection)")
    }
    if let selection { words.append("selected=\(selection.section).\(selection.item)") }
    if isScrolled { words.append("scrolled") }
    return words.joined(separator: " ")
  }

  /// Takes a line of a recording that says more than the scene.
  /// - Returns: false where it is none.
  mutating func readState(_ text: Substring) -> Bool {
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      let numbers = parts.count == 2 ? parts[1].split(separator: ".").compactMap { Int($0) } : []
      if word == "scrolled" {
        isScrolled = true
      } else if parts[0] == "section", numbers.count == 1, numbers[0] >= 0 {
        currentSection = numbers[0]
      } else if parts[0] == "selected", numbers.count == 2 {
        selection = ItemPath(section: numbers[0], item: numbers[1])
      } else {
        return false
      }
    }
    return true
  }
}
