import Graphics

/// What a style draws with in an environment: a colour, a gradient, a material or an image.
package indirect enum Paint: Equatable, Sendable {
  case color(RGBA)
  case linear(ResolvedGradient, from: UnitPoint, to: UnitPoint)
  /// Radii in points.
  case radial(ResolvedGradient, center: UnitPoint, from: CGFloat, to: CGFloat)
  /// Radii as fractions of the area's lengths.
  case elliptical(ResolvedGradient, center: UnitPoint, from: CGFloat, to: CGFloat)
  /// Angles in radians, clockwise from the trailing edge.
  case angular(ResolvedGradient, center: UnitPoint, from: CGFloat, to: CGFloat)
  case material(Material.Level, opacity: Double)
  case image(ImagePaintContent, opacity: Double)

  package func multiplyingAlpha(by factor: Double) -> Paint {
    if factor == 1 { return self }
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: factor))
    case .linear(let gradient, let from, let to):
      return .linear(gradient.multiplyingAlpha(by: factor), from: from, to: to)
    case .radial(let gradient, let center, let from, let to):
      return .radial(gradient.multiplyingAlpha(by: factor), center: center, from: from, to: to)
    case .elliptical(let gradient, let center, let from, let to):
      return .elliptical(gradient.multiplyingAlpha(by: factor), center: center, from: from, to: to)
    case .angular(let gradient, let center, let from, let to):
      return .angular(gradient.multiplyingAlpha(by: factor), center: center, from: from, to: to)
    case .material(let level, let opacity): return .material(level, opacity: opacity * factor)
    case .image(let image, let opacity): return .image(image, opacity: opacity * factor)
    }
  }

  /// The colour if there is only one; the first of a gradient, for what can't be drawn with one.
  package var solidColor: RGBA? {
    switch self {
    case .color(let color): color
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
      gradient.stops.first?.color
    case .material, .image: nil
    }
  }
}

/// A gradient's colours in an environment, by ascending location.
package struct ResolvedGradient: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    package var color: RGBA
    package var location: CGFloat
  }

  package var stops: [Stop]
  /// Whether colours are blended in a perceptual space, or by their sRGB components.
  package var blendsPerceptually: Bool

  package func multiplyingAlpha(by factor: Double) -> ResolvedGradient {
    var copy = self
    for index in stops.indices {
      copy.stops[index].color = stops[index].color.multiplyingAlpha(by: factor)
    }
    return copy
  }

  /// The parts that a stretch between two colours is divided into, so that blending by components looks like blending
  /// in a perceptual space.
  private static let parts = 16

  /// The gradient for a context, which blends sRGB components.
  package var graphicsGradient: CGGradient {
    var colors: [RGBA] = []
    var locations: [CGFloat] = []
    for (index, stop) in stops.enumerated() {
      colors.append(stop.color)
      locations.append(stop.location)
      guard blendsPerceptually, index + 1 < stops.count else { continue }
      let next = stops[index + 1]
      guard next.location > stop.location, next.color != stop.color else { continue }
      for part in 1..<Self.parts {
        let share = CGFloat(part) / CGFloat(Self.parts)
        colors.append(PerceptualColor.mix(stop.color, next.color, by: share))
        locations.append(stop.location + (next.location - stop.location) * share)
      }
    }
    return CGGradient(colors: colors, locations: locations)
  }
}

/// Blending in the Oklab space (Björn Ottosson, 2020), which matches the recorded middle of red and blue on iOS 26
/// within two steps (facts: layout §3.7, high).
package enum PerceptualColor {
  package static func mix(_ a: RGBA, _ b: RGBA, by share: CGFloat) -> RGBA {
    let (first, second) = (lab(a), lab(b))
    // Components are weighted by opacity, so that a clear colour has no hue of its own.
    let alpha = a.alpha + (b.alpha - a.alpha) * share
    let weight = alpha > 0 ? share * b.alpha / alpha : share
    func between(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * weight }
    return color(
      between(first.0, second.0), between(first.1, second.1), between(first.2, second.2), alpha)
  }

  private static func lab(_ color: RGBA) -> (CGFloat, CGFloat, CGFloat) {
    let (r, g, b) = (
      TransferCurve.linear(color.red), TransferCurve.linear(color.green),
      TransferCurve.linear(color.blue)
    )
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return (
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    )
  }

  private static func color(_ l: CGFloat, _ a: CGFloat, _ b: CGFloat, _ alpha: CGFloat) -> RGBA {
    func cube(_ x: CGFloat) -> CGFloat { x * x * x }
    let long = cube(l + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let medium = cube(l - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let short = cube(l - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    func encoded(_ x: CGFloat) -> CGFloat { min(max(TransferCurve.encoded(x), 0), 1) }
    return RGBA(
      red: encoded(4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short),
      green: encoded(-1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short),
      blue: encoded(-0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short),
      alpha: alpha)
  }
}

/// The transfer curve of sRGB (IEC 61966-2-1).
enum TransferCurve {
  static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
