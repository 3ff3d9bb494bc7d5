import Foundation

/// Distances between premultiplied BGRA pixels.
enum ColorDistance {
  /// Returns the largest difference between two pixels in any channel.
  @inline(__always)
  static func channel(_ one: UInt32, _ other: UInt32) -> Int {
    let blue = abs(Int(one & 0xFF) - Int(other & 0xFF))
    let green = abs(Int(one >> 8 & 0xFF) - Int(other >> 8 & 0xFF))
    let red = abs(Int(one >> 16 & 0xFF) - Int(other >> 16 & 0xFF))
    let alpha = abs(Int(one >> 24) - Int(other >> 24))
    return max(max(blue, green), max(red, alpha))
  }

  /// Returns the number of the four channels that differ between two pixels.
  @inline(__always)
  static func channelCount(_ one: UInt32, _ other: UInt32) -> Int {
    let difference = one ^ other
    return (difference & 0xFF == 0 ? 0 : 1) + (difference & 0xFF00 == 0 ? 0 : 1)
      + (difference & 0xFF_0000 == 0 ? 0 : 1) + (difference >> 24 == 0 ? 0 : 1)
  }

  /// Returns the distance in OKLab; black and white are 1 apart.
  static func oklab(_ one: UInt32, _ other: UInt32) -> Double {
    overGrounds(one, other) { OpponentColor.oklab($0).distance(to: .oklab($1)) }
  }

  /// Returns the YIQ distance, at most ``largestYIQ`` (Kotsarenko and Ramos, *Measuring perceived
  /// color difference using YIQ NTSC transmission color space in mobile applications*, 2010).
  static func yiq(_ one: UInt32, _ other: UInt32) -> Double {
    overGrounds(one, other) { one, other in
      let red = one.red - other.red
      let green = one.green - other.green
      let blue = one.blue - other.blue
      let y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
      let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
      let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
      return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
  }

  /// The YIQ distance between the two colours that are farthest apart, for levels 0 … 255.
  static let largestYIQ = 35_215.0

  /// Returns the distance in CIE Lab (ΔE of 1976, white point D65), at most 100.
  static func lab(_ one: UInt32, _ other: UInt32) -> Double {
    overGrounds(one, other) { min(OpponentColor.lab($0).distance(to: .lab($1)), 100) }
  }

  /// Returns the lightness of a pixel over white, in levels 0 … 255 (Rec. 601, the Y of YIQ).
  static func lightness(_ pixel: UInt32) -> Double {
    let color = Levels(pixel, ground: 255)
    return 0.29889531 * color.red + 0.58662247 * color.green + 0.11448223 * color.blue
  }

  /// The levels 0 … 255 of a pixel as seen over a grey background.
  struct Levels {
    var red: Double
    var green: Double
    var blue: Double

    init(_ pixel: UInt32, ground: UInt32) {
      let rest = Double(ground * (255 - (pixel >> 24))) / 255
      blue = Double(pixel & 0xFF) + rest
      green = Double(pixel >> 8 & 0xFF) + rest
      red = Double(pixel >> 16 & 0xFF) + rest
    }
  }

  private static func overGrounds(
    _ one: UInt32, _ other: UInt32, _ distance: (Levels, Levels) -> Double
  ) -> Double {
    let overWhite = distance(Levels(one, ground: 255), Levels(other, ground: 255))
    if one >> 24 == 255, other >> 24 == 255 { return overWhite }
    return max(overWhite, distance(Levels(one, ground: 0), Levels(other, ground: 0)))
  }

  /// Returns the linear light of an sRGB level 0 … 255, which may be fractional.
  private static func linear(_ level: Double) -> Double {
    let value = min(level / 255, 1)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// A colour described by its lightness and its positions between green and red, and between blue
  /// and yellow.
  private struct OpponentColor {
    var lightness: Double
    var a: Double
    var b: Double

    /// Converts to CIE Lab (CIE 15; sRGB's matrix from IEC 61966-2-1, both via D65).
    static func lab(_ levels: Levels) -> OpponentColor {
      let red = linear(levels.red)
      let green = linear(levels.green)
      let blue = linear(levels.blue)
      let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
      let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
      let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
      return OpponentColor(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// Converts to Björn Ottosson's OKLab (*A perceptual color space for image processing*, 2020).
    static func oklab(_ levels: Levels) -> OpponentColor {
      let red = linear(levels.red)
      let green = linear(levels.green)
      let blue = linear(levels.blue)
      let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
      let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
      let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
      return OpponentColor(
        lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    func distance(to other: OpponentColor) -> Double {
      let lightness = self.lightness - other.lightness
      let a = self.a - other.a
      let b = self.b - other.b
      return (lightness * lightness + a * a + b * b).squareRoot()
    }

    /// CIE Lab's function of a fraction of the white point.
    private static func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
  }
}
