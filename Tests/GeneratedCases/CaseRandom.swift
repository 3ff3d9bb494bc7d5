import TestSupport

/// The random numbers of a generated case.
package struct CaseRandom: RandomNumberGenerator {
  private var numbers: SeededGenerator

  /// - Parameters:
  ///   - seed: The start of a series of cases.
  ///   - number: A case of the series; each has its own numbers, so it can be generated alone.
  package init(seed: UInt64, number: Int) {
    var mixer = SeededGenerator(seed: seed)
    let start = mixer.next()
    var own = SeededGenerator(
      seed: start ^ (UInt64(bitPattern: Int64(number)) &* 0xD1B5_4A32_D192_ED03))
    numbers = SeededGenerator(seed: own.next())
  }

  package mutating func next() -> UInt64 { numbers.next() }

  /// Returns true in the given percentage of calls.
  package mutating func happens(percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  /// A number from 0 up to a limit.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
