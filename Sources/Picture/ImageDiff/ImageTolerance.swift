/// The limits within which two pictures count as equal.
///
/// A pixel differs if it exceeds the ``metric`` and isn't excused by ``ignoredRegions``,
/// ``ignoresAntialiasing`` or ``shift``. The pictures match if the number of differing pixels is
/// within the limits of ``precision``, ``maximumCount`` and ``window``.
public struct ImageTolerance: Hashable, Sendable, Codable {
  /// A limit on the density of differing pixels.
  ///
  /// Speckle spread over a picture passes it, while one missing letter with as few pixels doesn't.
  public struct Window: Hashable, Sendable, Codable {
    /// The side length of a square, in pixels.
    public let side: Int
    /// The maximum number of differing pixels in any such square.
    public let maximumCount: Int

    /// Creates a limit; a side below 1 is treated as 1, a count below 0 as 0.
    public init(side: Int, maximumCount: Int) {
      self.side = max(1, side)
      self.maximumCount = max(0, maximumCount)
    }
  }

  /// The maximum distance between the colours of matching pixels.
  public let metric: ColorMetric
  /// The unit of ``precision``.
  public enum Unit: String, Hashable, Sendable, Codable {
    case pixels
    /// The bytes of all pixels, four each: a pixel that differs only in red counts for a quarter.
    case channels
  }

  /// The fraction of pixels, or of channels, that must match, 0 … 1.
  public let precision: Double
  /// The unit of ``precision``.
  public let unit: Unit
  /// The maximum number of differing pixels; nil sets no limit beyond ``precision``.
  ///
  /// If it is set and `precision` isn't, only the count decides.
  public let maximumCount: Int?
  /// The maximum density of differing pixels; nil sets no limit.
  public let window: Window?
  /// Whether pixels that only soften an edge, in either picture, may differ.
  public let ignoresAntialiasing: Bool
  /// The distance in pixels within which a pixel also matches if the other picture has its colour
  /// there.
  public let shift: Int
  /// The regions that may differ, in pixels from the top left.
  public let ignoredRegions: [PixelRect]
  /// The reason why its numbers are invalid; nil if they were used unchanged.
  package private(set) var fault: String?

  /// Every bit of every pixel must match.
  public static let exact = ImageTolerance()

  /// The maximum value of ``shift``, in pixels.
  public static let maximumShift = 8

  /// Creates a tolerance; values outside their ranges are clamped, and values that aren't numbers
  /// are treated as the strictest. An assertion refuses both.
  ///
  /// - Parameter precision: The fraction of pixels that must match. If omitted, it's 1, or 0 if
  ///   `maximumCount` or `window` sets the limit instead.
  public init(
    _ metric: ColorMetric = .exact, precision: Double? = nil, of unit: Unit = .pixels,
    maximumCount: Int? = nil, window: Window? = nil, ignoresAntialiasing: Bool = false,
    shift: Int = 0, ignoredRegions: [PixelRect] = []
  ) {
    self.metric = metric.inRange
    let share = precision ?? (maximumCount == nil && window == nil ? 1 : 0)
    self.precision = share.isNaN ? 1 : max(0, min(share, 1))
    self.unit = unit
    self.maximumCount = maximumCount.map { max(0, $0) }
    self.window = window
    self.ignoresAntialiasing = ignoresAntialiasing
    self.shift = max(0, min(shift, ImageTolerance.maximumShift))
    self.ignoredRegions = ignoredRegions
    let limitsCount = maximumCount != nil || window != nil
    fault =
      precision.flatMap { Self.fault(of: $0, "precision", mayBeZero: limitsCount) }
      ?? metric.fault
      ?? maximumCount.flatMap { $0 < 0 ? "maximumCount: \($0) is negative." : nil }
      ?? (0...ImageTolerance.maximumShift ~= shift
        ? nil : "shift: \(shift) is not in the range 0 to \(ImageTolerance.maximumShift) pixels.")
  }

