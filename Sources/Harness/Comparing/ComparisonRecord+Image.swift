import ImageDiff
import RunRecord

extension ComparisonRecord {
  /// Creates a record from a comparison.
  package init(_ comparison: ImageComparison) {
    self.init(
      summary: comparison.summary, comparedPixels: comparison.comparedPixelCount,
      differingPixels: comparison.differingPixelCount,
      exceedingPixels: comparison.exceedingPixelCount,
      largestDistance: comparison.largestDistance, precision: comparison.tolerance.precision,
      tolerance: comparison.tolerance.words, excusedPixels: comparison.excusedPixelCount,
      histogram: comparison.distanceHistogram.enumerated().filter { $0.element > 0 }
        .map { "\($0.offset):\($0.element)" }.joined(separator: " "),
      regions: comparison.regions.map {
        RegionRecord(
          x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height,
          pixelCount: $0.pixelCount)
      })
    if comparison.placeCount > comparison.regions.count { placeCount = comparison.placeCount }
    let ignored = comparison.tolerance.ignoredRegions
    guard !ignored.isEmpty else { return }
    self.ignored = ignored.map {
      RegionRecord(x: $0.x, y: $0.y, width: $0.width, height: $0.height, pixelCount: 0)
    }
  }
}
