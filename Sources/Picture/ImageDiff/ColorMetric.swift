/// The measure of the distance between two colours, and the limit for matching pixels.
///
/// Translucent pixels are judged over white and over black, and the larger distance counts.
public enum ColorMetric: Hashable, Sendable, Codable {
  /// The largest difference in any channel, including alpha: 0 … 255.
  case channel(Int)
  /// The distance in OKLab, with black and white 1 apart and about 0.02 just noticeable (CSS Color
  /// 4, deltaEOK).
  case oklab(Double)
  /// The threshold of pixelmatch, 0 … 1: the root of the YIQ distance as a fraction of the largest.
  case yiq(Double)
  /// The distance in CIE Lab (ΔE of 1976), 0 … 100; about 2 is just noticeable.
  case lab(Double)

  /// Every bit must match.
  public static let exact = ColorMetric.channel(0)

  /// A description of the metric's limit, such as “each channel by 5 of 255”.
  public var words: String {
    switch self {
    case .channel(let limit): limit == 0 ? "exactly" : "each channel by \(limit) of 255"
    case .oklab(let limit): "by \(limit) in OKLab"
    case .yiq(let limit): "by a YIQ threshold of \(limit)"
    case .lab(let limit): "by a ΔE of \((limit * 1000).rounded() / 1000) in Lab"
    }
  }

  /// The reason why its limit is invalid; nil if it is in its range.
  var fault: String? {
    func words(_ name: String, _ value: Double, _ most: Int) -> String? {
      (0...Double(most)) ~= value
        ? nil : ".\(name)(\(value)) is not in the range of distances, 0 to \(most)."
    }
    return switch self {
    case .channel(let limit):
      0...255 ~= limit ? nil : ".channel(\(limit)) is not in the range of channel levels, 0 to 255."
    case .oklab(let limit): words("oklab", limit, 1)
    case .yiq(let limit): words("yiq", limit, 1)
    case .lab(let limit): words("lab", limit, 100)
    }
  }

  /// The metric with its limit clamped to its range; a limit that isn't a number becomes the
  /// strictest.
  var inRange: ColorMetric {
    func share(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
    return switch self {
    case .channel(let limit): .channel(max(0, min(limit, 255)))
    case .oklab(let limit): .oklab(share(limit))
    case .yiq(let limit): .yiq(share(limit))
    case .lab(let limit): .lab(share(limit / 100) * 100)
    }
  }
}
