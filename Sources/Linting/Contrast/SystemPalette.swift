import Foundation
import Graphics
import SystemFacts

/// The colours that UIKit itself pairs: texts, tints and grounds, in every release and look.
///
/// The setting Increase Contrast darkens them.
enum SystemPalette {
  /// Whether a text in this colour on this ground is as UIKit shows it by default.
  static func pairs(_ text: RGBA, _ ground: RGBA, isDark: Bool) -> Bool {
    contains(isDark ? darkTexts : lightTexts, text)
      && contains(isDark ? darkGrounds : lightGrounds, ground)
  }

  private static let texts: [SystemColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
    .systemBlue, .systemRed,
  ]

  private static let grounds: [SystemColor] = [
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground,
    .tertiarySystemGroupedBackground, .groupTableViewBackground,
  ]

  private static let lightTexts = colors(texts, isDark: false)
  private static let darkTexts = colors(texts, isDark: true)
  private static let lightGrounds = colors(grounds, isDark: false)
  private static let darkGrounds = colors(grounds, isDark: true)

  private static func colors(_ names: [SystemColor], isDark: Bool) -> [RGBA] {
    let looks = [
      SystemColor.Look(isDark: isDark), SystemColor.Look(isDark: isDark, isElevated: true),
    ]
    var result: [RGBA] = []
    for name in names {
      for origin in name.fact.origins {
        for look in looks {
          let value = name.fact[origin.since].value(in: look)
          let color = RGBA(
            red: CGFloat(value.red) / 255, green: CGFloat(value.green) / 255,
            blue: CGFloat(value.blue) / 255, alpha: CGFloat(value.alpha) / 100)
          if !result.contains(color) { result.append(color) }
        }
      }
    }
    return result
  }

  private static func contains(_ colors: [RGBA], _ color: RGBA) -> Bool {
    colors.contains {
      abs($0.red - color.red) < near && abs($0.green - color.green) < near
        && abs($0.blue - color.blue) < near && abs($0.alpha - color.alpha) < near
    }
  }

  /// Less than one and a half steps of 255.
  private static let near: CGFloat = 0.0055
}
