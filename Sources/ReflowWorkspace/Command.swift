import Reflow

/// A command of the workspace, declared: its name, its arguments, its help, an example that runs, and
/// what it does. Help, completion and the checking of arguments come from this one declaration.
public struct Command: Sendable {
  public var name: String
  /// Other names that run it.
  public var aliases: [String] = []
  public var group: Group
  /// What it does, in one line without a full stop.
  public var summary: String
  /// The same in at most 25 characters, for the overview.
  public var brief: String
  public var arguments: [Argument] = []
  /// Words that begin with `--`.
  public var flags: [Flag] = []
  /// What is to be known beyond the summary, line by line.
  public var details: [String] = []
  /// Command lines, the last of them this command's; they run in a fresh workspace.
  public var example: [String]
  /// Commands that help names beside this one.
  public var related: [String] = []
  /// Whether a command of the session leaves the session as it is: it looks at its history, or writes
  /// a file.
  var changesNothing = false
  var action: Action

  public enum Group: String, CaseIterable, Sendable {
    case items = "Items"
    case sections = "Sections and container"
    case providers = "Providers"
    case looking = "Looking"
    case history = "History and files"
    case learning = "Learning"
    case help = "Help"
  }

  /// A switch such as `--json`, or an option such as `--scale 2`.
  public struct Flag: Sendable {
    public var name: String
    /// What follows an option: the next word, or the rest of the word behind `=`.
    public var value: Argument?
    public var summary: String

    /// `--scale N`
    var usage: String { value.map { "\(name) \($0.name)" } ?? name }

    init(name: String, value: Argument? = nil, summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// Whom a command's action works on.
  enum Action: Sendable {
    /// It changes the workspace, and is undone as one step.
    case change(@Sendable (inout Workspace, Arguments) throws(CommandError) -> Report)
    /// It only looks.
    case look(@Sendable (Workspace, Arguments) throws(CommandError) -> Report)
    /// It concerns the session: its history, its files, its end.
    case session(@Sendable (Session, Arguments) throws(CommandError) -> Report)
  }

  /// The most flags that usage names one by one.
  private static let namedFlags = 3

  /// `insert INDEX ITEM…`
  public var usage: String {
    let named = flags.count <= Self.namedFlags ? flags.map { "[\($0.usage)]" } : ["[--OPTION…]"]
    return ([name] + arguments.map(\.usage) + named).joined(separator: " ")
  }
}

extension Command {
  /// Whether the rest of the line is a command line of its own.
  var takesLine: Bool {
    arguments.contains { if case .line = $0.kind { true } else { false } }
  }

  /// Whether a `>` belongs to the command line within the line.
  var takesRedirection: Bool {
    arguments.contains { if case .line(withRedirection: true) = $0.kind { true } else { false } }
  }
}

/// An argument of a command.
public struct Argument: Sendable {
  public enum Kind: Sendable {
    case number
    case item
    case path
    case choice([String])
    case provider
    /// A provider with its parameters, which are words of their own behind it.
    case specification
    /// `name=value` for a parameter of the provider that the line names, or of the current one.
    case parameter
    case command
    /// A font's name; its words need no quotes.
    case font
    case file
    /// A mark's name, or one of these words.
    case mark([String])
    /// A recording's file, or `off`.
    case recording
    /// `name=value` with one of these names.
    case option([String])
    /// A fault's number or name.
    case fault
    /// A lesson's number or name, or another word that `lesson` knows.
    case lesson
    /// A command line of its own: the rest of the line, flags and all.
    /// - Parameter withRedirection: whether a `>` in it belongs to that command line.
    case line(withRedirection: Bool)
  }

  public var name: String
  public var kind: Kind
  public var isOptional = false
  public var isRepeated = false
  /// What it says, with its unit, in a few words; empty where its kind says it all.
  public var meaning = ""

  init(
    _ name: String, _ kind: Kind, isOptional: Bool = false, isRepeated: Bool = false,
    _ meaning: String = ""
  ) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeated = isRepeated
    self.meaning = meaning
  }

  /// Where a command that concerns a section finds it.
  static let section = Argument(
    "section=N", .option(["section"]), isOptional: true,
    "the section by its number; the current one if left out")

  var usage: String {
    let word = isRepeated ? "\(name)…" : name
    return isOptional ? "[\(word)]" : word
  }

  /// Whether it stands in the order of words; the others are `name=value`.
  var isPositional: Bool {
    switch kind {
    case .parameter, .option: false
    default: true
    }
  }
}
