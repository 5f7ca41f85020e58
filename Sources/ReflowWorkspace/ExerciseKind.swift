import Reflow
import ReflowTesting

/// A kind of exercise: it makes up a beginning and changes that lead to some layout. The goal is then to
/// bring about what that layout has, so that every exercise can be solved.
struct ExerciseKind: Sendable {
  /// The name of the file with its texts.
  var name: String
  var level: Int
  /// Makes one up.
  var draft: @Sendable (inout SeededGenerator) -> ExerciseDraft
  /// The goal, from the layout that the solution leads to; nil where that would be no exercise.
  var goal: @Sendable (_ solved: Workspace, _ start: Workspace) -> [String]?
}

/// An exercise before it is known to be one.
struct ExerciseDraft: Sendable {
  var start: [String]
  var solution: [String]
}

extension ExerciseKind {
  /// All kinds, by level.
  static let all: [ExerciseKind] = oneChange + oneRule + severalChanges

  static let names = all.map(\.name)

  // MARK: - Level 1: one change

  private static let oneChange: [ExerciseKind] = [
    ExerciseKind(
      name: "lines-by-width", level: 1,
      draft: { random in
        ExerciseDraft(
          start: ["width \(random.width)", random.items(6...9)], solution: ["width \(random.width)"]
        )
      },
      goal: { solved, _ in
        solved.lines.map { ["lines = \($0)", "only width changed"] }
      }),
    ExerciseKind(
      name: "begin-a-line", level: 1,
      draft: { random in
        ExerciseDraft(
          start: ["width \(random.width)", random.items(6...9)], solution: ["width \(random.width)"]
        )
      },
      goal: { solved, start in
        guard let item = solved.lineStarts.subtracting(start.lineStarts).min() else { return nil }
        return ["item \(item) begins a line", "only width changed"]
      }),
    ExerciseKind(
      name: "lines-by-spacing", level: 1,
      draft: { random in
        ExerciseDraft(
          start: ["width \(random.width)", random.items(7...10)],
          solution: ["spacing 10 \(random.step(5, 0...40))"])
      },
      goal: { solved, _ in
        solved.lines.map { ["lines = \($0)", "only spacing changed"] }
      }),
  ]

  // MARK: - Level 2: one rule and its arithmetic

  private static let oneRule: [ExerciseKind] = [
    ExerciseKind(
      name: "one-inset", level: 2,
      draft: { random in
        let inset = random.step(5, 10...20)
        let wide = random.step(5, 30...90)
        let sides =
          Bool.random(using: &random)
          ? "\(inset) \(wide) \(inset) \(inset)" : "\(inset) \(inset) \(inset) \(wide)"
        return ExerciseDraft(
          start: ["width \(random.step(10, 260...400))", "insets \(inset)", random.items(6...9)],
          solution: ["insets \(sides)"])
      },
      goal: { solved, start in
        guard let lines = solved.lines, lines != start.lines else { return nil }
        return ["lines = \(lines)", "insets changed = 1", "only insets changed"]
      }),
    ExerciseKind(
      name: "least-width", level: 2,
      draft: { random in
        let items = random.widths(5...8)
        let spacing = 10
        // As long as some of the first lines are, so that they just fit.
        let taken = items.prefix(Int.random(in: 2...4, using: &random))
        let width = taken.reduce(0, +) + spacing * (taken.count - 1)
        return ExerciseDraft(
          start: ["width \(random.width)", items.added], solution: ["width \(width)"])
      },
      goal: { solved, _ in
        let width = solved.scene.container.width
        // A point less has to be one line more.
        guard let lines = solved.lines, solved.lines(atWidth: width - 1) == lines + 1,
          width >= solved.greatestWidth
        else {
          return nil
        }
        return ["lines = \(lines)", "width <= \(shortened(width))", "only width changed"]
      }),
    ExerciseKind(
      name: "content-height", level: 2,
      draft: { random in
        ExerciseDraft(
          start: ["width \(random.width)", random.items(6...9)],
          solution: ["spacing \(random.step(1, 0...30)) 10"])
      },
      goal: { solved, _ in
        let height = shortened(solved.layout.contentSize.height)
        return solved.isOnLines
          ? ["content height = \(height)", "only spacing changed"] : nil
      }),
    ExerciseKind(
      name: "columns", level: 2,
      draft: { random in
        let columns = Int.random(in: 2...4, using: &random)
        return ExerciseDraft(
          start: ["width 320", random.photos(6...9), "use waterfall columns=\(columns)"],
          solution: [
            "set columns=\(Int.random(in: 1...6, using: &random)) "
              + "policy=\(Bool.random(using: &random) ? "shortestFirst" : "leftToRight")"
          ])
      },
      goal: { solved, start in
        let height = shortened(solved.layout.contentSize.height)
        return [
          "content height = \(height)", "parameter minimumContentHeight = 0",
          "parameter itemSizing = fixed", "only parameters changed",
        ]
      }),
    ExerciseKind(
      name: "pin-a-header", level: 2,
      draft: { random in
        var start = ["width 320", "height 120", "use sections pinHeaders=section"]
        for section in 0..<4 {
          if section > 0 { start.append("section") }
          start += [
            "header \(random.step(5, 20...40))",
            "add \(random.step(10, 60...160))x40*\(Int.random(in: 4...9, using: &random))",
          ]
        }
        return ExerciseDraft(start: start, solution: ["offset \(random.step(10, 60...600))"])
      },
      goal: { solved, _ in
        let pinned = (1..<4).first { section in
          solved.layout.header(ofSection: section)?.isPinned == true
        }
        let end = "offset y + height <= content height"
        return pinned.map { ["header \($0) is pinned", end, "only offset changed"] }
      }),
  ]

