import Reflow
import ReflowScenes

extension Session {
  /// Does something as one command: it can be stopped, and what it changes is kept.
  func perform(
    _ entry: JournalEntry, _ body: () throws(CommandError) -> Report
  ) throws(CommandError) -> Report {
    let work = goesOn.map(LongWork.init)
    self.work = work
    defer { self.work = nil }
    let before = keeper.map { _ in StateKeeper.Before(self) }
    let report: Report
    do throws(CommandError) {
      report = try body()
    } catch {
      throw work?.isStopped == true ? .stopped : error
    }
    // What is kept is the learner's own workspace, which a lesson leaves alone.
    if let before, learning?.task == nil { keeper?.record(entry, after: before, in: self) }
    return report
  }

  /// Makes the latest workspace of a session that ended before its time the present one, as one step
  /// of the history.
  func recover() throws(CommandError) -> Report {
    guard learning?.task == nil else {
      throw CommandError("recover: a lesson is in hand; lesson off leaves it")
    }
    guard let keeper, let (journal, rest) = try keeper.claim() else {
      return Report(["there is nothing to recover"])
    }
    do throws(CommandError) {
      return try recover(journal, rest: rest)
    } catch {
      keeper.release()
      throw error
    }
  }

  private func recover(_ journal: Journal, rest: Int) throws(CommandError) -> Report {
    try checkLoaded(journal)
    let recovered = try Session(journal.start, providers: workspace.providers)
    var refusal: String?
    for (index, entry) in journal.entries.enumerated() {
      let work = work
      let count = journal.entries.count
      recovered.goesOn = { _ in work?.goesOn(.recovering, index, count) ?? true }
      do throws(CommandError) {
        try recovered.replay(entry)
      } catch {
        if work?.isStopped == true { throw error }
        refusal =
          "command \(index + 1) of \(count) is refused, and the rest is left out: "
          + error.message
        break
      }
    }
    let change = try LayoutChange(
      from: workspace.layout, to: recovered.workspace.layout,
      mapping: ElementMapping([.replaceAll]), work: work)
    replaceWorkspace(recovered.workspace, change, file: recovered.path)
    // Without a file of its own it must not be saved over this session's.
    path = recovered.path
    var report = Report([workspace.headline] + workspace.notes)
    if let refusal { report.lines.append(refusal) }
    if journal.isBroken {
      report.lines.append(
        "what came after its command \(journal.entries.count) cannot be read and is left out")
    }
    if rest > 0 { report.lines.append("recover again brings the one before it; \(rest) left") }
    report.change = change
    return report
  }

  /// Refuses a workspace that needs providers which were loaded then, and are not now: it is kept until
  /// they are.
  private func checkLoaded(_ journal: Journal) throws(CommandError) {
    for file in journal.start.loadedFiles {
      let missing = file.names.filter { workspace.providers.description(of: $0) == nil }
      guard !missing.isEmpty, journal.mentions(missing) else { continue }
      throw CommandError(
        "recover: the workspace needs \(missing.joined(separator: ", ")) from \(file.path); load that "
          + "file, then recover: until then it is kept")
    }
  }

  /// A session as it was at the beginning of a journal.
  private convenience init(
    _ start: Journal.Start, providers: ProviderRegistry
  ) throws(CommandError) {
    do throws(SceneError) {
      try self.init(providers: providers)
      workspace = try Workspace(start.scene, providers: providers)
    } catch {
      throw CommandError("recover: \(error.description)")
    }
    workspace.restore(start)
    path = start.path
  }

  private func replay(_ entry: JournalEntry) throws(CommandError) {
    switch entry {
    case .line(let line): _ = try run(line)
    case .scrub(let name, let times, let follows):
      guard let action = ScrubAction.named(name) else {
        throw CommandError("there is no key action \(name)")
      }
      if !follows { scrubRun = nil }
      _ = try scrub(action, times: times)
    }
  }
}

extension Journal {
  /// Whether providers of these names may have laid out the workspace.
  fileprivate func mentions(_ names: [String]) -> Bool {
    if start.scene.uses(names) { return true }
    return entries.contains { entry in
      switch entry {
      // Keys may go from one provider to the next.
      case .scrub(let name, _, _): return ScrubAction.named(name)?.subject == .provider
      case .line(let line):
        return line.split { !($0.isLetter || $0.isNumber || $0 == "-") }
          .contains { names.contains(String($0)) }
      }
    }
  }
}

extension Workspace {
  fileprivate mutating func restore(_ start: Journal.Start) {
    selection = start.selection.flatMap { scene.contains($0) ? $0 : nil }
    currentSection = max(0, min(start.currentSection, scene.sections.count - 1))
    showsBeginning = start.showsBeginning
  }
}
