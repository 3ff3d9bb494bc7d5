/// The operands of a number for plural rules: Unicode Technical Standard 35, part 3, *Operands*.
package struct PluralOperands: Hashable, Sendable {
  /// The number of visible fraction digits.
  let v: Int
  /// The visible fraction digits as a number, with trailing zeros.
  let f: UInt64
  /// The visible fraction digits as a number, without trailing zeros.
  let t: UInt64
  /// The integer digits.
  let i: UInt64

  /// Whether the number is 0.
  package var isZero: Bool { i == 0 && t == 0 }

  /// Creates the operands of an integer, ignoring its sign.
  package init(_ number: some BinaryInteger) {
    i = UInt64(clamping: number.magnitude)
    v = 0
    f = 0
    t = 0
  }

  /// Creates the operands of a number's digits, such as `1.50`; `nil` if they are invalid.
  package init?(digits text: String) {
    let parts = text.drop { $0 == "-" || $0 == "+" }.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let number = UInt64(whole.suffix(18)), !whole.isEmpty,
      whole.allSatisfy(\.isASCII), whole.allSatisfy(\.isNumber)
    else { return nil }
    i = number
    guard parts.count == 2 else {
      v = 0
      f = 0
      t = 0
      return
    }
    let fraction = parts[1].prefix(18)
    guard let digits = UInt64(fraction), fraction.allSatisfy(\.isNumber) else { return nil }
    v = fraction.count
    f = digits
    var shortened = digits
    while shortened > 0, shortened % 10 == 0 { shortened /= 10 }
    t = shortened
  }

  /// Whether the number is an integer in a range, after taking a remainder.
  func n(_ range: ClosedRange<UInt64>, mod divisor: UInt64 = 0) -> Bool {
    t == 0 && range.contains(divisor == 0 ? i : i % divisor)
  }

  func n(_ value: UInt64, mod divisor: UInt64 = 0) -> Bool { n(value...value, mod: divisor) }

  func i(_ range: ClosedRange<UInt64>, mod divisor: UInt64 = 0) -> Bool {
    range.contains(divisor == 0 ? i : i % divisor)
  }

  func i(_ value: UInt64, mod divisor: UInt64 = 0) -> Bool { i(value...value, mod: divisor) }

  func f(_ range: ClosedRange<UInt64>, mod divisor: UInt64) -> Bool { range.contains(f % divisor) }

  func f(_ value: UInt64, mod divisor: UInt64) -> Bool { f(value...value, mod: divisor) }
}
