import Foundation
import Pixels

/// The differences between a reference picture and an actual one.
///
/// Pictures of different sizes are compared in their overlap, from the top left, and never count as
/// matching.
public struct ImageComparison: Hashable, Sendable, Codable {
  /// Connected differences, together with others nearby.
  public struct Region: Hashable, Sendable, Codable {
    public var frame: PixelRect
    /// The number of pixels in it that exceed the tolerance.
    public var pixelCount: Int
  }

  public let tolerance: ImageTolerance
  /// The reference's size, in pixels, at the origin.
  public let referenceFrame: PixelRect
  /// The actual picture's size, in pixels, at the origin.
  public let actualFrame: PixelRect

  /// The number of pixels that both pictures have.
  public let comparedPixelCount: Int
  /// The number of pixels with any difference.
  public let differingPixelCount: Int
  /// The number of pixels that differ by more than the tolerance's limit for a pixel.
  public let exceedingPixelCount: Int
  /// The number of differing channels (red, green, blue, alpha) of those pixels.
  public let exceedingChannelCount: Int
  /// The number of pixels that would exceed, but are in an ignored region or only soften or shift
  /// an edge.
  public let excusedPixelCount: Int
  /// The maximum number of exceeding pixels in any square of the tolerance's window; 0 if it sets
  /// none.
  public let densestWindowCount: Int
  /// The number of pixels by their largest difference in a channel, 0 … 255; empty if none differs.
  /// The entry at 0 is always 0.
  public let distanceHistogram: [Int]
  /// The largest difference in a channel (including alpha), 0 … 255.
  public let largestDistance: Int
  /// The bounding box of all exceeding pixels.
  public let bounds: PixelRect?
  /// The regions of the exceeding pixels, from top to bottom, at most 64.
  public let regions: [Region]
  /// The number of places with exceeding pixels: more than there are regions, if they were too many
  /// to distinguish.
  public let placeCount: Int

  /// Whether both pictures have the same size.
  public var hasSameSize: Bool { referenceFrame == actualFrame }

  /// Whether both pictures are the same, bit for bit.
  public var isIdentical: Bool { hasSameSize && differingPixelCount == 0 }

  /// Whether the difference is within the tolerance.
  ///
  /// With a tolerance that accepts a white picture of this size as a black one, only identical
  /// pictures match.
  public var matches: Bool {
    hasSameSize
      && tolerance.allows(
        exceeding: exceedingPixelCount, channels: exceedingChannelCount, of: comparedPixelCount,
        densest: densestWindowCount)
      && blindness == nil
  }

  /// The reason why the tolerance can't decide anything about these pictures; nil if it can, or
  /// needn't, as they are identical or their sizes differ.
  package var blindness: String? {
    guard hasSameSize, differingPixelCount > 0 else { return nil }
    return tolerance.blindness(width: actualFrame.width, height: actualFrame.height)
  }

  /// The fraction of the compared pixels that exceeds the tolerance, 0 … 1.
  public var exceedingShare: Double {
    Double(exceedingPixelCount) / Double(comparedPixelCount)
  }

  /// Compares `actual` with `reference`.
  public init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) {
    self.tolerance = tolerance
    referenceFrame = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
    actualFrame = PixelRect(x: 0, y: 0, width: actual.width, height: actual.height)
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    comparedPixelCount = width * height

    var scan = DifferenceScan(width: width, height: height, tolerance: tolerance)
    scan.run(reference, actual)
    differingPixelCount = scan.differingCount
    exceedingPixelCount = scan.exceedingCount
    exceedingChannelCount = scan.exceedingChannelCount
    excusedPixelCount = scan.excusedCount
    densestWindowCount = scan.densest
    distanceHistogram = scan.histogram
    largestDistance = scan.largestDistance
    let (regions, placeCount) = scan.regions()
    self.regions = regions
    self.placeCount = placeCount
    bounds = regions.first.map { first in
      regions.reduce(first.frame) { $0.union($1.frame) }
    }
  }

  /// The difference in one sentence.
  public var summary: String {
    guard hasSameSize else {
      return
        "The size changed from \(referenceFrame.width) × \(referenceFrame.height) to "
        + "\(actualFrame.width) × \(actualFrame.height) pixels."
    }
    guard differingPixelCount > 0 else { return "The pictures are identical." }
    if let blindness { return blindness }
    func grouped(_ number: Int) -> String {
      var text = ""
      for (index, digit) in String(number).reversed().enumerated() {
        if index > 0, index % 3 == 0 { text.append(",") }
        text.append(digit)
      }
      return String(text.reversed())
    }
    guard exceedingPixelCount > 0 else {
      return
        "\(grouped(differingPixelCount)) of \(grouped(comparedPixelCount)) pixels differ by at "
        + "most \(largestDistance) of 255, which the tolerance allows."
    }
    // In millionths, rounded up, so that a single pixel isn't “0 %”.
    let millionths = max(
      1, (exceedingPixelCount * 1_000_000 + comparedPixelCount - 1) / comparedPixelCount)
    let percent = String(Double(millionths) / 10_000)
    let places =
      placeCount == 1
      ? "in one place"
      : placeCount == regions.count
        ? "in \(placeCount) places" : "spread over \(grouped(placeCount)) places"
    return
      "\(grouped(exceedingPixelCount)) of \(grouped(comparedPixelCount)) pixels differ "
      + "(\(percent) %) by up to \(largestDistance) of 255, \(places)."
  }
}
