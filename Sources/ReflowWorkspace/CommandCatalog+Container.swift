import Reflow
import ReflowScenes

extension CommandCatalog {
  static let containerCommands: [Command] = [
    containerSide("width", \.width),
    containerSide("height", \.height),
    Command(
      name: "insets", group: .sections,
      summary: "sets the section insets: all four, or top left bottom right",
      brief: "space around sections",
      arguments: [
        Argument("TOP", .number, "in points; alone it is for all four sides"),
        Argument("LEFT", .number, isOptional: true, "in points"),
        Argument("BOTTOM", .number, isOptional: true, "in points"),
        Argument("RIGHT", .number, isOptional: true, "in points"), .section,
      ],
      details: [
        "In points, physical sides in either writing direction; they may be negative. Without",
        "section=N for all sections without their own; insets none section=N takes those away.",
      ],
      example: ["add 50x32*8", "insets 10 20 10 20"],
      related: ["spacing", "width", "height"],
      action: .change { (workspace, arguments) throws(CommandError) in
        if arguments.words.count == 1 && arguments.words[0].text == "none" {
          return try workspace.setInsets(nil, arguments)
        }
        var sides: [Double] = []
        for index in arguments.words.indices {
          sides.append(try arguments.number(index, "insets", mayBeNegative: true))
        }
        switch sides.count {
        case 1: return try workspace.setInsets(Insets(all: sides[0]), arguments)
        case 4:
          let insets = Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
          return try workspace.setInsets(insets, arguments)
        default:
          throw CommandError(
            "insets: \(sides.count) numbers; write one for all sides, or top left bottom right",
            at: arguments.words[0].place.lowerBound..<arguments.words.last!.place.upperBound)
        }
      }),
    Command(
      name: "spacing", group: .sections,
      summary: "sets the minimum spacings between lines and between items",
      brief: "between lines and items",
      arguments: [
        Argument("LINE", .number, "the least space between lines, in points"),
        Argument("INTERITEM", .number, isOptional: true, "that between items of a line, in points"),
        .section,
      ],
      details: [
        "In points; one number sets both; they may be negative. Without section=N for all sections",
        "without their own; spacing none section=N takes those away.",
      ],
      example: ["add 50x32*8", "spacing 20 5"],
      related: ["insets", "set"],
      action: .change { (workspace, arguments) throws(CommandError) in
        if arguments.words.count == 1 && arguments.words[0].text == "none" {
          return try workspace.setSpacing(nil, nil, arguments)
        }
        let line = try arguments.number(0, "line spacing", mayBeNegative: true)
        let interitem =
          arguments.words.count == 2
          ? try arguments.number(1, "interitem spacing", mayBeNegative: true) : line
        return try workspace.setSpacing(line, interitem, arguments)
      }),
    Command(
      name: "scroll", group: .sections,
      summary: "sets the axis along which lines stack",
      brief: "vertical or horizontal",
      arguments: [Argument("DIRECTION", .choice(ScrollDirection.allCases.map(\.rawValue)))],
      example: ["add 50x32*8", "scroll horizontal"],
      related: ["direction", "offset"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let direction: ScrollDirection = try arguments.choice(0, "scroll")
        return Report(change: try workspace.update { $0.scrollDirection = direction })
      }),
    Command(
      name: "direction", group: .sections,
      summary: "sets the writing direction, and so the side on which lines begin",
      brief: "ltr or rtl",
      arguments: [Argument("DIRECTION", .choice(LayoutDirection.allCases.map(\.rawValue)))],
      example: ["add 50x32*8", "direction rtl"],
      related: ["scroll"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let direction: LayoutDirection = try arguments.choice(0, "direction")
        return Report(change: try workspace.update { $0.layoutDirection = direction })
      }),
    Command(
      name: "offset", group: .sections,
      summary: "scrolls: sets the viewport's origin in content coordinates",
      brief: "scrolls",
      arguments: [
        Argument("X", .number, "in points from the content's left, or along the scroll axis"),
        Argument("Y", .number, isOptional: true, "in points from the content's top"),
      ],
      details: ["One number scrolls along the scroll axis. It moves pinned views only."],
      example: ["add 50x32*200", "offset 100"],
      related: ["scroll", "show", "header"],
      action: .change { (workspace, arguments) throws(CommandError) in
        var offset = Point.zero
        let first = try arguments.number(0, "offset", mayBeNegative: true)
        if arguments.words.count == 2 {
          offset = Point(x: first, y: try arguments.number(1, "offset", mayBeNegative: true))
        } else if workspace.scene.scrollDirection == .horizontal {
          offset.x = first
        } else {
          offset.y = first
        }
        workspace.showsBeginning = false
        return Report(change: try workspace.update { $0.offset = offset })
      }),
  ]

  private static func containerSide(
    _ name: String, _ side: WritableKeyPath<Size, Double> & Sendable
  ) -> Command {
    Command(
      name: name, group: .sections,
      summary: "sets the container's \(name), in points",
      brief: "the container's \(name)",
      arguments: [Argument("POINTS", .number, "a number, 0 or more")],
      example: ["add 50x32*8", "\(name) 240"],
      related: [name == "width" ? "height" : "width", "insets"],
      action: .change { (workspace, arguments) throws(CommandError) in
        let points = try arguments.number(0, name)
        return Report(change: try workspace.update { $0.container[keyPath: side] = points })
      })
  }
}

extension Workspace {
  fileprivate mutating func setInsets(
    _ insets: Insets?, _ arguments: Arguments
  ) throws(CommandError) -> Report {
    try set(arguments, isSet: insets != nil, isOwn: { $0.insets != nil }) { scene, section in
      if let section { scene.sections[section].insets = insets } else { scene.insets = insets! }
    }
  }

  fileprivate mutating func setSpacing(
    _ line: Double?, _ interitem: Double?, _ arguments: Arguments
  ) throws(CommandError) -> Report {
    let isOwn = { (section: SceneSection) in
      section.lineSpacing != nil || section.interitemSpacing != nil
    }
    return try set(arguments, isSet: line != nil, isOwn: isOwn) { scene, section in
      if let section {
        scene.sections[section].lineSpacing = line
        scene.sections[section].interitemSpacing = interitem
      } else {
        scene.lineSpacing = line!
        scene.interitemSpacing = interitem!
      }
    }
  }

  /// Sets something for the section that the arguments name, or for all that have none of their own.
  /// - Parameter isSet: false takes a section's own away.
  private mutating func set(
    _ arguments: Arguments, isSet: Bool, isOwn: (SceneSection) -> Bool,
    _ assign: (inout Scene, Int?) -> Void
  ) throws(CommandError) -> Report {
    let name = arguments.command.name
    guard arguments.option("section") != nil else {
      guard isSet else {
        throw CommandError("\(name): none is for a section's own; write \(name) none section=0")
      }
      var report = Report(change: try update { assign(&$0, nil) })
      let own = scene.sections.indices.filter { isOwn(scene.sections[$0]) }
      if !own.isEmpty {
        let names = own.map { "\($0)" }.joined(separator: ", ")
        report.lines = ["section \(names) keeps its own; \(name) none section=\(own[0]) ends that"]
      }
      return report
    }
    let section = try section(arguments)
    return Report(change: try update { assign(&$0, section) })
  }
}
