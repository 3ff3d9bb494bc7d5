/// The numbers of a comparison of two pictures.
public struct ComparisonRecord: Codable, Hashable, Sendable {
  /// The difference in one sentence.
  public var summary: String
  /// How many pixels both pictures have.
  public var comparedPixels: Int
  /// How many of them differ at all.
  public var differingPixels: Int
  /// How many differ by more than the tolerance lets a pixel differ.
  public var exceedingPixels: Int
  /// The largest difference in a channel, 0 … 255.
  public var largestDistance: Int
  /// The share of pixels that had to match, 0 … 1.
  public var precision: Double
  /// What was allowed, in words.
  public var tolerance: String
  /// How many pixels would count, but lie in ignored regions, or only soften or shift an edge.
  public var excusedPixels: Int
  /// How many pixels differ by which distance in a channel, such as `1:40 255:3`: short, as a
  /// record holds many.
  public var histogram: String
  /// Where the differences are, from top to bottom.
  public var regions: [RegionRecord]
  /// How many places the differences lie in, where `regions` has gathered them into fewer; else
  /// nil.
  public var placeCount: Int?
  /// How many pixels in the worst square of a side differ by more than a level, such as
  /// `16>0:40 16>16:3`; nil where that was not measured.
  public var densities: String?
  /// The ignored regions, in pixels; nil where everything is compared. `pixelCount` is 0.
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
