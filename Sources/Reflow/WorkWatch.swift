/// Watches work that takes long for millions of items: counts how far it has come, and asks whether
/// it is to go on.
///
///     let watch = WorkWatch { done, total in !isCancelled }
///     let layout = try LayoutEngine.layOut(collection, with: provider, watch: watch)
///
/// The question is asked once for each stretch of items, so it costs nothing beside the placing of
/// `Stretch.length` of them. Work that is stopped throws `LayoutError.stopped` and leaves nothing
/// behind. For one piece of work after another; not for several at once.
public final class WorkWatch {
  /// Gets how many items are done and how many there are; false stops the work.
  public typealias Question = (_ done: Int, _ total: Int) -> Bool

  private let goesOn: Question
  private(set) var done = 0
  private var total = 0
  /// Whether the answer has been no.
  public private(set) var isStopped = false

  public init(_ goesOn: @escaping Question) { self.goesOn = goesOn }

  /// Begins to count anew.
  func begin(_ total: Int) {
    done = 0
    self.total = total
  }

  /// Counts items as done.
  /// - Returns: false where the work is to stop.
  func advance(by count: Int) -> Bool {
    update(done: done + count)
  }

  /// Says how many items are done.
  /// - Returns: false where the work is to stop.
  func update(done: Int) -> Bool {
    self.done = done
    if !isStopped && !goesOn(done, total) { isStopped = true }
    return !isStopped
  }
}
