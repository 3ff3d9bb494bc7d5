/// A small generator of random numbers (SplitMix64), the same on every machine.
package struct TurnRandom: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameters:
  ///   - seed: Begins a series of cases.
  ///   - number: A case of the series; each has numbers of its own, so that it can be made alone.
  package init(seed: UInt64, number: Int) {
    var mixer = TurnRandom(state: seed)
    let start = mixer.next()
    state = start ^ (UInt64(bitPattern: Int64(number)) &* 0xD1B5_4A32_D192_ED03)
    state = next()
  }

  private init(state: UInt64) {
    self.state = state
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something happens that does so a number of times in a hundred.
  mutating func happens(percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}
