/// What others call the same thing, for whoever knows it by that name. Nil where they have no word.
public struct Naming: Hashable, Sendable {
  /// UIKit's word, or that of a layout that is well known there.
  public var uiKit: String?
  public var css: String?
  public var swiftUI: String?

  public init(uiKit: String? = nil, css: String? = nil, swiftUI: String? = nil) {
    self.uiKit = uiKit
    self.css = css
    self.swiftUI = swiftUI
  }
}