  // MARK: - Level 3: several changes at once

  private static let severalChanges: [ExerciseKind] = [
    ExerciseKind(
      name: "place-an-item", level: 3,
      draft: { random in
        let justify = ["center", "end", "spaceBetween", "spaceAround", "spaceEvenly"]
        let choice = justify.randomElement(using: &random) ?? "end"
        return ExerciseDraft(
          start: ["width \(random.width)", random.items(4...6)],
          solution: ["use aligned-flow justifyContent=\(choice)"])
      },
      goal: { solved, start in
        let moved = solved.itemIndexes.filter {
          solved.frame($0)?.minX != start.frame($0)?.minX
        }
        guard let item = moved.first, let frame = solved.frame(item) else { return nil }
        return ["item \(item) x = \(shortened(frame.minX))", "only provider changed"]
      }),
    ExerciseKind(
      name: "lines-and-height", level: 3,
      draft: { random in
        ExerciseDraft(
          start: ["width \(random.width)", random.items(7...10)],
          solution: [
            "width \(random.width)", "spacing \(random.step(1, 0...30)) \(random.step(5, 0...20))",
          ])
      },
      goal: { solved, start in
        guard let lines = solved.lines, lines != start.lines, lines > 1 else { return nil }
        let height = shortened(solved.layout.contentSize.height)
        return ["lines = \(lines)", "content height = \(height)", "only width, spacing changed"]
      }),
    ExerciseKind(
      name: "columns-and-spacing", level: 3,
      draft: { random in
        ExerciseDraft(
          start: ["width 320", random.photos(7...10), "use waterfall columns=2"],
          solution: [
            "set columns=\(Int.random(in: 3...5, using: &random))",
            "spacing \(random.step(1, 0...30)) 10",
          ])
      },
      goal: { solved, _ in
        guard let columns = solved.columnCount else { return nil }
        let height = shortened(solved.layout.contentSize.height)
        return [
          "columns = \(columns)", "content height = \(height)",
          "parameter minimumContentHeight = 0", "parameter policy = shortestFirst",
          "only parameters, spacing changed",
        ]
      }),
  ]
}

// MARK: - Making up

extension SeededGenerator {
  /// A multiple of a step, in points.
  fileprivate mutating func step(_ step: Int, _ range: ClosedRange<Int>) -> Int {
    Int.random(in: range.lowerBound / step...range.upperBound / step, using: &self) * step
  }

  /// A container's width.
  fileprivate var width: Int { mutating get { step(10, 200...400) } }

  /// Items' widths, a number within a range of them.
  fileprivate mutating func widths(_ counts: ClosedRange<Int>) -> [Int] {
    (0..<Int.random(in: counts, using: &self)).map { _ in step(5, 40...140) }
  }

  /// The command that adds items of one width.
  fileprivate mutating func photos(_ counts: ClosedRange<Int>) -> String {
    let items = (0..<Int.random(in: counts, using: &self)).map { _ in "50x\(step(10, 40...160))" }
    return "add \(items.joined(separator: " "))"
  }

  /// The command that adds items of one height.
  fileprivate mutating func items(_ counts: ClosedRange<Int>) -> String { widths(counts).added }
}

extension [Int] {
  fileprivate var added: String { "add " + map { "\($0)x32" }.joined(separator: " ") }
}

extension Workspace {
  fileprivate var lines: Int? { layout.lineCount }

  fileprivate var greatestWidth: Double {
    scene.sections.first?.items.sizes.map(\.width).max() ?? 0
  }

  /// How many columns its waterfall has.
  fileprivate var columnCount: String? { scene.provider["columns"]?.description }

  /// How many lines there are in a container of another width.
  fileprivate func lines(atWidth width: Double) -> Int? {
    var other = self
    _ = try? other.update { $0.container.width = width }
    return other.lines
  }

  fileprivate var isOnLines: Bool { (lines ?? 0) > 1 }

  fileprivate var itemIndexes: Range<Int> { 0..<(scene.sections.first?.items.count ?? 0) }

  fileprivate func frame(_ item: Int) -> Rect? {
    layout.frame(ofItem: ItemPath(section: 0, item: item))
  }

  /// The items with which lines begin, but for the first one.
  fileprivate var lineStarts: Set<Int> {
    var starts: Set<Int> = []
    var last = 0
    layout.forEachPlacement(inSection: 0) { item, _, line in
      if line != last { starts.insert(item) }
      last = line
    }
    return starts
  }
}
