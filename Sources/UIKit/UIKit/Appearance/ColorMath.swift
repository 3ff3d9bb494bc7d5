import Foundation

/// Conversions between colour models, all components 0…1.
enum ColorMath {
  static func rgb(
    _ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    guard saturation != 0, hue.isFinite else { return (brightness, brightness, brightness) }
    // A full turn is 1; 1 itself is red again.
    let turn = (hue - hue.rounded(.down)) * 6
    let sector = turn.rounded(.down)
    let part = turn - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    switch sector {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  static func hsb(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat
  ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let top = max(red, green, blue)
    let range = top - min(red, green, blue)
    guard range > 0, top > 0 else { return (0, 0, top) }
    var hue: CGFloat
    if top == red {
      hue = (green - blue) / range
    } else if top == green {
      hue = (blue - red) / range + 2
    } else {
      hue = (red - green) / range + 4
    }
    hue /= 6
    return (hue < 0 ? hue + 1 : hue, range / top, top)
  }

  /// Display P3 shares sRGB's curve and white; only the primaries differ, so this is the curve's
  /// inverse, one matrix in linear light (P3 → XYZ D65 → sRGB), and the curve again.
  static func sRGB(
    fromDisplayP3 color: (CGFloat, CGFloat, CGFloat)
  ) -> (CGFloat, CGFloat, CGFloat) {
    let (red, green, blue) = (linear(color.0), linear(color.1), linear(color.2))
    return (
      encoded(1.2249401763 * red - 0.2249401763 * green),
      encoded(-0.0420569547 * red + 1.0420569547 * green),
      encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue)
    )
  }

  /// Applies sRGB's curve to components in linear light.
  static func sRGB(
    fromLinear color: (CGFloat, CGFloat, CGFloat)
  ) -> (CGFloat, CGFloat, CGFloat) {
    (encoded(color.0), encoded(color.1), encoded(color.2))
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    // Matrix rounding leaves about 1e-9 where P3 and sRGB agree (black, white, greys).
    let snapped = (result * 1e7).rounded() / 1e7
    return value < 0 ? -snapped : snapped
  }
}
