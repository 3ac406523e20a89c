/// SplitMix64: the same numbers for the same seed, on every machine.
package struct Generator: RandomNumberGenerator {
  private var state: UInt64

  /// Starts from a seed.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `bound`; 0 where `bound` is not positive.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// Whether something happens that does `part` times of `whole`.
  package mutating func chance(_ part: Int, of whole: Int) -> Bool { below(whole) < part }

  /// One of the elements.
  package mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }
}
