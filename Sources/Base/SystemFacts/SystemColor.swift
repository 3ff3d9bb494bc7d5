/// The names of colours whose values depend on style, contrast, level and release.
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

  /// The variants of a colour: style × contrast × level.
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

  /// A colour in the tables: sRGB, each 0…255, and alpha in hundredths, as in the system.
  ///
  /// A line with 0.29 on white is (198, 198, 200) in Apple's pictures, which 73 of 255 isn't.
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

  /// Returns the colour's value in a variant, on a release.
  package func value(in look: Look, release: OSRelease) -> Value {
    fact[release].value(in: ColorFacts.hasLooks[release] ? look : Look())
  }

  /// The fact with this colour's values.
  package var fact: ReleaseFact<Shades> {
    switch self {
    case .systemRed: ColorFacts.systemRed
    case .systemOrange: ColorFacts.systemOrange
    case .systemYellow: ColorFacts.systemYellow
    case .systemGreen: ColorFacts.systemGreen
    case .systemMint: ColorFacts.systemMint
    case .systemTeal: ColorFacts.systemTeal
    case .systemCyan: ColorFacts.systemCyan
    case .systemBlue: ColorFacts.systemBlue
    case .systemIndigo: ColorFacts.systemIndigo
    case .systemPurple: ColorFacts.systemPurple
    case .systemPink: ColorFacts.systemPink
    case .systemBrown: ColorFacts.systemBrown
    case .systemGray: ColorFacts.systemGray
    case .systemGray2: ColorFacts.systemGray2
    case .systemGray3: ColorFacts.systemGray3
    case .systemGray4: ColorFacts.systemGray4
    case .systemGray5: ColorFacts.systemGray5
    case .systemGray6: ColorFacts.systemGray6
    case .label: ColorFacts.label
    case .secondaryLabel: ColorFacts.secondaryLabel
    case .tertiaryLabel: ColorFacts.tertiaryLabel
    case .quaternaryLabel: ColorFacts.quaternaryLabel
    case .placeholderText: ColorFacts.placeholderText
    case .separator: ColorFacts.separator
    case .opaqueSeparator: ColorFacts.opaqueSeparator
    case .link: ColorFacts.link
    case .systemFill: ColorFacts.systemFill
    case .secondarySystemFill: ColorFacts.secondarySystemFill
    case .tertiarySystemFill: ColorFacts.tertiarySystemFill
    case .quaternarySystemFill: ColorFacts.quaternarySystemFill
    case .systemBackground: ColorFacts.systemBackground
    case .secondarySystemBackground: ColorFacts.secondarySystemBackground
    case .tertiarySystemBackground: ColorFacts.tertiarySystemBackground
    case .systemGroupedBackground: ColorFacts.systemGroupedBackground
    case .secondarySystemGroupedBackground: ColorFacts.secondarySystemGroupedBackground
    case .tertiarySystemGroupedBackground: ColorFacts.tertiarySystemGroupedBackground
    case .groupTableViewBackground: ColorFacts.groupTableViewBackground
    }
  }
}
