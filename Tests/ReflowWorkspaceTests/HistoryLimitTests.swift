import Reflow
import ReflowScenes
import Testing

@testable import ReflowWorkspace

@Suite("What the history may hold")
struct HistoryLimitTests {
  @Test("The oldest steps are given up where all of them hold too much")
  func limit() throws {
    let workspace = try Workspace(providers: allProviders)
    var history = History()
    for step in 0..<10 {
      history.add("step \(step)", from: workspace, [], bytes: 100, most: 450)
    }
    #expect(history.past.map(\.line) == ["step 6", "step 7", "step 8", "step 9"])
    var (present, path) = (workspace, String?.none)
    history.goBack(&present, path: &path)
    history.goBack(&present, path: &path)
    history.add("step 10", from: workspace, [], bytes: 200, most: 450)
    #expect(history.past.map(\.line) == ["step 6", "step 7", "step 10"])
    history.add("step 11", from: workspace, [], bytes: 1000, most: 450)
    #expect(history.past.map(\.line) == ["step 11"])
  }

  @Test("A step holds the items of sections that have changed, and little else")
  func bytes() throws {
    let session = try made("add 50x32*1000", "section", "add 50x32*10")
    let before = session.workspace
    _ = try session.run("width 100")
    #expect(before.bytesNotShared(with: session.workspace) == 500 + 2 * 600)
    _ = try session.run("add 1x1 section=1")
    #expect(before.bytesNotShared(with: session.workspace) == 500 + 2 * 600 + 10 * 20)
  }
}
