import Reflow

/// A number with so many decimal places, without zeros at its end.
func decimal(_ number: Double, places: Int) -> String {
  let scale = powerOfTen(places)
  let scaled = (number * scale).rounded()
  guard places > 0, scaled.magnitude < 1e15 else { return formatted(number.rounded()) }
  let whole = Int64(scaled.magnitude)
  var digits = "\(whole)"
  while digits.count <= places { digits = "0" + digits }
  var fraction = digits.suffix(places)
  while fraction.last == "0" { fraction.removeLast() }
  let text = digits.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
  return scaled < 0 ? "-" + text : String(text)
}

/// A number to be glanced at: with one decimal place, or two digits where it is small.
func glanced(_ number: Double) -> String {
  let places = number.magnitude >= 1 || number == 0 ? 1 : 1 - exponentOfTen(number.magnitude)
  return places <= 12 ? decimal(number, places: places) : formatted(number)
}

/// The greatest whole exponent whose power of ten is not above a number, which is above 0.
func exponentOfTen(_ number: Double) -> Int {
  guard number.isFinite else { return 308 }
  var exponent = -324
  var step = 512
  while step > 0 {
    if exponent + step <= 308, powerOfTen(exponent + step) <= number { exponent += step }
    step /= 2
  }
  return exponent
}

/// The double nearest to a power of ten.
func powerOfTen(_ exponent: Int) -> Double {
  Double("1e\(exponent)") ?? .infinity
}
