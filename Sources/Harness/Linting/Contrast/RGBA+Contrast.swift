import Foundation
import Graphics

extension RGBA {
  /// The relative luminance, 0…1, of an opaque colour.
  ///
  /// Source: WCAG 2.2, “relative luminance”; its threshold is the one that sRGB itself has.
  var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      let value = min(max(value, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The perceived lightness, 0…100: L* of CIELAB.
  var lightness: CGFloat {
    let luminance = luminance
    return luminance > 216.0 / 24389 ? 116 * cbrt(luminance) - 16 : luminance * 24389 / 27
  }

  /// The contrast ratio of two opaque colours, 1…21.
  ///
  /// Source: WCAG 2.2, “contrast ratio”.
  static func contrast(_ one: RGBA, _ other: RGBA) -> CGFloat {
    let (first, second) = (one.luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns the colour composited over another one in sRGB, as iOS does.
  func over(_ ground: RGBA) -> RGBA {
    if alpha >= 1 || ground.alpha <= 0 { return self }
    let whole = alpha + ground.alpha * (1 - alpha)
    guard whole > 0 else { return .clear }
    func mix(_ own: CGFloat, _ below: CGFloat) -> CGFloat {
      (own * alpha + below * ground.alpha * (1 - alpha)) / whole
    }
    return RGBA(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue),
      alpha: whole)
  }

  /// The colour as `#RRGGBB`, without the opacity.
  var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, value in
      let byte = value.isFinite ? Int((min(max(value, 0), 1) * 255).rounded()) : 0
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
  }
}
