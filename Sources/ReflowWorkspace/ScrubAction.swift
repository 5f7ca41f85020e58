import Reflow
import ReflowScenes

/// What a key does to the workspace while a line is typed: it changes one quantity by a step, and may
/// be held down. Declared like a command: name, keys, summary and action.
public struct ScrubAction: Sendable {
  /// A key, as a person calls it and as `.editrc` writes what it sends.
  public struct Key: Hashable, Sendable {
    public var name: String
    public var sequence: String
  }

  /// What an action changes.
  public enum Subject: Sendable {
    case width
    case insets
    case provider
  }

  /// The name by which `.editrc` binds it to a key.
  public var name: String
  /// The keys that it has from the start.
  public var keys: [Key]
  /// What it does, in a few words.
  public var summary: String
  public var subject: Subject
  /// Takes a number of steps at once.
  /// - Parameter origin: the scene before the keys for this subject were pressed.
  /// - Returns: a report; its change is nil where there was nothing left to change.
  let apply:
    @Sendable (_ workspace: inout Workspace, _ times: Int, _ origin: Scene)
      throws(CommandError) -> Report

  /// All actions, in the order in which `keys` lists them.
  public static let all: [ScrubAction] = [
    width("plus", by: 1, "1 point wider", [Key(name: "Ctrl-Right", sequence: "\\e[1;5C")]),
    width("minus", by: -1, "1 point narrower", [Key(name: "Ctrl-Left", sequence: "\\e[1;5D")]),
    width(
      "plus-10", by: 10, "10 points wider",
      [
        Key(name: "Ctrl-Alt-Right", sequence: "\\e[1;7C"),
        Key(name: "Ctrl-Shift-Right", sequence: "\\e[1;6C"),
      ]),
    width(
      "minus-10", by: -10, "10 points narrower",
      [
        Key(name: "Ctrl-Alt-Left", sequence: "\\e[1;7D"),
        Key(name: "Ctrl-Shift-Left", sequence: "\\e[1;6D"),
      ]),
    insets("plus", by: 1, "insets 1 larger", Key(name: "Alt-=", sequence: "\\e=")),
    insets("minus", by: -1, "insets 1 smaller", Key(name: "Alt--", sequence: "\\e-")),
    insets("plus-10", by: 10, "insets 10 larger", Key(name: "Alt-+", sequence: "\\e+")),
    insets("minus-10", by: -10, "insets 10 smaller", Key(name: "Alt-_", sequence: "\\e_")),
    provider("previous", by: -1, Key(name: "Alt-Up", sequence: "\\e[1;3A")),
    provider("next", by: 1, Key(name: "Alt-Down", sequence: "\\e[1;3B")),
  ]

  public static func named(_ name: String) -> ScrubAction? { all.first { $0.name == name } }

  private static func width(
    _ name: String, by step: Double, _ summary: String, _ keys: [Key]
  ) -> ScrubAction {
    ScrubAction(name: "reflow-width-\(name)", keys: keys, summary: summary, subject: .width) {
      (workspace, times, _) throws(CommandError) in
      let width = workspace.scene.container.width
      let wanted = max(0, width + step * Double(times))
      var report = Report(["width \(shortened(wanted))"])
      guard wanted != width else {
        report.lines = ["width \(shortened(width)) is the \(step < 0 ? "least" : "greatest")"]
        return report
      }
      report.change = try workspace.update { $0.container.width = wanted }
      return report
    }
  }

  private static func insets(
    _ name: String, by step: Double, _ summary: String, _ key: Key
  ) -> ScrubAction {
    ScrubAction(name: "reflow-insets-\(name)", keys: [key], summary: summary, subject: .insets) {
      (workspace, times, _) throws(CommandError) in
      let insets = workspace.scene.insets
      // All sides by the same amount, and none below 0, so that the way back ends where it began.
      let least = min(insets.top, insets.left, insets.bottom, insets.right)
      let step = max(step * Double(times), min(0, -least))
      guard step != 0 else { return Report(["insets \(insets.inWords): the least is 0"]) }
      let wanted = insets.grown(by: step)
      var report = Report(["insets \(wanted.inWords)"])
      report.change = try workspace.update { $0.insets = wanted }
      let own = workspace.scene.sections.count { $0.insets != nil }
      if own > 0 { report.lines[0] += "; \(own) of the sections keep their own" }
      return report
    }
  }

  private static func provider(_ name: String, by step: Int, _ key: Key) -> ScrubAction {
    ScrubAction(
      name: "reflow-provider-\(name)", keys: [key], summary: "\(name) provider", subject: .provider
    ) { (workspace, times, origin) throws(CommandError) in
      guard let wanted = workspace.provider(at: step * times) else {
        return Report(["there is no other provider"])
      }
      // A provider that is made for a direction gets it, and the next one has the old one again.
      let preferred = workspace.providers.description(of: wanted.name)?.preferredScrollDirection
      var report = Report(["use \(wanted.commandLine)"])
      report.change = try workspace.update { scene in
        scene.provider = wanted
        scene.scrollDirection = preferred ?? origin.scrollDirection
      }
      report.lines += workspace.notes
      return report
    }
  }
}

extension Workspace {
  /// The provider that is a number of places from the one in use, in the order of registration and
  /// round and round; nil where there is none but this. Where headers or footers are shown, the one
  /// that stacks them stays and the one for its items is another.
  fileprivate func provider(at distance: Int) -> ProviderSpecification? {
    var specification = provider.specification
    var parameter: String?
    let hasHeaders = scene.sections.contains { $0.header > 0 || $0.footer > 0 }
    if provider.placesHeaders && hasHeaders {
      parameter = provider.description.parameters.first(where: \.isProvider)?.name
    }
    var names = providers.descriptions.map(\.name)
    if parameter != nil {
      names = names.filter { name in
        (try? providers.itemProvider(ProviderSpecification(name), place: "")) != nil
      }
    }
    let current = parameter == nil ? specification.name : provider.items.specification.name
    guard names.count > 1, let index = names.firstIndex(of: current) else { return nil }
    let place = (index + distance % names.count + names.count) % names.count
    let wanted = ProviderSpecification(names[place])
    guard let parameter else { return wanted }
    specification[parameter] = .provider(wanted)
    return specification
  }
}

extension ParameterDescription {
  fileprivate var isProvider: Bool {
    if case .provider = kind { true } else { false }
  }
}

extension Insets {
  fileprivate func grown(by step: Double) -> Insets {
    Insets(top: top + step, left: left + step, bottom: bottom + step, right: right + step)
  }

  /// The sides as `insets` takes them.
  fileprivate var inWords: String {
    let sides = [top, left, bottom, right].map(shortened)
    return Set(sides).count == 1 ? sides[0] : sides.joined(separator: " ")
  }
}
