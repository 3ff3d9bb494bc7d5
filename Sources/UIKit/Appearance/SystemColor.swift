/// Names of the colours whose value depends on style, contrast, level and release.
package enum SystemColor: String, Sendable, Hashable, CaseIterable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case separator, opaqueSeparator, link
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case groupTableViewBackground

  /// Looks a colour has: style × contrast × level.
  package struct Look: Sendable, Hashable {
    package var isDark: Bool
    package var isHighContrast: Bool
    package var isElevated: Bool

    package init(isDark: Bool = false, isHighContrast: Bool = false, isElevated: Bool = false) {
      self.isDark = isDark
      self.isHighContrast = isHighContrast
      self.isElevated = isElevated
    }
  }

  /// A colour of the tables: sRGB, each 0…255, and alpha in hundredths, as the system has it.
  ///
  /// A line of 0.29 on white is (198, 198, 200) in Apple's pictures, which 73 of 255 is not.
  package struct Value: Sendable, Hashable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 100) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    package init(white: UInt8) { self.init(white, white, white) }
  }

  /// Returns the colour's value in a look, on a major release of iOS.
  package func value(in look: Look, release: Int) -> Value {
    if let value = Self.beforeDarkMode(self, release: release) { return value }
    if let entry = Self.accent(self, release: release) {
      switch (look.isDark, look.isHighContrast) {
      case (false, false): return entry.light
      case (true, false): return entry.dark
      case (false, true): return entry.lightContrast
      case (true, true): return entry.darkContrast
      }
    }
    return semantic(in: look)
  }
}

extension SystemColor {
  fileprivate struct Accent {
    var light: Value
    var dark: Value
    var lightContrast: Value
    var darkContrast: Value

    init(_ light: Value, _ dark: Value, _ lightContrast: Value, _ darkContrast: Value) {
      self.light = light
      self.dark = dark
      self.lightContrast = lightContrast
      self.darkContrast = darkContrast
    }
  }

  /// Palette of iOS 7 to 12, which has neither a dark style nor a high-contrast one.
  ///
  /// Accents: Apple's interface guidelines of iOS 7 to 12. Greys of tables: recalled from UIKit of
  /// those releases. Colours that iOS 13 introduced get what its predecessors painted in their
  /// place, because code guarded by `#available(iOS 13, *)` always runs here.
  fileprivate static func beforeDarkMode(_ color: SystemColor, release: Int) -> Value? {
    guard release < 13 else { return nil }
    switch color {
    case .systemGreen: return Value(76, 217, 100)
    case .systemPurple: return Value(88, 86, 214)
    case .separator, .opaqueSeparator: return Value(200, 199, 204)
    case .systemGroupedBackground, .groupTableViewBackground: return Value(239, 239, 244)
    default: return color.value(in: Look(), release: 13)
    }
  }

  /// Accents and greys: light, dark, light with high contrast, dark with high contrast.
  ///
  /// Light and dark up to iOS 18, and blue, red and green of iOS 26 (measured on 26.1): facts:
  /// layout §8. High contrast, mint, brown and the rest of iOS 26: Apple's interface guidelines,
  /// recalled.
  fileprivate static func accent(_ color: SystemColor, release: Int) -> Accent? {
    if release >= 26, let shifted = accentOf26(color) { return shifted }
    switch color {
    case .systemRed:
      return Accent(
        Value(255, 59, 48), Value(255, 69, 58), Value(215, 0, 21), Value(255, 105, 97))
    case .systemOrange:
      return Accent(
        Value(255, 149, 0), Value(255, 159, 10), Value(201, 52, 0), Value(255, 179, 64))
    case .systemYellow:
      return Accent(
        Value(255, 204, 0), Value(255, 214, 10), Value(178, 80, 0), Value(255, 212, 38))
    case .systemGreen:
      return Accent(
        Value(52, 199, 89), Value(48, 209, 88), Value(36, 138, 61), Value(48, 219, 91))
    case .systemMint:
      return Accent(
        Value(0, 199, 190), Value(99, 230, 226), Value(12, 129, 123), Value(102, 212, 207))
    case .systemTeal where release < 15:
      return Accent(
        Value(90, 200, 250), Value(100, 210, 255), Value(0, 113, 164), Value(112, 215, 255))
    case .systemTeal:
      return Accent(
        Value(48, 176, 199), Value(64, 200, 224), Value(0, 130, 153), Value(93, 230, 255))
    case .systemCyan:
      return Accent(
        Value(50, 173, 230), Value(100, 210, 255), Value(0, 113, 164), Value(112, 215, 255))
    case .systemBlue:
      return Accent(
        Value(0, 122, 255), Value(10, 132, 255), Value(0, 64, 221), Value(64, 156, 255))
    case .systemIndigo:
      return Accent(
        Value(88, 86, 214), Value(94, 92, 230), Value(54, 52, 163), Value(125, 122, 255))
    case .systemPurple:
      return Accent(
        Value(175, 82, 222), Value(191, 90, 242), Value(137, 68, 171), Value(218, 143, 255))
    case .systemPink:
      return Accent(
        Value(255, 45, 85), Value(255, 55, 95), Value(211, 15, 69), Value(255, 100, 130))
    case .systemBrown:
      return Accent(
        Value(162, 132, 94), Value(172, 142, 104), Value(127, 101, 69), Value(181, 148, 105))
    case .systemGray:
      return Accent(
        Value(142, 142, 147), Value(142, 142, 147), Value(108, 108, 112), Value(174, 174, 178))
    case .systemGray2:
      return Accent(
        Value(174, 174, 178), Value(99, 99, 102), Value(142, 142, 147), Value(124, 124, 128))
    case .systemGray3:
      return Accent(
        Value(199, 199, 204), Value(72, 72, 74), Value(174, 174, 178), Value(84, 84, 86))
    case .systemGray4:
      return Accent(
        Value(209, 209, 214), Value(58, 58, 60), Value(188, 188, 192), Value(68, 68, 70))
    case .systemGray5:
      return Accent(
        Value(229, 229, 234), Value(44, 44, 46), Value(216, 216, 220), Value(54, 54, 56))
    case .systemGray6:
      return Accent(
        Value(242, 242, 247), Value(28, 28, 30), Value(235, 235, 240), Value(36, 36, 38))
    default:
      return nil
    }
  }

