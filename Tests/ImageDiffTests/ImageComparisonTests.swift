import Foundation
import ImageDiff
import Pixels
import Testing

@Suite struct ImageComparisonTests {
  static let white = BitmapPixel(red: 255, green: 255, blue: 255)
  static let black = BitmapPixel(red: 0, green: 0, blue: 0)

  static func sheet(_ width: Int, _ height: Int, _ color: BitmapPixel = white) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(color)
    return bitmap
  }

  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func equalPicturesAreIdentical() throws {
    let one = try Self.sheet(300, 200)
    let comparison = ImageComparison(reference: one, actual: try Self.sheet(300, 200))
    #expect(comparison.isIdentical && comparison.matches)
    #expect(comparison.bounds == nil && comparison.regions.isEmpty)
    #expect(comparison.comparedPixelCount == 60_000)
    #expect(comparison.summary == "The pictures are identical.")
  }

  /// Corners, block borders and the last block's remainder.
  @Test(arguments: [(0, 0), (299, 0), (0, 199), (299, 199), (63, 5), (64, 5), (256, 100)])
  func onePixelIsFoundAnywhere(x: Int, y: Int) throws {
    let one = try Self.sheet(300, 200)
    let two = try Self.sheet(300, 200)
    two[x, y].green = 252
    let comparison = ImageComparison(reference: one, actual: two)
    #expect(!comparison.isIdentical && !comparison.matches)
    #expect(comparison.differingPixelCount == 1 && comparison.exceedingPixelCount == 1)
    #expect(comparison.largestDistance == 3)
    #expect(comparison.bounds == Self.rect(x, y, 1, 1))
    #expect(comparison.regions.map(\.frame) == [Self.rect(x, y, 1, 1)])
    #expect(
      comparison.summary
        == "1 of 60,000 pixels differ (0.0017 %) by up to 3 of 255, in one place.")
  }

  /// Compared with a plain loop over all pixels.
  @Test func countsAgreeWithTheObviousWay() throws {
    var seed: UInt64 = 5
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % below
    }
    for round in 0..<40 {
      let width = 1 + random(150)
      let height = 1 + random(60)
      let one = try Self.sheet(width, height)
      let two = try Self.sheet(width, height)
      for _ in 0..<random(60) {
        two[random(width), random(height)] = BitmapPixel(
          red: UInt8(255 - random(9)), green: UInt8(255 - random(5)), blue: 255,
          alpha: UInt8(255 - random(3)))
      }
      let limit = random(6)
      var differing = 0
      var exceeding = 0
      var largest = 0
      for y in 0..<height {
        for x in 0..<width where two[x, y] != Self.white {
          let pixel = two[x, y]
          differing += 1
          let distance = max(255 - Int(pixel.red), 255 - Int(pixel.green), 255 - Int(pixel.alpha))
          largest = max(largest, distance)
          if distance > limit { exceeding += 1 }
        }
      }
      let comparison = ImageComparison(
        reference: one, actual: two, tolerance: ImageTolerance(pixelDistance: limit))
      #expect(comparison.differingPixelCount == differing, "round \(round)")
      #expect(comparison.exceedingPixelCount == exceeding, "round \(round)")
      #expect(comparison.largestDistance == largest, "round \(round)")
      #expect(comparison.regions.reduce(0) { $0 + $1.pixelCount } == exceeding)
      for (index, region) in comparison.regions.enumerated() {
        for other in comparison.regions[(index + 1)...] {
          let apart =
            region.frame.maxX <= other.frame.x || other.frame.maxX <= region.frame.x
            || region.frame.maxY <= other.frame.y || other.frame.maxY <= region.frame.y
          #expect(apart, "\(region) and \(other) overlap")
        }
      }
    }
  }

  @Test func nearDifferencesAreOneRegionAndFarOnesAreTwo() throws {
    let one = try Self.sheet(400, 400)
    let two = try Self.sheet(400, 400)
    for x in 100..<110 { two[x, 50] = Self.black }
    for x in 120..<130 { two[x, 50] = Self.black }
    for y in 300..<310 { two[200, y] = Self.black }
    two[30, 300] = Self.black
    let comparison = ImageComparison(reference: one, actual: two)
    #expect(
      comparison.regions.map(\.frame)
        == [Self.rect(100, 50, 30, 1), Self.rect(30, 300, 1, 1), Self.rect(200, 300, 1, 10)])
    #expect(comparison.regions.map(\.pixelCount) == [20, 1, 10])
    #expect(comparison.bounds == Self.rect(30, 50, 171, 260))
  }

  @Test func aFrameAroundSomethingElseIsOneRegion() throws {
    let one = try Self.sheet(400, 400)
    let two = try Self.sheet(400, 400)
    for place in 50...350 {
      two[place, 50] = Self.black
      two[place, 350] = Self.black
      two[50, place] = Self.black
      two[350, place] = Self.black
    }
    two[200, 200] = Self.black
    let comparison = ImageComparison(reference: one, actual: two)
    #expect(comparison.regions.map(\.frame) == [Self.rect(50, 50, 301, 301)])
  }

  @Test func thereAreNeverMoreThan64Regions() throws {
    let one = try Self.sheet(2000, 2000)
    let two = try Self.sheet(2000, 2000)
    for y in stride(from: 10, to: 2000, by: 50) {
      for x in stride(from: 10, to: 2000, by: 50) { two[x, y] = Self.black }
    }
    let comparison = ImageComparison(reference: one, actual: two)
    #expect((1...64).contains(comparison.regions.count))
    #expect(comparison.placeCount == 1600)
    #expect(comparison.summary.hasSuffix("spread over 1,600 places."))
    #expect(comparison.regions.reduce(0) { $0 + $1.pixelCount } == 1600)
    #expect(ImageComparison(reference: one, actual: two) == comparison)
  }

  @Test func toleranceByPixelAndByShare() throws {
    let one = try Self.sheet(100, 100)
    let two = try Self.sheet(100, 100)
    for x in 0..<100 { two[x, 7].red = 250 }
    func matches(_ tolerance: ImageTolerance) -> Bool {
      ImageComparison(reference: one, actual: two, tolerance: tolerance).matches
    }
    #expect(!matches(.exact))
    #expect(!matches(ImageTolerance(pixelDistance: 4)))
    #expect(matches(ImageTolerance(pixelDistance: 5)))
    #expect(matches(ImageTolerance(precision: 0.99)))
    #expect(!matches(ImageTolerance(precision: 0.9901)))
    #expect(matches(ImageTolerance(pixelPrecision: 0.98)))
    #expect(!matches(ImageTolerance(pixelPrecision: 0.99)))
    let comparison = ImageComparison(
      reference: one, actual: two, tolerance: ImageTolerance(pixelDistance: 5))
    #expect(!comparison.isIdentical)
    #expect(comparison.regions.isEmpty)
    #expect(
      comparison.summary
        == "100 of 10,000 pixels differ by at most 5 of 255, which the tolerance allows.")
  }

  @Test func tolerancesOutsideTheirRangeAreTheNearestEnd() {
    #expect(ImageTolerance(precision: 7, pixelDistance: -3).isExact)
    #expect(ImageTolerance(precision: -1, pixelDistance: 900).metric == .channel(255))
    #expect(ImageTolerance(precision: .nan).isExact)
    #expect(ImageTolerance(precision: .nan, maximumCount: 9).precision == 1)
    #expect(ImageTolerance(pixelPrecision: 0.8).metric == .channel(51))
    #expect(ImageTolerance(pixelPrecision: 1).metric == .channel(0))
    #expect(ImageTolerance(pixelPrecision: .nan).isExact)
    #expect(ImageTolerance(pixelPrecision: -1).metric == .channel(255))
  }

  @Test func aChangeOfAlphaAloneIsADifference() throws {
    let one = try Self.sheet(10, 10, .transparent)
    let two = try Self.sheet(10, 10, .transparent)
    two[4, 4].alpha = 255
    let comparison = ImageComparison(reference: one, actual: two)
    #expect(comparison.largestDistance == 255)
    #expect(comparison.regions.map(\.frame) == [Self.rect(4, 4, 1, 1)])
  }

  @Test func otherSizesAreComparedWhereTheyOverlap() throws {
    let one = try Self.sheet(100, 80)
    let two = try Self.sheet(90, 120)
    two[3, 70] = Self.black
    two[3, 110] = Self.black
    let comparison = ImageComparison(
      reference: one, actual: two, tolerance: ImageTolerance(precision: 0))
    #expect(!comparison.matches && !comparison.isIdentical && !comparison.hasSameSize)
    #expect(comparison.comparedPixelCount == 7200)
    #expect(comparison.differingPixelCount == 1)
    #expect(comparison.summary == "The size changed from 100 × 80 to 90 × 120 pixels.")
    let same = ImageComparison(reference: one, actual: try Self.sheet(90, 80))
    #expect(!same.matches && same.differingPixelCount == 0)
  }
}
