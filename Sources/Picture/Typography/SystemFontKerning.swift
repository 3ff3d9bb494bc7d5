/// The pair kerning of the system font.
///
/// The recorded values are totals of entire strings, not pairs. Inter's own kerning is close to
/// them (regular at 17 pt: −29, −774 and −247 units, while the device has −30, −810 and −245) if
/// widening pairs and pairs with a space are excluded, since the device's strings have neither. So
/// pairs in the recorded strings share the totals in Inter's proportions, and other pairs have
/// Inter's own kerning, reduced if it is stronger than in recorded labels.
struct SystemFontKerning: Sendable {
  /// The kerning in points of each entry of ``slots``; the first one represents none.
  private let amounts: [Double]
  private let pointsPerUnit: Double
  private let isDisplay: Bool
  private let outlineScale: Double

  init(rule: SystemFontRule, hasMonospacedDigits: Bool, outlineScale: Double) {
    let pointsPerUnit = rule.size / SystemFontRule.unitsPerEm
    self.pointsPerUnit = pointsPerUnit
    var amounts = [0.0]
    for recorded in Self.recorded {
      switch recorded.amount {
      case .share(let share, let total): amounts.append(share * total.units(rule) * pointsPerUnit)
      case .units(let text, let display):
        amounts.append(rule.blended(text, display) * pointsPerUnit)
      }
    }
    if hasMonospacedDigits { amounts[Self.slot(0x37, 0x38)] = 0 }
    self.amounts = amounts
    isDisplay = rule.size >= Double(FontFile.displayCutSize)
    self.outlineScale = outlineScale
  }

  /// Returns whether the kerning of a pair doesn't come from the outlines.
  static func isRecorded(_ first: UInt32, _ second: UInt32) -> Bool { slot(first, second) != 0 }

  /// Returns the kerning after a character, in points; `own` is the outlines' kerning.
  func amount(first: UInt32, second: UInt32, own: Double) -> Double {
    let slot = Self.slot(first, second)
    if slot != 0 { return amounts[slot] }
    guard own < 0, !Self.isSpace(first), !Self.isSpace(second) else { return 0 }
    let own = own / outlineScale
    guard isDisplay else { return own }
    if Self.isDigit(first), Self.isDigit(second) { return own * Self.displayDigits }
    guard Self.isCapital(first) || Self.isCapital(second) else { return own }
    // Inter's display cut has more weak pairs with a capital than recorded labels show, and its
    // strong ones are weaker than the recorded total.
    let units = -own / pointsPerUnit
    let strength = min(max((units - 64) / 36, 0), 1)
    return own * (Self.weakCapitals + strength * (Self.strongCapitals - Self.weakCapitals))
  }

  private static let displayDigits = 0.7
  private static let weakCapitals = 0.35
  private static let strongCapitals = 1.5

  private static func isSpace(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0xA0 }
  private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }
  private static func isCapital(_ scalar: UInt32) -> Bool { (0x41...0x5A).contains(scalar) }

  // MARK: Recorded

  /// A recorded total of a string's kerning in units of 1/2048 em (source: SystemFontTable).
  private struct Total: Sendable {
    typealias Cut = (lightest: Double, regular: Double, bold: Double, italic: Double)

    var text: Cut
    var display: Cut

    func units(_ rule: SystemFontRule) -> Double {
      func weighted(_ cut: Cut) -> Double {
        rule.weighted(cut.lightest, cut.regular, cut.bold, italic: cut.italic)
      }
      return rule.blended(weighted(text), weighted(display))
    }
  }

  private enum Amount: Sendable {
    /// A fraction of a total.
    case share(Double, of: Total)
    /// The units in the text cut and in the display cut.
    case units(Double, Double)
  }

  private struct Recorded: Sendable {
    var first: Character
    var second: Character
    var amount: Amount

    init(_ pair: String, _ amount: Amount) {
      first = pair.first!
      second = pair.last!
      self.amount = amount
    }
  }

  /// "0123456789".
  private static let digits = Total(text: (-110, -30, -30, 0), display: (-110, -20, -10, -30))
  /// "AVAST Wavy To. LT".
  private static let capitals = Total(
    text: (-850, -810, -825, -820), display: (-1350, -1150, -1125, -1170))
  /// "The quick brown fox jumps over the lazy dog".
  private static let sentence = Total(
    text: (-210, -245, -257.5, -255), display: (-220, -310, -275, -230))

  private static let recorded: [Recorded] =
    [
      Recorded("78", .share(1, of: digits)),
      Recorded("AV", .share(0.1806, of: capitals)), Recorded("VA", .share(0.1653, of: capitals)),
      Recorded("Wa", .share(0.1352, of: capitals)), Recorded("av", .share(0.0526, of: capitals)),
      Recorded("To", .share(0.2108, of: capitals)), Recorded("LT", .share(0.2555, of: capitals)),
      // Kerned by Inter from medium on; the total is shared among the others.
      Recorded("AS", .units(0, 0)),
      Recorded("ro", .share(0.152, of: sentence)), Recorded("ow", .share(0.141, of: sentence)),
      Recorded("fo", .share(0.192, of: sentence)), Recorded("ox", .share(0.187, of: sentence)),
      Recorded("ov", .share(0.164, of: sentence)), Recorded("ve", .share(0.164, of: sentence)),
      // Labels of 25 to 58 pt, by em: "topLabel" −0.0153 to −0.0141, "Elit Aenean" −0.0108 to
      // −0.0105, "Green Red" −0.0263 to −0.0246, "Lorem Ipsum" −0.041 to −0.034. The kerned pairs
      // among them are Inter's, except in the last, whose remainder "Lo" is given. In the text cut
      // they are the mean of that and Inter's (low).
      Recorded("to", .units(-16, -30)), Recorded("Ae", .units(-8, -22)),
      Recorded("re", .units(-33, -38)), Recorded("Re", .units(-11, -14)),
      Recorded("Lo", .units(-14, -39)),
      // "Title" is recorded as 31.5, 33.5 and 35 pt at 16, 17 and 18 pt, which needs a total
      // between −15 and −4 units; the middle of it is assigned to the pair with the capital.
      Recorded("Ti", .units(-9, -9)),
    ] + apostrophes

  /// "What's" is recorded 105 to 126 units narrower than its advances, and in its picture the
  /// apostrophe and the "s" are each nearer to the preceding character by about half of that. This
  /// is assumed to apply to all letters lower than the apostrophe.
  private static let apostrophes = "acegmnopqrsuvwxyzt".flatMap {
    [Recorded("'\($0)", .units(-57.5, -57.5)), Recorded("\($0)'", .units(-57.5, -57.5))]
  }

  /// The indices in ``amounts`` of all pairs of ASCII characters.
  private static let slots: [UInt8] = {
    var slots = [UInt8](repeating: 0, count: 1 << 14)
    for (index, recorded) in recorded.enumerated() {
      guard let first = recorded.first.asciiValue, let second = recorded.second.asciiValue else {
        continue
      }
      slots[Int(first) << 7 | Int(second)] = UInt8(index + 1)
    }
    return slots
  }()

  private static func slot(_ first: UInt32, _ second: UInt32) -> Int {
    first < 0x80 && second < 0x80 ? Int(slots[Int(first << 7 | second)]) : 0
  }
}
