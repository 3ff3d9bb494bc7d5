/// A number as plural rules look at it: Unicode Technical Standard 35, part 3, *Operands*.
package struct PluralOperands: Hashable, Sendable {
  /// The number of visible digits after the point.
  let v: Int
  /// The digits after the point, as a number; with the zeros at their end.
  let f: UInt64
  /// The digits after the point without the zeros at their end.
  let t: UInt64
  /// The part before the point.
  let i: UInt64

  /// Whether the number is 0.
  package var isZero: Bool { i == 0 && t == 0 }

  /// A whole number, of which the sign does not count.
  package init(_ number: some BinaryInteger) {
    i = UInt64(clamping: number.magnitude)
    v = 0
    f = 0
    t = 0
  }

  /// The digits of a number, such as `1.50`; nil if they are none.
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

  /// Whether the number is whole and in a range, after division with rest.
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
