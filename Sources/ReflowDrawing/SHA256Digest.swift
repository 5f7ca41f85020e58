/// A SHA-256 digest (FIPS 180-4): by it a page names the one script that may run in it.
struct SHA256Digest: Hashable {
  /// 32 bytes.
  let bytes: [UInt8]

  /// O(length).
  init(of text: String) {
    var message = Array(text.utf8)
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * UInt64($0))) }
    var state = Self.start
    for block in stride(from: 0, to: message.count, by: 64) {
      Self.digest(message[block..<block + 64], into: &state)
    }
    bytes = state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  /// As Base64, which is how a policy for content takes it.
  var base64: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { sum, index in
        sum << 8 | (index < group.count ? Int(group[start + index]) : 0)
      }
      for index in 0..<4 {
        text.append(index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : "=")
      }
    }
    return text
  }

  private static func digest(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      (0..<4).reduce(0) { $0 << 8 | UInt32(block[index + $1]) }
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let small = far.rotated(7) ^ far.rotated(18) ^ far >> 3
      let large = near.rotated(17) ^ near.rotated(19) ^ near >> 10
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let large = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ large &+ choice &+ constants[index] &+ words[index]
      let small = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ small &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// The first 64 primes.
  private static let primes: [Int] = {
    var primes: [Int] = []
    var number = 2
    while primes.count < 64 {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes
  }()

  /// The first 32 bits behind the point of the primes' roots: square ones here, cubic ones below.
  private static let start = primes.prefix(8).map { fraction(of: $0, power: 2) }
  private static let constants = primes.map { fraction(of: $0, power: 3) }

  /// The greatest number whose power is at most `prime · 2^(32 · power)`, without its whole part.
  private static func fraction(of prime: Int, power: Int) -> UInt32 {
    var root: UInt128 = 0
    let bound = UInt128(prime) << (32 * UInt128(power))
    for bit in stride(from: 36, through: 0, by: -1) {
      let candidate = root | 1 << UInt128(bit)
      let raised = (1..<power).reduce(candidate) { product, _ in product * candidate }
      if raised <= bound { root = candidate }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
