/// The axis along which lines stack and content scrolls (UIKit's `scrollDirection`).
public enum ScrollDirection: String, CaseIterable, Sendable {
  case vertical
  case horizontal
}

/// The writing direction: the side on which a line begins.
public enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