  fileprivate static func accentOf26(_ color: SystemColor) -> Accent? {
    switch color {
    case .systemRed:
      return Accent(
        Value(255, 56, 60), Value(255, 66, 69), Value(233, 21, 45), Value(255, 97, 101))
    case .systemOrange:
      return Accent(
        Value(255, 141, 40), Value(255, 146, 48), Value(197, 83, 0), Value(255, 160, 86))
    case .systemYellow:
      return Accent(
        Value(255, 204, 0), Value(255, 214, 0), Value(161, 106, 0), Value(254, 223, 67))
    case .systemGreen:
      return Accent(
        Value(52, 199, 89), Value(48, 209, 88), Value(0, 137, 50), Value(74, 217, 104))
    case .systemMint:
      return Accent(
        Value(0, 200, 179), Value(0, 218, 195), Value(0, 133, 117), Value(84, 223, 203))
    case .systemTeal:
      return Accent(
        Value(0, 195, 208), Value(0, 210, 224), Value(0, 129, 152), Value(59, 221, 236))
    case .systemCyan:
      return Accent(
        Value(0, 192, 232), Value(60, 211, 254), Value(0, 126, 174), Value(109, 217, 255))
    case .systemBlue:
      return Accent(
        Value(0, 136, 255), Value(0, 145, 255), Value(30, 110, 244), Value(92, 184, 255))
    case .systemIndigo:
      return Accent(
        Value(97, 85, 245), Value(109, 124, 255), Value(86, 74, 222), Value(167, 170, 255))
    case .systemPurple:
      return Accent(
        Value(203, 48, 224), Value(219, 52, 242), Value(176, 47, 194), Value(234, 141, 255))
    case .systemPink:
      return Accent(
        Value(255, 45, 85), Value(255, 55, 95), Value(231, 18, 77), Value(255, 138, 196))
    case .systemBrown:
      return Accent(
        Value(172, 127, 94), Value(183, 138, 102), Value(149, 109, 81), Value(219, 166, 121))
    default:
      return nil
    }
  }

  /// Labels, fills, separators, backgrounds (facts: layout §8). High contrast changes none of them
  /// here.
  fileprivate func semantic(in look: Look) -> Value {
    let dark = look.isDark
    // Steps of the dark background ramp: black, 28, 44, 58; an elevated level starts one step up.
    let ramp = [
      Value(white: 0), Value(28, 28, 30), Value(44, 44, 46), Value(58, 58, 60),
    ]
    let level = look.isElevated ? 1 : 0
    switch self {
    case .label: return Value(white: dark ? 255 : 0)
    case .secondaryLabel: return dark ? Value(235, 235, 245, 60) : Value(60, 60, 67, 60)
    case .tertiaryLabel, .placeholderText:
      return dark ? Value(235, 235, 245, 30) : Value(60, 60, 67, 30)
    case .quaternaryLabel: return dark ? Value(235, 235, 245, 16) : Value(60, 60, 67, 18)
    case .separator: return dark ? Value(84, 84, 88, 60) : Value(60, 60, 67, 29)
    case .opaqueSeparator: return dark ? Value(56, 56, 58) : Value(198, 198, 200)
    case .link: return dark ? Value(9, 132, 255) : Value(0, 122, 255)
    case .systemFill: return Value(120, 120, 128, dark ? 36 : 20)
    case .secondarySystemFill: return Value(120, 120, 128, dark ? 32 : 16)
    case .tertiarySystemFill: return Value(118, 118, 128, dark ? 24 : 12)
    case .quaternarySystemFill:
      return dark ? Value(118, 118, 128, 18) : Value(116, 116, 128, 8)
    case .systemBackground: return dark ? ramp[level] : Value(white: 255)
    case .secondarySystemBackground: return dark ? ramp[level + 1] : Value(242, 242, 247)
    case .tertiarySystemBackground: return dark ? ramp[level + 2] : Value(white: 255)
    case .systemGroupedBackground, .groupTableViewBackground:
      return dark ? ramp[level] : Value(242, 242, 247)
    case .secondarySystemGroupedBackground: return dark ? ramp[level + 1] : Value(white: 255)
    case .tertiarySystemGroupedBackground:
      return dark ? ramp[level + 2] : Value(242, 242, 247)
    default: return Value(white: 0)
    }
  }
}