  /// Returns why a fraction that must match is invalid.
  private static func fault(of share: Double, _ name: String, mayBeZero: Bool) -> String? {
    let value = "\(name): \(Float(share))"
    let advice = "Pass a number above 0 and at most 1, which requires equality."
    if share.isNaN { return "\(value) is not a number. \(advice)" }
    if share > 1 { return "\(value) is greater than 1. \(advice)" }
    if share < 0 { return "\(value) is negative. \(advice)" }
    guard share == 0, !mayBeZero else { return nil }
    return "\(value) requires nothing to match, so nothing could ever fail. \(advice)"
  }

  /// Creates a tolerance from a fraction and a channel distance.
  public init(precision: Double = 1, pixelDistance: Int) {
    self.init(.channel(pixelDistance), precision: precision)
  }

  /// Creates the tolerance that these numbers specify in swift-snapshot-testing.
  ///
  /// Below 1, `perceptualPrecision` is 1 − ΔE / 100, the largest ΔE in Lab that a matching pixel
  /// may have, and `precision` is the fraction of pixels that must match. At 1, `precision` is the
  /// fraction of *bytes* that must be equal.
  public init(precision: Double, perceptualPrecision: Double) {
    if perceptualPrecision >= 1 {
      self.init(.exact, precision: precision, of: .channels)
    } else {
      self.init(.lab((1 - perceptualPrecision) * 100), precision: precision)
    }
    fault =
      Self.fault(of: precision, "precision", mayBeZero: false)
      ?? Self.fault(of: perceptualPrecision, "perceptualPrecision", mayBeZero: false)
  }

  /// Returns the same tolerance with other ignored regions, in pixels from the top left.
  public func ignoring(_ regions: [PixelRect]) -> ImageTolerance {
    var result = ImageTolerance(
      metric, precision: precision, of: unit, maximumCount: maximumCount, window: window,
      ignoresAntialiasing: ignoresAntialiasing, shift: shift, ignoredRegions: regions)
    result.fault = fault
    return result
  }

  /// Creates a tolerance whose pixels match if each channel matches to this fraction of its range.
  ///
  /// 1 requires equality, 0.98 allows a channel to be off by 5 of 255, 0 accepts everything.
  public init(precision: Double = 1, pixelPrecision: Double) {
    // A value that isn't a number is strict.
    let share = pixelPrecision.isNaN ? 1 : max(0, min(pixelPrecision, 1))
    let distance = (1 - share) * 255
    // 1 − 0.8 is a little less than 0.2, which must not cost a level.
    self.init(precision: precision, pixelDistance: Int((distance + 1e-9).rounded(.down)))
    fault = fault ?? Self.fault(of: pixelPrecision, "pixelPrecision", mayBeZero: false)
  }

  /// Whether only pictures that are the same, bit for bit, match.
  public var isExact: Bool {
    metric == .exact && precision == 1 && !ignoresAntialiasing && shift == 0
      && ignoredRegions.isEmpty
  }

  /// A description of the tolerance, such as “each channel by 5 of 255; at most 20 pixels”.
  public var words: String {
    var parts = [metric.words]
    if precision > 0, precision < 1 {
      let percent = (precision * 1e7).rounded() / 1e5
      parts.append("\(percent) % of the \(unit == .pixels ? "pixels" : "bytes")")
    }
    if let maximumCount { parts.append("at most \(maximumCount) pixels") }
    if let window {
      parts.append(
        "at most \(window.maximumCount) in any \(window.side) × \(window.side) pixels")
    }
    if ignoresAntialiasing { parts.append("edges' softening ignored") }
    if shift > 0 { parts.append("shifted by \(shift) at most") }
    if !ignoredRegions.isEmpty {
      parts.append(
        ignoredRegions.count == 1 ? "one region ignored" : "\(ignoredRegions.count) ignored")
    }
    return parts.joined(separator: "; ")
  }

  func allows(exceeding: Int, channels: Int, of count: Int, densest: Int) -> Bool {
    if let maximumCount, exceeding > maximumCount { return false }
    if let window, densest > window.maximumCount { return false }
    let (differing, all) = unit == .pixels ? (exceeding, count) : (channels, count * 4)
    return Double(all - differing) >= (precision - 1e-12) * Double(all)
  }
}
