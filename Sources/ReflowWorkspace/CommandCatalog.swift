/// All commands, in the order in which help lists them.
public enum CommandCatalog {
  public static let all: [Command] =
    itemCommands + sectionCommands + containerCommands + providerCommands + lookingCommands
    + fileCommands + historyCommands + recoveryCommands + keyCommands + helpCommands

  /// Every name that runs a command.
  public static var names: [String] { all.flatMap { [$0.name] + $0.aliases } }

  public static func command(_ name: String) -> Command? {
    all.first { $0.name == name || $0.aliases.contains(name) }
  }
}
