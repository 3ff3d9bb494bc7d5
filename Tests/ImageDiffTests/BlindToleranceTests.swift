import Pixels
import Testing

@testable import ImageDiff

/// A tolerance that nothing in a picture could exceed lets only the same picture pass.
@Suite struct BlindToleranceTests {
  static let halves = [
    PixelRect(x: -5, y: -5, width: 25, height: 500), PixelRect(x: 20, y: 0, width: 20, height: 30),
    PixelRect(x: 10, y: 0, width: 12, height: 30),
  ]

  @Test(arguments: [
    ImageTolerance(.channel(255)), ImageTolerance(.oklab(1)), ImageTolerance(.lab(100)),
    ImageTolerance(.yiq(1)), ImageTolerance(precision: 0), ImageTolerance(maximumCount: 1_200),
    ImageTolerance(maximumCount: 1_000_000), ImageTolerance(precision: 0.25, of: .channels),
    ImageTolerance(window: .init(side: 8, maximumCount: 64)),
    ImageTolerance(window: .init(side: 100, maximumCount: 1_200)),
    ImageTolerance(ignoredRegions: [PixelRect(x: 0, y: 0, width: 40, height: 30)]),
    ImageTolerance(ignoredRegions: halves),
    ImageTolerance(
      maximumCount: 1,
      ignoredRegions: [
        PixelRect(x: 0, y: 0, width: 40, height: 29), PixelRect(x: 1, y: 0, width: 39, height: 30),
      ]),
  ])
  func whitePassesForBlackByNoTolerance(_ tolerance: ImageTolerance) throws {
    let white = try ToleranceTests.sheet(40, 30)
    let black = try ImageComparisonTests.sheet(40, 30, ImageComparisonTests.black)
    let comparison = ToleranceTests.compare(white, black, tolerance)
    #expect(!comparison.matches, "\(tolerance.words)")
    #expect(
      comparison.summary.contains("accepts a white picture of 40 × 30 pixels for a black one"))
    #expect(comparison.summary.contains(tolerance.words))
    // Equal pictures need no tolerance.
    #expect(ToleranceTests.compare(white, white, tolerance).matches)
  }

  @Test(arguments: [
    ImageTolerance(.channel(254)), ImageTolerance(.oklab(0.99)), ImageTolerance(.yiq(0.9)),
    ImageTolerance(precision: 0.001), ImageTolerance(maximumCount: 1_199),
    ImageTolerance(window: .init(side: 8, maximumCount: 63)), ImageTolerance(shift: 8),
    ImageTolerance(ignoresAntialiasing: true),
    ImageTolerance(ignoredRegions: [PixelRect(x: 0, y: 0, width: 40, height: 29)]),
    ImageTolerance(
      window: .init(side: 8, maximumCount: 7),
      ignoredRegions: [PixelRect(x: 0, y: 1, width: 40, height: 29)]),
    ImageTolerance(
      maximumCount: 39, ignoredRegions: [PixelRect(x: 0, y: 0, width: 40, height: 29)]),
  ])
  func whatCanFailIsLeftAlone(_ tolerance: ImageTolerance) throws {
    #expect(tolerance.blindness(width: 40, height: 30) == nil)
    let white = try ToleranceTests.sheet(40, 30)
    let black = try ImageComparisonTests.sheet(40, 30, ImageComparisonTests.black)
    #expect(!ToleranceTests.compare(white, black, tolerance).matches)
  }
}
