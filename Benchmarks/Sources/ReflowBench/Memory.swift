import CBaseline
import Reflow

/// What a collection and its layout hold: as they say of themselves, and as the allocator counts.
struct Memory {
  let settings: Settings
  let report: Report

  func run() {
    let count = settings.counts.last!
    let leftAlign = Engine.provider("left-align")
    for shape in [Shape.mixed, .equal] {
      measure("left-align \(shape.rawValue)", shape, count, leftAlign)
    }
    measure("left-align mixed, sections of 10", .mixed, count, sectionLength: 10, leftAlign)
    for columns in [3, 8] {
      measure("waterfall \(columns) columns", .mixed, count, Engine.waterfall(columns: columns))
    }
  }

  private func measure(
    _ name: String, _ shape: Shape, _ count: Int, sectionLength: Int? = nil,
    _ provider: AnyLayoutProvider
  ) {
    let before = baseline_allocated_bytes()
    // What else an input holds goes with it, before the allocator is asked again.
    let layout = Input(shape.sizes(count, seed: 1), sectionLength: sectionLength).layout(provider)
    let allocated = baseline_allocated_bytes() - before
    let held = Engine.bytesHeld(by: layout)
    add("\(name), by its own count", count, held)
    if allocated > 0 { add("\(name), by the allocator's count", count, allocated) }
    withExtendedLifetime(layout) {}
  }

  private func add(_ name: String, _ count: Int, _ bytes: Int) {
    let perItem = Double(bytes) / Double(count)
    report.add(
      Measurement(
        .memory, name, count, ratio: Spread(exactly: perItem / 16),
        .init(spread: Spread(exactly: perItem), unit: .bytesAnItem)))
  }
}
