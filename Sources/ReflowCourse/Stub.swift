import Reflow
struct MissingFigure: Error { var message: Message }
extension Sum {
  func value(in now: Situation, since start: Situation) throws(MissingFigure) -> Double { 0 }
}
extension Condition {
  public func shortfall(in now: Situation, since start: Situation) -> Shortfall? { nil }
}
