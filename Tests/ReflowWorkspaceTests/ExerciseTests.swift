import Reflow
import ReflowCourse
import Testing

@testable import ReflowWorkspace

@Suite("Exercises")
struct ExerciseTests {
  @Test(
    "Every one can be solved, and is not solved already",
    arguments: ExerciseKind.names, 0..<10)
  func solvable(kind: String, seed: Int) throws {
    let session = try made()
    let begun = try session.run("exercise kind=\(kind) seed=\(seed)")
    #expect(begun.lines[0].contains("seed=\(seed)"))
    #expect(begun.followUps[0].lines.contains { $0.contains("not yet") })
    let lesson = try session.task("exercise").lesson
    var answers: [String] = []
    for line in lesson.solution {
      answers += try session.run(line.text).followUps.flatMap(\.lines)
    }
    #expect(answers.contains { $0.hasPrefix("Solved.") })
    // Nothing is left open in its texts.
    for line in begun.lines { #expect(!line.contains("{") && !line.contains("–"), "\(line)") }
    for line in try session.run("why").lines {
      #expect(!line.contains("{") && !line.contains("–"), "\(line)")
    }
  }

  @Test("At the least width a point less is one line more, as its text says", arguments: 0..<20)
  func leastWidth(seed: Int) throws {
    let session = try made("exercise kind=least-width seed=\(seed)")
    for line in try session.task("exercise").lesson.solution { _ = try session.run(line.text) }
    let lines = try #require(session.workspace.layout.lineCount)
    let width = session.workspace.scene.container.width
    _ = try session.run("width \(width - 1)")
    #expect(session.workspace.layout.lineCount == lines + 1)
  }

  @Test("A goal is not reached by what it is not about")
  func tricks() throws {
    let session = try made("exercise kind=columns seed=1", "set minimumContentHeight=5000")
    #expect(session.learning?.task?.isSolved == false)
    _ = try session.run("exercise kind=pin-a-header seed=1")
    _ = try session.run("offset 99999")
    #expect(session.learning?.task?.isSolved == false)
  }

  @Test("Every line of an exercise's solution takes its items whole", arguments: 0..<25)
  func noneSticksOut(seed: Int) throws {
    for kind in ["one-inset", "least-width"] {
      let session = try made("exercise kind=\(kind) seed=\(seed)")
      for line in try session.task("exercise").lesson.solution { _ = try session.run(line.text) }
      let scene = session.workspace.scene
      let room = scene.container.width - scene.insets.left - scene.insets.right
      #expect(session.widths().allSatisfy { $0 <= room }, "\(kind)")
    }
  }

  @Test("The same seed makes the same, another one another")
  func seeds() throws {
    func text(_ line: String) throws -> [String] {
      let session = try made()
      let report = try session.run(line)
      return report.lines + report.followUps[0].lines + session.frames.map { "\($0)" }
    }
    for level in 1...3 {
      let first = try text("exercise \(level) seed=5")
      #expect(try text("exercise \(level) seed=5") == first)
      let others = try (6..<16).map { try text("exercise \(level) seed=\($0)") }
      #expect(Set(others + [first]).count > 8)
    }
  }

  @Test("Each kind has its level, and each level some kinds")
  func levels() throws {
    for level in 1...3 {
      #expect(ExerciseKind.all.count { $0.level == level } >= 3)
    }
    for kind in ExerciseKind.all {
      let text = try ExerciseText.read(
        kind.name, folder: try #require(CourseFolders.ofThisPackage.exercises), language: "en")
      #expect(text.level == kind.level)
    }
    #expect(Set(ExerciseKind.names).count == ExerciseKind.all.count)
  }

  @Test("next makes up another of the same level, lesson off leaves")
  func next() throws {
    let session = try made("add 5x5")
    let own = KeptState(session)
    _ = try session.run("exercise 2 seed=1")
    #expect(try session.run("next").lines[0].hasPrefix("Exercise of level 2: "))
    #expect(try session.run("next").lines[0].contains("seed=3"))
    #expect(try session.run("exercise").lines[0].hasPrefix("Exercise of level 2: "))
    let frames = session.frames
    _ = try session.run("width 77")
    _ = try session.run("reset")
    #expect(session.frames == frames)
    _ = try session.run("lesson off")
    #expect(KeptState(session) == own)
  }

  @Test("What cannot be had is refused")
  func refusals() throws {
    let session = try made()
    #expect(session.refusal("exercise 4")?.contains("from 1 to 3") == true)
    #expect(session.refusal("exercise x") != nil)
    #expect(
      session.refusal("exercise 1 kind=columns") == "exercise: columns is of level 2, not 1")
    #expect(session.refusal("exercise kind=zzzzzz")?.contains("there are lines-by-width") == true)
    #expect(
      session.refusal("exercise kind=one-inse")
        == "exercise: there is no kind one-inse; did you mean one-inset?")
    #expect(session.refusal("exercise seed=-1")?.contains("out of range") == true)
    #expect(session.refusal("exercise seed=1e99")?.contains("seed") == true)
    session.learning = Learning(
      folders: CourseFolders(lessons: []), gallery: allProviders, language: "en",
      progress: CourseProgress(folder: nil))
    #expect(session.refusal("exercise") == "exercise: this program has no exercises")
  }

  @Test("A program without the providers of a kind refuses it and lives on")
  func withoutProviders() throws {
    let session = try Session(providers: .leftAlignOnly)
    session.learning = .ofThisPackage()
    #expect(session.refusal("exercise kind=columns seed=1")?.contains("waterfall") == true)
    #expect(try session.run("exercise kind=one-inset seed=1").lines.count > 2)
  }
}
