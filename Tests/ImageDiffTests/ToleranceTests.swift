import Foundation
import Pixels
import Testing

@testable import ImageDiff

/// Each way to let pictures differ: what passes, and what doesn't.
@Suite struct ToleranceTests {
  static let white = ImageComparisonTests.white
  static let black = ImageComparisonTests.black

  static func sheet(_ width: Int = 64, _ height: Int = 64) throws -> Bitmap {
    try ImageComparisonTests.sheet(width, height)
  }

  static func compare(
    _ one: Bitmap, _ two: Bitmap, _ tolerance: ImageTolerance
  ) -> ImageComparison {
    ImageComparison(reference: one, actual: two, tolerance: tolerance)
  }

  static func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    BitmapPixel(red: red, green: green, blue: blue).bgra
  }

  // MARK: Colours

  @Test func okLabPutsBlackAndWhiteOneApart() {
    #expect(abs(ColorDistance.oklab(Self.black.bgra, Self.white.bgra) - 1) < 1e-6)
    #expect(ColorDistance.oklab(Self.opaque(9, 200, 77), Self.opaque(9, 200, 77)) == 0)
  }

  /// Values of the CSS Color 4 definition, computed with an independent script.
  @Test(arguments: [
    (opaque(255, 0, 0), opaque(0, 255, 0), 0.519813),
    (opaque(255, 0, 0), opaque(254, 0, 0), 0.002019),
    (opaque(0, 0, 255), opaque(0, 0, 250), 0.008192),
    (opaque(120, 130, 140), opaque(125, 130, 140), 0.007117),
  ])
  func okLabDistancesAreThoseOfTheDefinition(one: UInt32, other: UInt32, distance: Double) {
    #expect(abs(ColorDistance.oklab(one, other) - distance) < 1e-5)
    #expect(ColorDistance.oklab(one, other) == ColorDistance.oklab(other, one))
  }

  /// Values of CIE 15's definition, computed with an independent script.
  @Test(arguments: [
    (opaque(255, 255, 255), opaque(0, 0, 0), 100.0),
    (opaque(255, 0, 0), opaque(250, 0, 0), 1.86801),
    (opaque(0, 0, 255), opaque(0, 0, 250), 2.11911),
    (opaque(120, 130, 140), opaque(125, 130, 140), 1.90494),
    (opaque(255, 0, 0), opaque(0, 255, 0), 100.0),
  ])
  func labDistancesAreThoseOfTheDefinition(one: UInt32, other: UInt32, distance: Double) {
    #expect(abs(ColorDistance.lab(one, other) - distance) < 1e-3)
    #expect(ColorDistance.lab(one, other) == ColorDistance.lab(other, one))
  }

  /// The meaning of swift-snapshot-testing's two numbers: a ΔE and a fraction of pixels, or of bytes.
  @Test func theNumbersOfAnotherLibraryMeanWhatTheyMeanThere() throws {
    let one = try Self.sheet(10, 10)
    let two = try Self.sheet(10, 10)
    // One channel of one pixel in a hundred: 1 of 400 bytes.
    two[3, 3] = BitmapPixel(red: 200, green: 255, blue: 255)
    #expect(!Self.compare(one, two, ImageTolerance(precision: 1, perceptualPrecision: 1)).matches)
    #expect(
      Self.compare(one, two, ImageTolerance(precision: 0.9975, perceptualPrecision: 1)).matches)
    #expect(
      !Self.compare(one, two, ImageTolerance(precision: 0.9976, perceptualPrecision: 1)).matches)
    // Below 1 it is pixels, and ΔE from white is 21.1.
    let distance = ColorDistance.lab(Self.white.bgra, two[3, 3].bgra)
    let near = 1 - (distance + 0.1) / 100
    let far = 1 - (distance - 0.1) / 100
    #expect(
      Self.compare(one, two, ImageTolerance(precision: 1, perceptualPrecision: near)).matches)
    #expect(
      !Self.compare(one, two, ImageTolerance(precision: 1, perceptualPrecision: far)).matches)
    #expect(
      Self.compare(one, two, ImageTolerance(precision: 0.99, perceptualPrecision: far)).matches)
    #expect(
      !Self.compare(one, two, ImageTolerance(precision: 0.995, perceptualPrecision: far)).matches)
    #expect(
      ImageTolerance(precision: 0.99, perceptualPrecision: Double(Float(0.98))).words
        == "by a ΔE of 2.0 in Lab; 99.0 % of the pixels")
    #expect(
      ImageTolerance(precision: 0.99, perceptualPrecision: 1).words
        == "exactly; 99.0 % of the bytes")
  }

  @Test func yiqPutsNothingFartherApartThanItsLargestDistance() {
    let levels: [UInt8] = [0, 255]
    var colors: [UInt32] = []
    for red in levels {
      for green in levels {
        for blue in levels { colors.append(Self.opaque(red, green, blue)) }
      }
    }
    let largest = colors.flatMap { one in colors.map { ColorDistance.yiq(one, $0) } }.max() ?? 0
    #expect(abs(largest - ColorDistance.largestYIQ) < 1)
  }

  /// The eye sees a step in green that it doesn't see in blue; the channel metric can't tell.
  @Test func perceptualMetricsWeighColours() throws {
    let one = try Self.sheet()
    let green = try Self.sheet()
    green[5, 5] = BitmapPixel(red: 255, green: 225, blue: 255)
    let blue = try Self.sheet()
    blue[5, 5] = BitmapPixel(red: 255, green: 255, blue: 225)
    for tolerance in [ImageTolerance(.oklab(0.05)), ImageTolerance(.yiq(0.06))] {
      #expect(!Self.compare(one, green, tolerance).matches, "\(tolerance.words)")
      #expect(Self.compare(one, blue, tolerance).matches, "\(tolerance.words)")
    }
    #expect(
      Self.compare(one, green, ImageTolerance(.channel(30))).matches
        == Self.compare(one, blue, ImageTolerance(.channel(30))).matches)
  }

  /// Half-transparent black over white is grey, over black it is black.
  @Test func whatLetsThroughIsJudgedOverBothGrounds() throws {
    let one = try ImageComparisonTests.sheet(8, 8, .transparent)
    let two = try ImageComparisonTests.sheet(8, 8, .transparent)
    two[3, 3] = BitmapPixel(red: 128, green: 128, blue: 128, alpha: 128)
    // White at half opacity: invisible over white, visible over black.
    #expect(!Self.compare(one, two, ImageTolerance(.oklab(0.3))).matches)
    #expect(!Self.compare(one, two, ImageTolerance(.yiq(0.3))).matches)
    #expect(Self.compare(one, two, ImageTolerance(.oklab(0.99))).matches)
  }

  // MARK: How many, how dense

  @Test func aCountIsALimitOfItsOwn() throws {
    let one = try Self.sheet()
    let two = try Self.sheet()
    for x in 0..<5 { two[x * 10, 7] = Self.black }
    #expect(Self.compare(one, two, ImageTolerance(maximumCount: 5)).matches)
    #expect(!Self.compare(one, two, ImageTolerance(maximumCount: 4)).matches)
    #expect(!Self.compare(one, two, ImageTolerance(precision: 1, maximumCount: 5)).matches)
  }

  /// Forty specks pass, but a lost letter of twelve pixels doesn't.
  @Test func aWindowTellsALetterFromSpeckle() throws {
    let one = try Self.sheet(200, 200)
    let speckle = try Self.sheet(200, 200)
    for index in 0..<40 { speckle[(index % 8) * 24 + 3, (index / 8) * 38 + 5] = Self.black }
    let letter = try Self.sheet(200, 200)
    for y in 50..<56 {
      for x in 80..<82 { letter[x, y] = Self.black }
    }
    let tolerance = ImageTolerance(window: .init(side: 16, maximumCount: 4))
    #expect(Self.compare(one, speckle, tolerance).matches)
    let lost = Self.compare(one, letter, tolerance)
    #expect(!lost.matches)
    #expect(lost.densestWindowCount == 12)
  }

  /// Compared with counting each square separately.
  @Test func theDensestWindowIsFound() {
    var seed: UInt64 = 11
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    for _ in 0..<200 {
      let width = 1 + random(20)
      let height = 1 + random(20)
      let side = 1 + random(8)
      let marks = (0..<width * height).map { _ in UInt8(random(4) == 0 ? 1 : 0) }
      var densest = 0
      for top in -side..<height {
        for left in -side..<width {
          var count = 0
          for y in max(0, top)..<max(0, min(height, top + side)) {
            for x in max(0, left)..<max(0, min(width, left + side)) {
              count += Int(marks[y * width + x])
            }
          }
          densest = max(densest, count)
        }
      }
      #expect(WindowDensity.densest(marks, width: width, side: side) == densest)
    }
  }

  // MARK: What is excused

  /// A slanting edge, antialiased in one picture and hard in the other.
  static func edge(soft: Bool, shift: Int = 0) throws -> Bitmap {
    let bitmap = try sheet(60, 60)
    for y in 0..<60 {
      let edge = 20 + y / 3 + shift
      for x in 0..<edge { bitmap[x, y] = black }
      if soft {
        let level = UInt8(64 * (1 + y % 3))
        bitmap[edge, y] = BitmapPixel(red: level, green: level, blue: level)
      }
    }
    return bitmap
  }

  @Test func softeningOfEdgesIsExcusedAndNothingElse() throws {
    let hard = try Self.edge(soft: false)
    let soft = try Self.edge(soft: true)
    let tolerance = ImageTolerance(ignoresAntialiasing: true)
    let comparison = Self.compare(hard, soft, tolerance)
    #expect(comparison.differingPixelCount == 60)
    #expect(comparison.excusedPixelCount >= 56, "\(comparison.excusedPixelCount)")
    #expect(Self.compare(hard, soft, .exact).exceedingPixelCount == 60)
    // A dot, a line and a patch aren't antialiasing.
    for (width, height) in [(1, 1), (1, 20), (6, 6)] {
      let other = try Self.edge(soft: false)
      for y in 10..<10 + height {
        for x in 50..<50 + width { other[x, y] = Self.black }
      }
      let comparison = Self.compare(hard, other, tolerance)
      #expect(comparison.exceedingPixelCount == width * height, "\(width) × \(height)")
    }
  }

  /// Two columns of grey between black and white are an area of their own.
  @Test func aBandAlongAnEdgeIsNoSoftening() throws {
    let one = try Self.sheet()
    let two = try Self.sheet()
    for y in 0..<64 {
      for x in 0..<30 {
        one[x, y] = Self.black
        two[x, y] = x < 28 ? Self.black : BitmapPixel(red: 128, green: 128, blue: 128)
      }
    }
    let comparison = Self.compare(one, two, ImageTolerance(ignoresAntialiasing: true))
    #expect(comparison.exceedingPixelCount >= 124, "\(comparison.exceedingPixelCount)")
  }

  @Test func aShiftIsExcusedAsFarAsItIsAllowed() throws {
    let one = try Self.edge(soft: false)
    let two = try Self.edge(soft: false, shift: 2)
    #expect(!Self.compare(one, two, ImageTolerance(shift: 1)).matches)
    #expect(Self.compare(one, two, ImageTolerance(shift: 2)).matches)
    // A new dot has no similar pixel nearby.
    let dotted = try Self.edge(soft: false)
    dotted[55, 5] = Self.black
    #expect(!Self.compare(one, dotted, ImageTolerance(shift: 4)).matches)
  }

  @Test func ignoredRegionsAreNotLookedAt() throws {
    let one = try Self.sheet()
    let two = try Self.sheet()
    two[10, 10] = Self.black
    two[19, 19] = Self.black
    let region = PixelRect(x: 10, y: 10, width: 10, height: 10)
    #expect(Self.compare(one, two, ImageTolerance(ignoredRegions: [region])).matches)
    two[20, 19] = Self.black
    let comparison = Self.compare(one, two, ImageTolerance(ignoredRegions: [region]))
    #expect(comparison.exceedingPixelCount == 1 && comparison.excusedPixelCount == 2)
    // Regions far outside, and empty ones, do no harm.
    let odd = [
      PixelRect(x: -500, y: -500, width: 100, height: 100),
      PixelRect(x: 5, y: 5, width: 0, height: 0),
      PixelRect(x: 60, y: 60, width: 1_000_000, height: 1_000_000),
    ]
    #expect(!Self.compare(one, two, ImageTolerance(ignoredRegions: odd)).matches)
    let picture = try DifferencePicture.draw(
      reference: one, actual: two,
      comparison: Self.compare(one, two, ImageTolerance(ignoredRegions: [region] + odd)))
    #expect(picture[10, 10] == DifferencePicture.excused)
    #expect(picture[20, 19] == DifferencePicture.exceeding)
    // Lines over the excluded area.
    #expect(picture[12, 12] == DifferencePicture.excused)
    #expect(picture[13, 13] != DifferencePicture.excused)
  }

  // MARK: Values

  @Test func theHistogramHoldsEachDifference() throws {
    let one = try Self.sheet()
    let two = try Self.sheet()
    two[1, 1].red = 250
    two[2, 1].red = 250
    two[3, 1] = Self.black
    let histogram = Self.compare(one, two, .exact).distanceHistogram
    #expect(histogram.count == 256)
    #expect(histogram[5] == 2 && histogram[255] == 1 && histogram.reduce(0, +) == 3)
    #expect(Self.compare(one, one, .exact).distanceHistogram.isEmpty)
  }

  @Test func valuesOutOfRangeAreTakenAsTheNearestEnd() {
    #expect(ImageTolerance(.oklab(.nan)).metric == .oklab(0))
    #expect(ImageTolerance(.yiq(7)).metric == .yiq(1))
    #expect(ImageTolerance(.channel(-4)).metric == .channel(0))
    #expect(ImageTolerance(maximumCount: -1).maximumCount == 0)
    #expect(ImageTolerance(shift: 99).shift == ImageTolerance.maximumShift)
    #expect(ImageTolerance.Window(side: 0, maximumCount: -5) == .init(side: 1, maximumCount: 0))
    #expect(ImageTolerance.exact.isExact)
    #expect(!ImageTolerance(ignoresAntialiasing: true).isExact)
  }

  @Test func aToleranceSaysWhatItAllows() {
    #expect(ImageTolerance.exact.words == "exactly")
    #expect(
      ImageTolerance(
        .oklab(0.02), maximumCount: 20, window: .init(side: 32, maximumCount: 6),
        ignoresAntialiasing: true
      ).words
        == "by 0.02 in OKLab; at most 20 pixels; at most 6 in any 32 × 32 pixels; "
        + "edges' softening ignored")
  }

  @Test func aToleranceSurvivesCoding() throws {
    let tolerance = ImageTolerance(
      .yiq(0.1), precision: 0.9, maximumCount: 3, window: .init(side: 3, maximumCount: 1),
      ignoresAntialiasing: true, shift: 2,
      ignoredRegions: [PixelRect(x: 1, y: 2, width: 3, height: 4)])
    let data = try JSONEncoder().encode(tolerance)
    #expect(try JSONDecoder().decode(ImageTolerance.self, from: data) == tolerance)
  }
}
