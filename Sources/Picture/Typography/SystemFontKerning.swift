/// The pair kerning of the system font at a size and weight.
///
/// The recorded values are totals of entire strings, not pairs. Pairs share them in the proportions
/// of ``PairTable``: there is one factor for pairs of small letters and one for pairs with a
/// capital, a mark or a space, such that the recorded strings have their totals. The few pairs that
/// labels contradict have strengths of their own.
struct SystemFontKerning: Sendable {
  private let table: PairTable
  /// The points of a pair per unit of its strength, by kind.
  private let factors: [Double]
  private let outlineScale: Double

  init(
    table: PairTable, rule: SystemFontRule, hasMonospacedDigits: Bool, outlineScale: Double
  ) {
    let small = Self.factor(
      Self.sentence.units(rule), of: table.sum(of: Self.sentence.string, .small))
    let large = Self.factor(
      Self.capitals.units(rule) - small * table.sum(of: Self.capitals.string, .small),
      of: table.sum(of: Self.capitals.string, .large))
    factors = PairTable.Kind.allCases.map { kind in
      let factor: Double =
        switch kind {
        case .small: small
        case .large: large
        case .digits: hasMonospacedDigits ? 0 : rule.blended(1, Self.displayDigits)
        case .digitAndMark: hasMonospacedDigits ? large * Self.monospacedDigit : large
        case .sevenAndEight: hasMonospacedDigits ? 0 : Self.digits.units(rule)
        case .smallT, .capitalA, .capitalL, .capitalR, .title, .apostrophe:
          Self.special(kind).map { rule.blended($0.text, $0.display) } ?? 0
        }
      return factor * rule.size / SystemFontRule.unitsPerEm
    }
    self.table = table
    self.outlineScale = outlineScale
  }

  private static func factor(_ total: Double, of sum: Double) -> Double {
    sum < 0 ? total / sum : 1
  }

  /// Returns the kerning after a character, in points, for two ASCII characters.
  func amount(first: UInt8, second: UInt8) -> Double { table.amount(first, second, factors) }

  /// Returns the kerning of other pairs in points, from the outlines' own.
  func amount(own: Double) -> Double { min(own, 0) / outlineScale }

  // MARK: Recorded

  /// A recorded total of a string's kerning in units of 1/2048 em (source: SystemFontTable).
  private struct Total: Sendable {
    typealias Cut = (lightest: Double, regular: Double, bold: Double, italic: Double)

    var string: String
    var text: Cut
    var display: Cut

    func units(_ rule: SystemFontRule) -> Double {
      func weighted(_ cut: Cut) -> Double {
        rule.weighted(cut.lightest, cut.regular, cut.bold, italic: cut.italic)
      }
      return rule.blended(weighted(text), weighted(display))
    }
  }

  /// Only "78" is kerned by Inter, so it has the entire total.
  private static let digits = Total(
    string: "0123456789", text: (-110, -30, -30, 0), display: (-110, -20, -10, -30))
  private static let capitals = Total(
    string: "AVAST Wavy To. LT", text: (-850, -810, -825, -820),
    display: (-1350, -1150, -1125, -1170))
  private static let sentence = Total(
    string: "The quick brown fox jumps over the lazy dog", text: (-210, -245, -257.5, -255),
    display: (-220, -310, -275, -230))

  /// How much weaker other pairs of digits are in the display cut, by the regular total.
  private static let displayDigits = 2.0 / 3

  /// How much weaker pairs of a digit and another character are with monospaced digits: semibold
  /// "Total 1,234.56" at 15 pt is 175 to 243 units narrower than its advances, of which 147 are the
  /// share of "To".
  private static let monospacedDigit = 0.25

  /// The units of pairs that labels contradict, in the text cut and in the display cut.
  ///
  /// Labels of 25 to 58 pt, by em: "topLabel" −0.0153 to −0.0141, "Elit Aenean" −0.0108 to −0.0105,
  /// "Green Red" −0.0263 to −0.0246, "Lorem Ipsum" −0.041 to −0.034. Their remainders are assigned to
  /// the pair that Inter kerns in one of its cuts, and to the other round letters in its place. In
  /// the text cut "to" is at least 21 units by "Auto Layout" of 15 pt, and at most 26 by a label of
  /// 14 pt ("Some text that needs to"); the others are closer to Inter's (low).
  private static func special(_ kind: PairTable.Kind) -> (text: Double, display: Double)? {
    switch kind {
    case .smallT: (-24, -30)
    case .capitalA: (-15, -22)
    case .capitalL: (-14, -33)
    case .capitalR: (-11, -8)
    // "Title" is recorded as 31.5, 33.5 and 35 pt at 16, 17 and 18 pt, which needs a total between
    // −15 and −4 units; the middle of it is assigned to the pair with the capital.
    case .title: (-9, -9)
    // "What's" is recorded 105 to 126 units narrower than its advances, and in its picture the
    // apostrophe and the "s" are each nearer to the preceding character by about half of that. This
    // is assumed to apply to all letters lower than the apostrophe.
    case .apostrophe: (-57.5, -57.5)
    case .small, .large, .digits, .digitAndMark, .sevenAndEight: nil
    }
  }
}
