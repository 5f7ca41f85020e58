import Reflow
import ReflowCourse
import Testing

@Suite("A fault's file")
struct FaultCaseTests {
  static let example = """
    title: An exact fit wraps
    from: tags in a table's row, published code
    read: FitTest

    [start]
    width 300
    # Three tags.
    add 140x32 150x32

    [right]
    use left-align

    [wrong]
    use fit-with-less

    [question]
    The last tag wraps. What is wrong?

    [answers]
    - The tag is too wide.
    + The test says "<".

    [why]
    It stands at {wrong item 1 x} instead of {right item 1 x}.

    [rule]
    An item joins while it fits.
    """

  static func fault(_ text: String, path: String = "a/07-fit.fault") throws(CourseError)
    -> FaultCase
  {
    try FaultCase(try CourseFile(Array(text.utf8), path: path))
  }

  /// The error of the example with something replaced; nil where there is none.
  static func error(_ old: String, _ new: String, path: String = "a/07-fit.fault") -> String? {
    precondition(example.contains(old), old)
    do throws(CourseError) {
      _ = try fault(example.replacing(old, with: new), path: path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func allItsPartsAreRead() throws {
    let fault = try Self.fault(Self.example)
    #expect((fault.number, fault.id) == (7, "fit"))
    #expect(fault.title == "An exact fit wraps")
    #expect(fault.source == "tags in a table's row, published code")
    #expect(fault.article == "FitTest")
    #expect(fault.start.map(\.text) == ["width 300", "add 140x32 150x32"])
    #expect(fault.start.map(\.line) == [6, 8])
    #expect(fault.right.map(\.text) == ["use left-align"])
    #expect(fault.wrong.map(\.text) == ["use fit-with-less"])
    #expect(fault.question.map(\.text) == ["The last tag wraps. What is wrong?"])
    #expect(fault.answers.map(\.text.text) == ["The tag is too wide.", "The test says \"<\"."])
    #expect(fault.answers.map(\.isRight) == [false, true])
    #expect(fault.rightAnswer == 1)
    #expect(fault.rule.map(\.text) == ["An item joins while it fits."])
    #expect(fault.textsPath == "a/07-fit.fault")
  }

  /// Each rule, broken once: what is replaced, by what, and the error.
  @Test(
    arguments: [
      ("title: An exact fit wraps\n", "", "1: the key title is missing"),
      ("from: tags in a table's row, published code\n", "", "1: the key from is missing"),
      ("from: tags in a table's row, published code", "from:", "2: from says nothing"),
      (
        "from: tags in a table's row", "from: " + String(repeating: "x", count: 56),
        "2: from takes 72 columns; it may take 70"
      ),
      ("read: FitTest", "minutes: 4", "3: a fault has no key minutes"),
      ("[right]\nuse left-align\n", "", "1: the block [right] is missing"),
      ("use fit-with-less", "", "13: the block [wrong] is empty"),
      ("[rule]", "[role]", "26: a fault has no block [role]; did you mean [rule]?"),
      (
        "An item joins while it fits.", "a\nb\nc", "29: the block [rule] has 3 lines; it may have 2"
      ),
      ("+ The test", "- The test", "19: no answer is the right one; it begins with +"),
      ("- The tag is", "+ The tag is", "21: there are 2 right answers; one begins with +"),
      (
        "- The tag is", "The tag is",
        "20: The tag is too wide. is no answer; the right one begins with + and a space, the others "
          + "with - and a space"
      ),
      ("- The tag is too wide.", "-  ", "20: the answer says nothing"),
      (
        "+ The test says \"<\".", "+ The tag is too wide.",
        "21: the answer stands twice, first in line 20"
      ),
      ("- The tag is too wide.\n", "", "19: the block [answers] is empty"),
      (
        "- The tag is too wide.", "- a\n- b\n- c\n- d",
        "24: the block [answers] has 5 lines; it may have 4"
      ),
      (
        "The last tag", "{width} The last tag",
        "17: column 2: figures stand in [why] alone, behind the question"
      ),
      (
        "{wrong item 1 x}", "{item 1 x}",
        "24: column 15: item 1 x does not say whose it is; write right or wrong before a figure"
      ),
      ("{right item 1 x}.", "{right item 1 x.", "24: column 42: { has no partner on its line"),
      ("The tag is too wide", "The *tag is", "20: column 7: * has no partner on its line"),
    ])
  func brokenRules(_ old: String, _ new: String, _ error: String) {
    #expect(Self.error(old, new) == "a/07-fit.fault:" + error)
  }

  @Test func unknownFiguresAreRefused() throws {
    let error = try #require(Self.error("{wrong item 1 x}", "{wrong item 1 z}"))
    #expect(error.hasPrefix("a/07-fit.fault:24: column 21: there is no figure item 1 z"))
  }

  @Test(arguments: ["fit.fault", "7-fit.fault", "07-Fit.fault", "07-.fault", "07-fit.lesson"])
  func namesOfFiles(_ name: String) {
    #expect(
      Self.error("title", "title", path: name)
        == "\(name):1: the file's name is not NN-id.fault; id has lower-case letters, digits and "
        + "hyphens")
  }

  @Test(arguments: ["why", "12"])
  func namesThatNobodyCouldSay(_ id: String) throws {
    let error = try #require(Self.error("title", "title", path: "07-\(id).fault"))
    #expect(error.hasPrefix("07-\(id).fault:1: the id \(id) is a "))
  }

  @Test func figuresThatAreMissingAreNamed() throws {
    let text = Self.example.replacing(
      "It stands at",
      with: "3 – 4: {right item 9 x}, {wrong item 1 x}\n{{wrong item 8 y}. It stands at")
    let fault = try Self.fault(text)
    let (right, wrong) = (try situation([tags(140, 150)]), try situation([tags(140)]))
    let missing = fault.missingFigures(right: right, wrong: wrong)
    #expect(missing.map(\.figure) == ["right item 9 x", "wrong item 1 x", "wrong item 1 x"])
    #expect(missing.map(\.line) == [24, 24, 25])
    #expect(
      fault.why(right: right, wrong: wrong).map(\.text) == [
        "3 – 4: –, –", "{wrong item 8 y}. It stands at – instead of 150.",
      ])
    #expect(try Self.fault(Self.example).missingFigures(right: right, wrong: right).isEmpty)
  }

  @Test func whatIsOptionalMayBeLeftOut() throws {
    #expect(Self.error("read: FitTest\n", "") == nil)
    #expect(Self.error("[start]\nwidth 300", "[start]") == nil)
    #expect(Self.error("{wrong item 1 x}", "{wrong item 1 x - item 0 x}") == nil)
  }

  @Test func piecesOfAFileCrashNothing() {
    let bytes = Array(Self.example.utf8)
    var sound = 0
    for end in bytes.indices {
      if (try? FaultCase(try CourseFile(Array(bytes[..<end]), path: "07-fit.fault"))) != nil {
        sound += 1
      }
      var changed = bytes
      changed[end] ^= UInt8(1 + end % 255)
      _ = try? FaultCase(try CourseFile(changed, path: "07-fit.fault"))
    }
    // The last line may be shorter, not missing.
    #expect(sound == "An item joins while it fits".count)
  }

  // MARK: - Translations

  static let translation = """
    title: 恰好放得下却换了行
    from: 表格行里的标签（已发表的代码）

    [question]
    最后一个标签换了行。哪里错了？

    [answers]
    - 标签太宽。
    + 判断用了“<”。

    [why]
    它在 {wrong item 1 x}，应在 {right item 1 x}。

    [rule]
    放得下的项留在行内。
    """

  static func translated(_ old: String = "", _ new: String = "") throws(CourseError) -> FaultCase {
    let text = old.isEmpty ? translation : translation.replacing(old, with: new)
    return try fault(example).translated(
      by: try CourseFile(Array(text.utf8), path: "a/zh-Hans/07-fit.fault"))
  }

  @Test func aTranslationHasTheTexts() throws {
    let fault = try Self.translated()
    #expect(fault.title == "恰好放得下却换了行")
    #expect(fault.source == "表格行里的标签（已发表的代码）")
    #expect(fault.answers.map(\.isRight) == [false, true])
    #expect(fault.rule.map(\.text) == ["放得下的项留在行内。"])
    #expect(fault.start.map(\.text) == ["width 300", "add 140x32 150x32"])
    #expect((fault.path, fault.textsPath) == ("a/07-fit.fault", "a/zh-Hans/07-fit.fault"))
    #expect(fault.article == "FitTest")
  }

  @Test(
    arguments: [
      ("[rule]", "[start]", "14: a fault's translation has no block [start]"),
      ("from: 表格行里的标签（已发表的代码）\n", "", "1: the key from is missing"),
      ("- 标签太宽。", "- 标签太宽。\n- 行太短。", "8: there are 3 answers; the fault has 2"),
      (
        "- 标签太宽。\n+ 判断用了“<”。", "+ 判断用了“<”。\n- 标签太宽。",
        "8: answer 1 is the right one; in the fault it is answer 2"
      ),
      ("{wrong item 1 x}", "{item 1 x}", "12: column 5: item 1 x does not say whose it is"),
    ])
  func brokenTranslations(_ old: String, _ new: String, _ beginning: String) throws {
    let error = try #require(throws: CourseError.self) { try Self.translated(old, new) }
    #expect(error.description.hasPrefix("a/zh-Hans/07-fit.fault:" + beginning))
  }
}
