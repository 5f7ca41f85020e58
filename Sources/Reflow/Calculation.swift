/// A number with its name: a part of a sum, or something that a fold remembers.
public struct NamedNumber: Hashable, Sendable {
  /// What it is, in words: `line spacing`, `2 lines above`.
  public var name: String
  public var value: Double

  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// A number and the arithmetic that it comes from: `column width: (300 length − 10 spacing) / 2`.
public struct Calculation: Hashable, Sendable {
  /// What is calculated.
  public var name: String
  public var formula: Formula
  /// What comes out, as the layout uses it.
  public var value: Double

  public init(_ name: String, _ formula: Formula, value: Double) {
    self.name = name
    self.formula = formula
    self.value = value
  }
}

/// Arithmetic with named numbers in it, written as a literal:
///
///     let formula: Formula = "(\(length, "length") − \(spacing, "spacing")) / \(2)"
///
/// It is kept in parts, so that whoever shows it decides how numbers and names look. Signs are `+`,
/// `−`, `×`, `/` and `mod`; functions are `min`, `max`, `floor`, `cos` and `sin` (of degrees).
public struct Formula: Hashable, Sendable, ExpressibleByStringInterpolation {
  public enum Part: Hashable, Sendable {
    /// Signs, brackets and functions.
    case text(String)
    /// A number; its name is empty where it needs none.
    case number(NamedNumber)
  }

  public let parts: [Part]

  public init(stringLiteral value: String) { parts = [.text(value)] }

  public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

  /// Collects the parts of a literal.
  public struct Interpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }

    public mutating func appendInterpolation(_ value: Double, _ name: String = "") {
      parts.append(.number(NamedNumber(name, value)))
    }

    public mutating func appendInterpolation(_ value: Int, _ name: String = "") {
      parts.append(.number(NamedNumber(name, Double(value))))
    }
  }

  public typealias StringInterpolation = Interpolation
}
