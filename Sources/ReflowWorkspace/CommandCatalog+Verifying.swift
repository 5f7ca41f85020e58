import Reflow
import ReflowTesting

extension CommandCatalog {
  static let verifyingCommands: [Command] = [
    Command(
      name: "verify", group: .providers,
      summary: "runs a provider through the laws that every layout keeps",
      brief: "checks a provider's laws",
      arguments: [
        Argument("NAME", .provider, isOptional: true, "the one in use if left out"),
        Argument("parameter=value", .parameter, isOptional: true),
      ],
      details: [
        "A line for each law: it holds for so many collections, it is broken, or the provider does not",
        "promise it. A failure is shown with the smallest collection that shows it, and as a scene for",
        "a file that open reads. The collections are the command's own; the scene stays as it is.",
      ],
      example: ["verify horizontal"],
      related: ["describe", "use", "providers"],
      changesNothing: true,
      action: .session { (session, arguments) throws(CommandError) in
        try session.verify(arguments)
      })
  ]
}

extension Session {
  fileprivate func verify(_ arguments: Arguments) throws(CommandError) -> Report {
    let providers = workspace.providers
    var specification = workspace.scene.provider
    if let name = arguments.words.first?.text { specification = ProviderSpecification(name) }
    try specification.set(arguments, providers)
    let work = work
    let check = LawCheck { work?.goesOn(.verifying, $0, $1) ?? true }
    let found: LawReport
    do throws(ProviderError) {
      found = try checkLayoutProvider(specification, in: providers, check)
    } catch {
      let place = arguments.place(of: error, in: specification.name)
      throw CommandError("verify: \(error.message)", at: place)
    }
    if work?.isStopped == true { throw .stopped }
    return Report(
      found.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }
}
