import Reflow
import ReflowTesting
import Synchronization
import Testing

@testable import ReflowWorkspace

@Suite("verify")
struct VerifyCommandTests {
  /// A column whose content forgets its last item.
  private struct ShortColumn: LayoutProvider {
    static let description = ProviderDescription(name: "short-column", summary: "too short")
    init(_ parameters: ParameterValues) {}
    func start(in space: SectionSpace) -> Double { 0 }
    func place(
      _ item: Item, _ depth: inout Double, _ pen: inout Pen, in space: SectionSpace
    ) -> FlowRect {
      pen.advance(by: depth)
      defer { depth = item.size.depth }
      return FlowRect(across: 0, along: depth, size: item.size)
    }
    func depth(after depth: Double, in space: SectionSpace) -> Double { 0 }
  }

  @Test("A line for each law, in the order in which they are checked")
  func lines() throws {
    let session = try made()
    let lines = try session.run("verify circle radius=40").lines
    #expect(lines.count == Law.allCases.count)
    for (line, law) in zip(lines, Law.allCases) { #expect(line.contains(law.rawValue)) }
    #expect(lines.contains { $0.hasPrefix("not promised  mirror: ") })
    #expect(!lines.contains { $0.hasPrefix("BROKEN") })
    #expect(session.workspace.scene.provider.name == "left-align")
  }

  @Test("Without a name the provider in use is checked, with its parameters")
  func providerInUse() throws {
    let session = try made("use waterfall columns=3")
    let named = try made().run("verify waterfall columns=3").lines
    #expect(try session.run("verify").lines == named)
  }

  @Test("A broken law is shown with its smallest collection and a scene")
  func broken() throws {
    var providers = allProviders
    providers.register(ShortColumn.self)
    let session = try Session(providers: providers)
    let lines = try session.run("verify short-column").lines
    #expect(lines.contains { $0.hasPrefix("BROKEN        content size covers: ") })
    #expect(lines.contains("content size covers: \(Law.contentSize.statement)"))
    #expect(
      lines.contains { $0.hasPrefix(#"{"reflow":1,"id":"short-column: content size covers""#) })
  }

  @Test("What cannot be checked is refused")
  func refusals() throws {
    let session = try made()
    for (line, message) in [
      ("verify waterfal", "verify: there is no provider waterfal; did you mean waterfall?"),
      (
        "verify waterfall columns=0",
        "verify: waterfall: columns is 0; it must be at least 1"
      ),
    ] {
      let error = #expect(throws: CommandError.self) { try session.run(line) }
      #expect(error?.message == message)
    }
  }

  @Test("It is stopped at the first no")
  func stopped() throws {
    let session = try made()
    session.goesOn = { _ in false }
    let error = #expect(throws: CommandError.self) { try session.run("verify left-align") }
    #expect(error?.message == CommandError.stopped.message)
  }
}
