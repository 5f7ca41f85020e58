import AlignedFlow
import BalancedFlow
import Circle
import Flow
import Grid
import Horizontal
import JustifiedGallery
import LeftAlign
import Reflow
import ReflowCourse
import ReflowScenes
import Sections
import Testing
import Waterfall

/// All providers of the package.
let allProviders: ProviderRegistry = {
  var providers = ProviderRegistry()
  providers.register(LeftAlignProvider.self)
  providers.register(AlignedFlowProvider.self)
  providers.register(FlowProvider.self)
  providers.register(HorizontalProvider.self)
  providers.register(WaterfallProvider.self)
  providers.register(CircleProvider.self)
  providers.register(SectionsProvider.self)
  providers.register(GridProvider.self)
  providers.register(JustifiedGalleryProvider.self)
  providers.register(BalancedFlowProvider.self)
  return providers
}()

/// A scene of sections with items of the sizes, in a container of 300 × 480 points.
func scene(_ sections: [[Size]], _ edit: (inout Scene) -> Void = { _ in }) -> Scene {
  var scene = Scene()
  scene.container = Size(width: 300, height: 480)
  for sizes in sections {
    var section = SceneSection()
    section.items.append(contentsOf: sizes.map { SceneItem(size: $0) })
    scene.sections.append(section)
  }
  edit(&scene)
  return scene
}

/// Items of the widths, 32 points high.
func tags(_ widths: Double...) -> [Size] { widths.map { Size(width: $0, height: 32) } }

func situation(_ scene: Scene, selection: ItemPath? = nil, loaded: Set<String> = []) throws
  -> Situation
{
  let layout = try scene.layout(providers: allProviders)
  return Situation(
    scene: scene, layout: layout, work: layout.work, selection: selection, loadedProviders: loaded)
}

func situation(_ sections: [[Size]], _ edit: (inout Scene) -> Void = { _ in }) throws -> Situation {
  try situation(scene(sections, edit))
}

/// What a learner is told; nil where the condition holds. The reasons stand one below another.
func feedback(
  _ condition: String, _ now: Situation, since start: Situation? = nil
) throws -> String? {
  let shortfall = try Condition(condition).shortfall(in: now, since: start ?? now)
  guard let shortfall else { return nil }
  let messages = try englishMessages()
  for message in [shortfall.condition] + shortfall.reasons { checkPlaceholders(message, messages) }
  #expect(!shortfall.reasons.isEmpty)
  return shortfall.reasons.map(messages.text).joined(separator: "\n")
}

/// A condition in words.
func words(_ condition: String) throws -> String {
  let messages = try englishMessages()
  let message = try Condition(condition).inWords
  checkPlaceholders(message, messages)
  return messages.text(message)
}

/// Every placeholder of the message's sentence has a value, and so down to the last part.
private func checkPlaceholders(_ message: Message, _ messages: CourseMessages) {
  let placeholders = messages.placeholders(of: message.key)
  #expect(placeholders != nil, "\(message.key)")
  let missing = (placeholders ?? []).subtracting(message.values.keys)
  #expect(missing.isEmpty, "\(message.key): \(missing)")
  for case .message(let part) in message.values.values { checkPlaceholders(part, messages) }
}
