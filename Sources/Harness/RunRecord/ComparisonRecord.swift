/// The results of a comparison of two pictures.
public struct ComparisonRecord: Codable, Hashable, Sendable {
  /// A sentence about the difference.
  public var summary: String
  /// The number of pixels that both pictures have.
  public var comparedPixels: Int
  /// The number of pixels that differ at all.
  public var differingPixels: Int
  /// The number of pixels that differ by more than the tolerance allows.
  public var exceedingPixels: Int
  /// The largest difference in a channel, 0 … 255.
  public var largestDistance: Int
  /// The required share of matching pixels, 0 … 1.
  public var precision: Double
  /// A description of the tolerance.
  public var tolerance: String
  /// The number of differing pixels that are excused, because they are in ignored regions, or only
  /// soften or shift an edge.
  public var excusedPixels: Int
  /// The number of pixels per difference in a channel, such as `1:40 255:3`: compact, because a
  /// record contains many.
  public var histogram: String
  /// The regions with differences, from top to bottom.
  public var regions: [RegionRecord]
  /// The number of places with differences, if `regions` merges them into fewer; otherwise `nil`.
  public var placeCount: Int?
  /// The number of pixels in the worst square of a given size that differ by more than a level,
  /// such as `16>0:40 16>16:3`; `nil` if not measured.
  public var densities: String?
  /// The ignored regions, in pixels; `nil` if everything is compared. `pixelCount` is 0.
  public var ignored: [RegionRecord]?

  public init(
    summary: String, comparedPixels: Int, differingPixels: Int, exceedingPixels: Int,
    largestDistance: Int, precision: Double = 1, tolerance: String = "exactly",
    excusedPixels: Int = 0, histogram: String = "", regions: [RegionRecord] = []
  ) {
    self.summary = summary
    self.comparedPixels = comparedPixels
    self.differingPixels = differingPixels
    self.exceedingPixels = exceedingPixels
    self.largestDistance = largestDistance
    self.precision = precision
    self.tolerance = tolerance
    self.excusedPixels = excusedPixels
    self.histogram = histogram
    self.regions = regions
  }
}
