import Foundation
import Reflow

/// What a formula comes to, calculated from what it shows: so that no explanation shows arithmetic that
/// does not lead to the number beside it.
public struct FormulaValue {
  private var tokens: ArraySlice<Token>

  private enum Token: Equatable {
    case number(Double)
    case sign(String)
  }

  private init(_ formula: Formula) {
    tokens =
      formula.parts.flatMap { part -> [Token] in
        switch part {
        case .number(let number): [.number(number.value)]
        case .text(let text): Self.tokens(text)
        }
      }[...]
  }

  /// - Returns: the value, and the greatest number on the way to it; nil for what is no formula.
  public static func of(_ formula: Formula) -> (value: Double, scale: Double)? {
    var reader = FormulaValue(formula)
    guard let value = reader.sum(), reader.tokens.isEmpty else { return nil }
    return (value, reader.scale)
  }

  private var scale = 1.0

  private static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var word = ""
    func flush() {
      if !word.isEmpty { tokens.append(Double(word).map(Token.number) ?? .sign(word)) }
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      flush()
      if character != " " { tokens.append(.sign(String(character))) }
    }
    flush()
    return tokens
  }

  private mutating func take(_ signs: String...) -> String? {
    guard case .sign(let sign) = tokens.first, signs.contains(sign) else { return nil }
    tokens.removeFirst()
    return sign
  }

  private mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = take("+", "−") {
      guard let next = product() else { return nil }
      value = sign == "+" ? value + next : value - next
      scale = max(scale, value.magnitude)
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while let sign = take("×", "/", "mod") {
      guard let next = factor() else { return nil }
      switch sign {
      case "×": value *= next
      case "/": value /= next
      default: value = value.truncatingRemainder(dividingBy: next)
      }
      scale = max(scale, value.magnitude)
    }
    return value
  }

  private mutating func factor() -> Double? {
    if case .number(let number) = tokens.first {
      tokens.removeFirst()
      scale = max(scale, number.magnitude)
      return number
    }
    guard let sign = take("(", "min", "max", "floor", "cos", "sin") else { return nil }
    if sign != "(", take("(") == nil { return nil }
    guard let first = sum() else { return nil }
    var value = first
    switch sign {
    case "min", "max":
      guard take(",") != nil, let second = sum() else { return nil }
      value = sign == "min" ? min(first, second) : max(first, second)
    case "floor": value = first.rounded(.down)
    case "cos": value = cos(first * .pi / 180)
    case "sin": value = sin(first * .pi / 180)
    default: break
    }
    return take(")") == nil ? nil : value
  }
}
