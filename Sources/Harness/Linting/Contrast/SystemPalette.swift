import Foundation
import Graphics
import SystemFacts

/// The colours that UIKit itself pairs: texts, tints and backgrounds, in every release and
/// appearance.
///
/// The setting Increase Contrast darkens them.
enum SystemPalette {
  /// Whether UIKit shows a text in this colour on this background by default, in light or dark
  /// appearance: a part of a screen may have another style than the rest.
  ///
  /// - Parameter isMeasured: Whether the background is a mean of pixels, possibly darkened by the
  ///   faint end of a shadow.
  static func pairs(_ text: RGBA, _ ground: RGBA, isMeasured: Bool = false) -> Bool {
    [light, dark].contains { colors in
      let isGround =
        contains(colors.grounds, ground)
        || isMeasured && contains(colors.backgrounds, ground, within: faint)
      return (contains(colors.texts, text) && isGround)
        || (contains([white], text) && contains(colors.tints, ground))
    }
  }

  private struct Colors: Sendable {
    var texts: [RGBA]
    var backgrounds: [RGBA]
    /// The backgrounds, alone and combined with fills and the faded tint of buttons.
    var grounds: [RGBA]
    /// The fill colours of filled buttons, with white titles.
    var tints: [RGBA]

    init(isDark: Bool) {
      func colors(_ names: [SystemColor]) -> [RGBA] { SystemPalette.colors(names, isDark: isDark) }
      backgrounds = colors([
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
        .systemGroupedBackground, .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground, .groupTableViewBackground,
      ])
      let fills = colors([
        .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
      ])
      tints = colors([.systemBlue, .systemRed])
      texts =
        tints
        + colors([
          .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
        ])
      let layers = fills + tints.map { $0.multiplyingAlpha(by: SystemPalette.faded) }
      let below = backgrounds
      grounds = below + layers.flatMap { layer in below.map { layer.over($0) } }
    }
  }

  private static let light = Colors(isDark: false)
  private static let dark = Colors(isDark: true)
  private static let white = RGBA(red: 1, green: 1, blue: 1)
  /// The opacity of a tinted button's background, as in this `UIButton.Configuration`.
  private static let faded: CGFloat = 0.18

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

  private static func contains(
    _ colors: [RGBA], _ color: RGBA, within slack: CGFloat = near
  ) -> Bool {
    colors.contains {
      abs($0.red - color.red) < slack && abs($0.green - color.green) < slack
        && abs($0.blue - color.blue) < slack && abs($0.alpha - color.alpha) < slack
    }
  }

  /// Less than one and a half steps of 255.
  private static let near: CGFloat = 0.0055
  /// About five steps of 255.
  private static let faint: CGFloat = 0.02
}
