/// All commands, in the order in which help lists them.
public enum CommandCatalog {
  public static let all: [Command] =
    itemCommands + textCommands + sectionCommands + containerCommands + providerCommands
    + loadingCommands + verifyingCommands
    + lookingCommands
    + explainingCommands + comparingCommands + sessionCommands + changeCommands
    + statisticsCommands + fileCommands + exportCommands + historyCommands + markCommands
    + recordingCommands + recoveryCommands + lessonCommands + exerciseCommands
    + faultCommands + keyCommands + languageCommands + helpCommands

  /// Every name that runs a command.
  public static var names: [String] { all.flatMap { [$0.name] + $0.aliases } }

  public static func command(_ name: String) -> Command? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }

  /// The command that the first word of a line names.
  static func command(named word: Word) throws(CommandError) -> Command {
    guard let command = command(word.text) else {
      let nearest = nearest(word.text).map { "; did you mean \($0)?" } ?? "; help lists them"
      throw CommandError("there is no command \(word.text)\(nearest)", at: word.place)
    }
    return command
  }
}
