import Reflow

/// Which keys and blocks a kind of file has.
struct CourseFileRules: Sendable {
  /// A key of the header lines.
  struct Key: Sendable {
    var name: String
    var isRequired: Bool

    init(_ name: String, isRequired: Bool = true) {
      self.name = name
      self.isRequired = isRequired
    }
  }

  /// A block and how often it comes.
  struct Block: Sendable {
    var name: String
    /// How often the block comes.
    var times: ClosedRange<Int>
    /// How many lines it may have; blank ones between others and comments count.
    var lines: ClosedRange<Int>
    /// Whether a word follows the name.
    var hasArgument: Bool

    init(
      _ name: String, times: ClosedRange<Int> = 1...1, lines: ClosedRange<Int> = 1...Int.max,
      hasArgument: Bool = false
    ) {
      self.name = name
      self.times = times
      self.lines = lines
      self.hasArgument = hasArgument
    }
  }

  /// What the file is, such as `a lesson`.
  var subject: String
  var keys: [Key]
  var blocks: [Block]

  init(_ subject: String, keys: [Key], blocks: [Block]) {
    self.subject = subject
    self.keys = keys
    self.blocks = blocks
  }
}

extension CourseFile {
  /// - Throws: `CourseError` for keys and blocks that are unknown, missing or given too often, and for
  ///   blocks with too many lines or too few.
  func check(_ rules: CourseFileRules) throws(CourseError) {
    for (index, header) in headers.enumerated() {
      guard rules.keys.contains(where: { $0.name == header.key }) else {
        let nearest = nearestName(to: header.key, among: rules.keys.map(\.name))
        throw error(
          header.line,
          "\(rules.subject) has no key \(quoted(header.key))" + suggestion(nearest))
      }
      if let first = headers[..<index].first(where: { $0.key == header.key }) {
        throw error(
          header.line, "the key \(header.key) stands twice, first in line \(first.line)")
      }
      guard !header.value.isEmpty else { throw error(header.line, "\(header.key) says nothing") }
    }
    for block in blocks { try check(block, rules) }
    for key in rules.keys where key.isRequired && header(key.name) == nil {
      throw error(1, "the key \(key.name) is missing")
    }
    for rule in rules.blocks {
      let found = blocks.filter { $0.name == rule.name }
      if found.isEmpty && rule.times.lowerBound > 0 {
        throw error(1, "the block [\(rule.name)] is missing")
      }
      if found.count > rule.times.upperBound {
        let extra = found[rule.times.upperBound]
        throw error(
          extra.line,
          rule.times.upperBound == 1
            ? "the block [\(rule.name)] stands twice, first in line \(found[0].line)"
            : "there are \(found.count) blocks [\(rule.name)]; there may be \(rule.times.upperBound)"
        )
      }
      if let last = found.last, found.count < rule.times.lowerBound {
        throw error(
          last.line,
          "there are too few blocks [\(rule.name)]: \(found.count) of \(rule.times.lowerBound)")
      }
    }
  }

  private func check(_ block: Block, _ rules: CourseFileRules) throws(CourseError) {
    guard let rule = rules.blocks.first(where: { $0.name == block.name }) else {
      let nearest = nearestName(to: block.name, among: rules.blocks.map(\.name))
      throw error(
        block.line,
        "\(rules.subject) has no block [\(quoted(block.name))]"
          + suggestion(nearest.map { "[\($0)]" }))
    }
    if rule.hasArgument != (block.argument != nil) {
      throw error(
        block.line,
        rule.hasArgument
          ? "[\(block.name)] needs a name: [\(block.name) NAME]"
          : "[\(block.name)] takes no more words: \(quoted(block.argument ?? ""))")
    }
    guard block.lines.count >= rule.lines.lowerBound else {
      throw error(block.line, "the block [\(block.name)] is empty")
    }
    guard block.lines.count <= rule.lines.upperBound else {
      throw error(
        block.lines[rule.lines.upperBound].line,
        "the block [\(block.name)] has \(block.lines.count) lines; it may have "
          + "\(rule.lines.upperBound)")
    }
  }
}
