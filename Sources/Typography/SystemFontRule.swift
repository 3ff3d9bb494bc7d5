/// How the advances and pair kerning of a device's system font follow from weight and size.
///
/// The figures and the rule were published by the project Vercantez/openuikit for iOS 26.1 and
/// checked there against 44 full tables (largest error 0.017 units of 1/2048 em).
struct SystemFontRule: Sendable {
  /// Weights lighter than regular don't lie on the line through regular and bold; each kind of
  /// character has its own distance from it.
  enum Kind: Sendable { case digit, uppercase, other }

  static let unitsPerEm = 2048.0
  static let ascender = 1950.0
  static let descender = -494.0
  static let capHeight = 1443.0
  /// The width of every glyph of the monospaced system font.
  static let monospacedAdvance = 1266.0
  static let tabularFigure: UInt32 = 0x2B  // "+", "=" and "#" are as wide as a tabular figure.

  let size: Double
  /// The way from the text cut (17 pt and less) to the display cut (28 pt and more).
  let opticalBlend: Double
  let tracking: Double
  /// The way from regular to bold.
  let boldness: Double
  private let lightness: Double

  init(size: Double, weight: Double, edition: SystemFontEdition) {
    self.size = size
    opticalBlend = Self.interpolate(size, Self.opticalKnots)
    // 17 pt in the original edition: published as −0.41 pt where the current one has −0.43.
    let isOriginal17 = edition == .original && size == 17
    tracking = isOriginal17 ? 3 : Self.interpolate(size, Self.trackingKnots)
    boldness = Self.interpolate(weight, Self.weightKnots)
    lightness = Self.interpolate(weight, Self.lightKnots)
  }

  private static let opticalKnots: [(Double, Double)] = [
    (17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1),
  ]

  // Heavy is derived from the recorded kerning totals, which lie on the same line at 1.5333;
  // black continues the line to the end of the weight axis (regular 400, bold 700, black 1000).
  private static let weightKnots: [(Double, Double)] = [
    (0, 0), (0.23, 0.3667), (0.3, 0.6333), (0.4, 1), (0.56, 1.5333), (0.62, 2),
  ]

  // Light is 1; thin and ultra light continue by their places on the weight axis (274, 110, 30).
  private static let lightKnots: [(Double, Double)] = [
    (-0.8, 2.937), (-0.6, 2.302), (-0.4, 1), (0, 0),
  ]

  // 8 … 40 pt recorded. Below and above: Apple's published tracking in points, recalled, against
  // which the recorded part agrees; constant beyond 6 and 80 pt.
  private static let trackingKnots: [(Double, Double)] = [
    (6, 134), (7, 119),
    (8, 104), (9, 90), (10, 76), (11, 64), (12, 52), (13, 40), (14, 30), (15, 20), (16, 12),
    (17, 0), (18, 2), (19, 4), (20, 6), (21, 17), (22, 28), (23, 43), (24, 58), (25, 63), (26, 69),
    (27, 74), (28, 80), (29, 79), (30, 79), (31, 78), (32, 78), (33, 76), (34, 75), (35, 74),
    (36, 73), (37, 72), (38, 72), (39, 71), (40, 71),
    (44, 69), (48, 67), (52, 65), (56, 63), (60, 61), (64, 59), (68, 57), (72, 56), (76, 54),
    (80, 52),
  ]

  /// The advance in units of 1/2048 em of a printable ASCII character.
  func units(ascii character: UInt32) -> Double {
    let index = Int(character) - 0x20
    return units(
      textRegular: Double(SystemFontTable.textRegular[index]) / 2,
      textBold: Double(SystemFontTable.textBold[index]) / 2,
      displayRegular: Double(SystemFontTable.displayRegular[index]) / 2,
      displayBold: Double(SystemFontTable.displayBold[index]) / 2,
      kind: Self.kind(of: character))
  }

  /// What the outlines' own advance is multiplied by for a glyph whose advance isn't recorded,
  /// before tracking: the mean over the lowercase letters.
  func ratio(ownAdvance: (UInt32) -> Double) -> Double {
    var device = 0.0
    var own = 0.0
    for character in UInt32(0x61)...0x7A {
      device += units(ascii: character) - tracking + opticalBlend * 80
      own += ownAdvance(character)
    }
    return own > 0 ? device / own : 1
  }

  /// The advance in units of a glyph with the given advance by the ratio.
  func units(proportional advance: Double) -> Double { advance + tracking - opticalBlend * 80 }

  private func units(
    textRegular: Double, textBold: Double, displayRegular: Double, displayBold: Double, kind: Kind
  ) -> Double {
    let blend: Double
    if lightness > 0 {
      // Derived from the recorded label widths of light at 17 pt.
      switch kind {
      case .digit: blend = -0.155 * lightness
      case .uppercase: blend = -0.488 * lightness
      case .other: blend = -0.2237 * lightness
      }
    } else {
      blend = boldness
    }
    let text = textRegular + blend * (textBold - textRegular)
    let display = displayRegular + blend * (displayBold - displayRegular)
    return text + tracking + opticalBlend * (display - 80 - text)
  }

  static func kind(of character: UInt32) -> Kind {
    switch character {
    case 0x30...0x39: .digit
    case 0x41...0x5A: .uppercase
    default: .other
    }
  }

  static func xHeight(weight: CGFloat, size: CGFloat) -> CGFloat {
    let blend = interpolate(Double(size), opticalKnots)
    let bold = interpolate(Double(weight), weightKnots)
    let text = 1078 + bold * (1101 - 1078)
    let display = 1040 + bold * (1072 - 1040)
    return CGFloat((text + blend * (display - text)) / unitsPerEm) * size
  }

  static func interpolate(_ x: Double, _ knots: [(Double, Double)]) -> Double {
    guard let first = knots.first, x > first.0 else { return knots.first?.1 ?? 0 }
    var index = 1
    while index < knots.count {
      let (x0, y0) = knots[index - 1]
      let (x1, y1) = knots[index]
      if x <= x1 { return y0 + (y1 - y0) * (x - x0) / (x1 - x0) }
      index += 1
    }
    return knots[knots.count - 1].1
  }
}
