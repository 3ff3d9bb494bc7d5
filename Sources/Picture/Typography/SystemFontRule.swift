/// The advances and pair kerning of a device's system font as a function of weight and size.
///
/// The figures and the rule were published by the project Vercantez/openuikit for iOS 26.1 and
/// checked there against 44 full tables (largest error 0.017 units of 1/2048 em).
struct SystemFontRule: Sendable {
  static let unitsPerEm = 2048.0
  static let ascender = 1950.0
  static let descender = -494.0
  static let capHeight = 1443.0
  /// The width of every glyph of the monospaced system font.
  static let monospacedAdvance = 1266.0
  static let tabularFigure: UInt32 = 0x2B  // "+", "=" and "#" are as wide as a tabular figure.

  let size: Double
  /// The position between the text cut (17 pt and less) and the display cut (28 pt and more).
  let opticalBlend: Double
  let tracking: Double
  /// The position between regular and bold; zero below regular.
  let boldness: Double
  /// The position between regular and the lightest cut; zero above regular.
  let lightness: Double
  /// Regular italic is recorded; in other weights it is assumed to differ from upright by the same
  /// amount.
  var isItalic: Bool

  init(size: Double, weight: Double, isItalic: Bool = false, edition: SystemFontEdition) {
    self.isItalic = isItalic
    self.size = size
    opticalBlend = Self.interpolate(size, Self.opticalKnots)
    // 17 pt in the original edition: published as −0.41 pt while the current one has −0.43.
    let isOriginal17 = edition == .original && size == 17
    tracking = isOriginal17 ? 3 : Self.interpolate(size, Self.trackingKnots)
    boldness = Self.interpolate(weight, Self.weightKnots)
    lightness = Self.interpolate(weight, Self.lightKnots)
  }

  private static let opticalKnots: [(Double, Double)] = [
    (17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1),
  ]

  // Recorded at every weight: from regular on, all advances of a glyph are on one line, as are the
  // kerning totals.
  private static let weightKnots: [(Double, Double)] = [
    (0, 0), (0.23, 0.3667), (0.3, 0.6333), (0.4, 1), (0.56, 1.5333), (0.62, 2),
  ]

  // Recorded: ultra light, thin and light, also on one line per glyph.
  private static let lightKnots: [(Double, Double)] = [
    (-0.8, 0.925), (-0.6, 0.725), (-0.4, 0.315), (0, 0),
  ]

  // 8 … 40 pt recorded. Below and above: Apple's published tracking in points, recalled, which
  // agrees with the recorded part; constant beyond 6 and 80 pt.
  private static let trackingKnots: [(Double, Double)] = [
    (6, 134), (7, 119),
    (8, 104), (9, 90), (10, 76), (11, 64), (12, 52), (13, 40), (14, 30), (15, 20), (16, 12),
    (17, 0), (18, 2), (19, 4), (20, 6), (21, 17), (22, 28), (23, 43), (24, 58), (25, 63), (26, 69),
    (27, 74), (28, 80), (29, 79), (30, 79), (31, 78), (32, 78), (33, 76), (34, 75), (35, 74),
    (36, 73), (37, 72), (38, 72), (39, 71), (40, 71),
    (44, 69), (48, 67), (52, 65), (56, 63), (60, 61), (64, 59), (68, 57), (72, 56), (76, 54),
    (80, 52),
  ]

  /// Returns the advance in units of 1/2048 em of a printable ASCII character.
  func units(ascii character: UInt32) -> Double {
    blended(text(character), display(character)) + tracking
  }

  /// The advance in units of an ellipsis, and of each of its three dots.
  ///
  /// In the display cut the dots are as far apart as periods without tracking (measured in
  /// pictures: 0.19 em, and 0.6 em in all; high). In the text cut they are closer: a label of 14 pt
  /// that ends in one is 157.333 wide, including 1527 to 1575 units for the ellipsis (medium).
  var ellipsis: (advance: Double, dot: Double) {
    let period = UInt32(0x2E)
    let dots = blended(3 * text(period) - Self.closeDots, 3 * display(period))
    return (dots + tracking, dots / 3)
  }

  private static let closeDots = 117.0

  private func text(_ character: UInt32) -> Double {
    let index = Int(character) - 0x20
    return weighted(
      Double(SystemFontTable.textLightest[index]), Double(SystemFontTable.textRegular[index]),
      Double(SystemFontTable.textBold[index]), italic: Double(SystemFontTable.textItalic[index]))
      / 2
  }

  private func display(_ character: UInt32) -> Double {
    let index = Int(character) - 0x20
    let doubled = weighted(
      Double(SystemFontTable.displayLightest[index]),
      Double(SystemFontTable.displayRegular[index]), Double(SystemFontTable.displayBold[index]),
      italic: Double(SystemFontTable.displayItalic[index]))
    return doubled / 2 - 80
  }

  /// Returns an amount interpolated between the ones of the lightest cut, regular and bold.
  func weighted(
    _ lightest: Double, _ regular: Double, _ bold: Double, italic: Double
  ) -> Double {
    let upright = regular + lightness * (lightest - regular) + boldness * (bold - regular)
    return isItalic ? upright + italic - regular : upright
  }

  /// Returns an amount interpolated between the text cut's and the display cut's.
  func blended(_ text: Double, _ display: Double) -> Double {
    text + opticalBlend * (display - text)
  }

  /// Returns the factor for the outlines' own advance of a glyph whose advance isn't recorded,
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

  /// Returns the advance in units of a glyph with the given proportional advance.
  func units(proportional advance: Double) -> Double { advance + tracking - opticalBlend * 80 }

  /// The height of an x in units, which is recorded in whole units.
  var xHeight: Double {
    blended(
      weighted(1076, 1078, 1101, italic: 1078), weighted(1040, 1040, 1072, italic: 1040)
    ).rounded()
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
