/// How much two pictures may differ and still count as equal.
public struct ImageTolerance: Hashable, Sendable, Codable {
  /// The share of pixels that must match, 0 … 1.
  public let precision: Double
  /// The largest difference in any channel of a pixel that still matches, 0 … 255.
  public let pixelDistance: Int

  /// Every bit of every pixel must match.
  public static let exact = ImageTolerance()

  /// Creates a tolerance; values outside their ranges are taken as the nearest end.
  public init(precision: Double = 1, pixelDistance: Int = 0) {
    self.precision = precision >= 0 ? min(precision, 1) : 0
    self.pixelDistance = max(0, min(pixelDistance, 255))
  }

  /// Creates a tolerance whose pixels match when each channel does to this share of its range.
  ///
  /// 1 asks for equality, 0.98 lets a channel be off by 5 of 255, 0 lets everything pass.
  public init(precision: Double = 1, pixelPrecision: Double) {
    let distance = pixelPrecision >= 0 ? (1 - min(pixelPrecision, 1)) * 255 : 255
    // 1 − 0.8 is a little less than 0.2, which must not cost a level.
    self.init(precision: precision, pixelDistance: Int((distance + 1e-9).rounded(.down)))
  }

  func allows(exceeding: Int, of count: Int) -> Bool {
    Double(count - exceeding) >= (precision - 1e-12) * Double(count)
  }
}
