/// The numbers of a comparison of two pictures.
public struct ComparisonRecord: Codable, Hashable, Sendable {
  /// The difference in one sentence.
  public var summary: String
  /// How many pixels both pictures have.
  public var comparedPixels: Int
  /// How many of them differ at all.
  public var differingPixels: Int
  /// How many differ by more than `pixelDistance`.
  public var exceedingPixels: Int
  /// The largest difference in a channel, 0 … 255.
  public var largestDistance: Int
  /// The share of pixels that had to match, 0 … 1.
  public var precision: Double
  /// The difference in a channel that still matched, 0 … 255.
  public var pixelDistance: Int
  /// Where the differences are, from top to bottom.
  public var regions: [RegionRecord]

  public init(
    summary: String, comparedPixels: Int, differingPixels: Int, exceedingPixels: Int,
    largestDistance: Int, precision: Double = 1, pixelDistance: Int = 0,
    regions: [RegionRecord] = []
  ) {
    self.summary = summary
    self.comparedPixels = comparedPixels
    self.differingPixels = differingPixels
    self.exceedingPixels = exceedingPixels
    self.largestDistance = largestDistance
    self.precision = precision
    self.pixelDistance = pixelDistance
    self.regions = regions
  }
}
