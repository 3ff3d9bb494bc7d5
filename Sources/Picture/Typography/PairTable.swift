/// The relative strength of pair kerning in the system font, for pairs of ASCII characters.
///
/// The values are the ones of Inter's regular text cut, in units of 1/2048 em, because a device's
/// recorded totals hardly depend on the weight (−1150 units at regular, −1125 at bold, in the
/// display cut), while Inter's heavier cuts kern half as much again. An example is "Wo", black at
/// 32 pt, with a recorded kerning of 132 ± 16 units: Inter's regular has 105, times the factor of all
/// pairs with a capital 128, and its black 200. ``SystemFontKerning`` has the factors.
struct PairTable: Sendable {
  /// What the strength of a pair depends on.
  enum Kind: UInt8, CaseIterable {
    /// Two small letters.
    case small
    /// A capital, a mark or a space, and no digit.
    case large
    case digits
    case digitAndMark
    case sevenAndEight
    /// Pairs with strengths of their own: ``SystemFontKerning/special``.
    case smallT, capitalA, capitalL, capitalR, title, apostrophe
  }

  /// The strengths and kinds of the pairs, by first and second character.
  private let strengths: [Float]
  private let kinds: [Kind]

  init(_ face: LoadedFace) {
    var strengths = Self.read(face)
    var kinds = [Kind](repeating: .large, count: strengths.count)
    for first in Self.characters {
      for second in Self.characters {
        let index = Self.index(first, second)
        let kind = Self.kind(first, second)
        kinds[index] = kind
        let own = Double(strengths[index])
        strengths[index] = kind.hasOwnStrength ? 1 : Float(Self.strength(first, second, own: own))
      }
    }
    self.strengths = strengths
    self.kinds = kinds
  }

  /// Returns the kerning of a pair by the strengths of the kinds; negative values tighten.
  func amount(_ first: UInt8, _ second: UInt8, _ factors: [Double]) -> Double {
    let index = Self.index(first, second)
    return Double(strengths[index]) * factors[Int(kinds[index].rawValue)]
  }

  /// Returns the sum of the strengths of a string's pairs of a kind.
  func sum(of string: String, _ kind: Kind) -> Double {
    var sum = 0.0
    for (first, second) in zip(string.utf8, string.utf8.dropFirst()) {
      let index = Self.index(first, second)
      if kinds[index] == kind { sum += Double(strengths[index]) }
    }
    return sum
  }

  private static let characters = UInt8(0x20)...0x7E

  private static func index(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x7F) << 7 | Int(second & 0x7F)
  }

  /// Returns the kerning of a face in units of 1/2048 em, from one text that contains all pairs.
  private static func read(_ face: LoadedFace) -> [Float] {
    var text: [UInt8] = []
    for first in characters.dropFirst() {
      for second in first...characters.upperBound { text += [first, second] }
      text += [first, 0x20]
    }
    let glyphs = SystemFace.shape(
      String(decoding: text, as: UTF8.self), with: face, features: ["kern"])
    let own = face.systemFace.ownAdvance
    let toUnits = Float(SystemFontRule.unitsPerEm / face.unitsPerEm)
    var amounts = [Float](repeating: 0, count: 1 << 14)
    for (glyph, next) in zip(glyphs, glyphs.dropFirst()) where glyph.cluster + 1 < text.count {
      amounts[index(text[glyph.cluster], text[next.cluster])] =
        Float(glyph.advance) * toUnits - own[Int(glyph.id)]
    }
    return amounts
  }

  // MARK: Kinds

  private static let round = Set("cdegoq".utf8)

  private static func kind(_ first: UInt8, _ second: UInt8) -> Kind {
    let isRound = round.contains(second)
    if isApostrophe(first), low.contains(second) { return .apostrophe }
    if isApostrophe(second), low.contains(first) { return .apostrophe }
    if isDigit(first) || isDigit(second) {
      guard isDigit(first), isDigit(second) else { return .digitAndMark }
      return first == 0x37 && second == 0x38 ? .sevenAndEight : .digits
    }
    switch first {
    case UInt8(ascii: "t") where isRound: return .smallT
    case UInt8(ascii: "A") where isRound || second == UInt8(ascii: "u"): return .capitalA
    case UInt8(ascii: "L") where isRound: return .capitalL
    case UInt8(ascii: "R") where isRound: return .capitalR
    case UInt8(ascii: "T") where second == UInt8(ascii: "i"): return .title
    default: return isSmall(first) && isSmall(second) ? .small : .large
    }
  }

  /// The letters that are lower than an apostrophe.
  private static let low = Set("acegmnopqrsuvwxyzt".utf8)

  private static func isApostrophe(_ character: UInt8) -> Bool { character == UInt8(ascii: "'") }
  private static func isDigit(_ character: UInt8) -> Bool { (0x30...0x39).contains(character) }
  private static func isSmall(_ character: UInt8) -> Bool { (0x61...0x7A).contains(character) }

  // MARK: Corrections

  /// Returns the strength of a pair, with Inter's own as a start; widening pairs have none, as the
  /// recorded strings with such pairs ("Hello UIKit", "leftLabel") are as wide as their advances.
  private static func strength(_ first: UInt8, _ second: UInt8, own: Double) -> Double {
    if first == 0x20 || second == 0x20 { return space(first, second) }
    return min(own, mark(first, second), 0)
  }

  private static let marks = Set(",.".utf8)

  /// Returns the least strength of pairs with a comma or full stop.
  ///
  /// Semibold at 32 pt, they are nearer by 80 to 112 units after the "o" of "Hello," and by up to
  /// 32 after "world", which is mostly "wo"; semibold "Total 1,234.56" at 15 pt, which has
  /// four such pairs, by 359 to 427 in all. The share of other letters is assumed, after their
  /// shapes.
  private static func mark(_ first: UInt8, _ second: UInt8) -> Double {
    if marks.contains(first) { return isDigit(second) ? -68 : 0 }
    guard marks.contains(second) else { return 0 }
    if isDigit(first) || Set("bop".utf8).contains(first) { return -68 }
    if Set("ces".utf8).contains(first) { return -34 }
    return isSmall(first) ? -10 : 0
  }

  /// Returns the strength of a pair with a space: semibold at 32 pt the space in ". T" is 48 to 80
  /// units narrower; halves of that are assumed for the full stop and for the letter. Pairs with
  /// other characters have none ("Hello UIKit", "WWWW MMMM", the space after a comma).
  private static func space(_ first: UInt8, _ second: UInt8) -> Double {
    first == UInt8(ascii: ".") || Set("TVWY".utf8).contains(second) ? -22 : 0
  }
}

extension PairTable.Kind {
  /// Whether its pairs don't share Inter's proportions.
  var hasOwnStrength: Bool {
    switch self {
    case .small, .large, .digits, .digitAndMark: false
    case .sevenAndEight, .smallT, .capitalA, .capitalL, .capitalR, .title, .apostrophe: true
    }
  }
}
