/// Random numbers that are the same for the same seed and case.
///
/// Source: SplitMix64, Steele, Lea and Flood 2014.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, number: Int) {
    state = seed &* 0xD134_2543_DE82_EF95 &+ UInt64(truncatingIfNeeded: number)
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a bound, which is not reached; 0 where the bound is not positive.
  mutating func below(_ bound: Int) -> Int { bound > 1 ? Int(next() % UInt64(bound)) : 0 }

  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// A number from 1 on, each twice as rare as the one before.
  mutating func few(atMost most: Int) -> Int {
    var count = 1
    while count < most, isOne(in: 2) { count += 1 }
    return count
  }
}
