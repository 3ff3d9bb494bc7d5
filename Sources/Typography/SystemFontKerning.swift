/// The pair kerning of the system font.
///
/// Recorded are totals of whole strings, not pairs. Inter's own kerning comes near them (regular
/// at 17 pt: −29, −775 and −249 units where the device has −30, −810 and −245) once its widening
/// pairs and those with a space are left out, which the device's strings have none of. So Inter
/// says which pairs are kerned and in what proportion; the recorded totals set the amount, apart
/// for pairs of digits, pairs with a capital and all others.
struct SystemFontKerning: Sendable {
  private static let digits = "0123456789"
  private static let capitals = "AVAST Wavy To. LT"
  private static let sentence = "The quick brown fox jumps over the lazy dog"

  /// Recorded totals of the three strings in units of 1/2048 em (source: SystemFontTable).
  private struct Totals {
    var digits: Double
    var capitals: Double
    var sentence: Double

    func blended(with other: Totals, _ t: Double) -> Totals {
      Totals(
        digits: digits + t * (other.digits - digits),
        capitals: capitals + t * (other.capitals - capitals),
        sentence: sentence + t * (other.sentence - sentence))
    }
  }

  private static let textRegular = Totals(digits: -30, capitals: -810, sentence: -245)
  private static let textBold = Totals(digits: -30, capitals: -825, sentence: -257.5)
  private static let displayRegular = Totals(digits: -20, capitals: -1150, sentence: -310)
  private static let displayBold = Totals(digits: -10, capitals: -1125, sentence: -275)
  // Light: recorded at 17 and 20 pt; the display column follows from 20 pt by the optical blend.
  private static let textLight = Totals(digits: -55.2, capitals: -822.6, sentence: -233.97)
  private static let displayLight = Totals(digits: -48.35, capitals: -1212.9, sentence: -281.6)

  /// The totals of the outlines' own kerning, as far as it is taken over.
  struct Own: Sendable {
    let digits: Double
    let capitals: Double
    /// The pairs without a capital in the string of capitals.
    let smallInCapitals: Double
    let sentence: Double

    init(_ face: LoadedFace) {
      let toUnits = SystemFontRule.unitsPerEm / face.unitsPerEm
      func total(_ string: String, _ includes: (SystemFontRule.Kind) -> Bool) -> Double {
        let scalars = string.unicodeScalars.map(\.value)
        let kerned = SystemFace.shape(string, with: face, features: ["kern"])
        let plain = SystemFace.shape(string, with: face, features: [])
        guard kerned.count == scalars.count, plain.count == scalars.count else { return 0 }
        var sum = 0.0
        for index in 0..<(scalars.count - 1) {
          let amount = Double(kerned[index].advance - plain[index].advance) * toUnits
          let kind = SystemFontKerning.kind(scalars[index], scalars[index + 1])
          if amount < 0, let kind, includes(kind) { sum += amount }
        }
        return sum
      }
      digits = total(SystemFontKerning.digits) { $0 == .digit }
      capitals = total(SystemFontKerning.capitals) { $0 == .uppercase }
      smallInCapitals = total(SystemFontKerning.capitals) { $0 != .uppercase }
      sentence = total(SystemFontKerning.sentence) { _ in true }
    }
  }

  private let digitFactor: Double
  private let capitalFactor: Double
  private let otherFactor: Double
  private let pointsPerUnit: Double

  init(rule: SystemFontRule, isLight: Bool, own: Own, outlineScale: Double) {
    let text =
      isLight ? Self.textLight : Self.textRegular.blended(with: Self.textBold, rule.boldness)
    let display =
      isLight
      ? Self.displayLight : Self.displayRegular.blended(with: Self.displayBold, rule.boldness)
    let totals = text.blended(with: display, rule.opticalBlend)
    // The pairs come scaled as the outlines are.
    func factor(_ target: Double, _ own: Double) -> Double {
      own < 0 ? min(max(target / own, 0), 2) / outlineScale : 1
    }
    digitFactor = factor(totals.digits, own.digits)
    otherFactor = factor(totals.sentence, own.sentence)
    capitalFactor = factor(
      totals.capitals - otherFactor * outlineScale * own.smallInCapitals, own.capitals)
    pointsPerUnit = rule.size / SystemFontRule.unitsPerEm
  }

  /// The kerning after a character, in points.
  func amount(first: UInt32, second: UInt32, own: Double) -> Double {
    if let units = Self.ownPair(first, second) { return units * pointsPerUnit }
    guard own < 0, let kind = Self.kind(first, second) else { return 0 }
    switch kind {
    case .digit: return own * digitFactor
    case .uppercase: return own * capitalFactor
    case .other: return own * otherFactor
    }
  }

  /// The kerning in units of a pair that Inter doesn't kern and a device does.
  static func ownPair(_ first: UInt32, _ second: UInt32) -> Double? {
    // "Title" is recorded as 31.5, 33.5 and 35 pt at 16, 17 and 18 pt, which needs a total
    // between −15 and −4 units; the middle of it is given to the pair with the capital.
    if first == 0x54, second == 0x69 { return -9 }
    // "What's" is recorded 105 to 126 units narrower than its advances, and in its picture the
    // apostrophe and the "s" are each nearer to what comes before by about half of that. Taken
    // to hold for the letters that the apostrophe stands higher than.
    if first == 0x27, isLow(second) || second == 0x74 { return -57.5 }
    if second == 0x27, isLow(first) || first == 0x74 { return -57.5 }
    return nil
  }

  private static func isLow(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x61, 0x63, 0x65, 0x67, 0x6D...0x73, 0x75...0x7A: true  // a c e g m…s u…z
    default: false
    }
  }

  private static func kind(_ first: UInt32, _ second: UInt32) -> SystemFontRule.Kind? {
    if isSpace(first) || isSpace(second) { return nil }
    let kinds = (SystemFontRule.kind(of: first), SystemFontRule.kind(of: second))
    if kinds == (.digit, .digit) { return .digit }
    return kinds.0 == .uppercase || kinds.1 == .uppercase ? .uppercase : .other
  }

  private static func isSpace(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0xA0 }
}
