import ImageDiff
import Pixels
import Testing

@Suite struct DensityTableTests {
  private func pair(
    _ differences: [(x: Int, y: Int, level: UInt8)], width: Int = 200, height: Int = 150
  ) throws -> DensityTable {
    let reference = try Bitmap(width: width, height: height)
    reference.fill(BitmapPixel(red: 0, green: 0, blue: 0))
    let actual = try Bitmap(width: width, height: height)
    actual.fill(BitmapPixel(red: 0, green: 0, blue: 0))
    for (x, y, level) in differences {
      actual[x, y] = BitmapPixel(red: 0, green: level, blue: 0)
    }
    return DensityTable(reference: reference, actual: actual)
  }

  @Test func equalPicturesHaveNone() throws {
    #expect(try pair([]).entries.allSatisfy { $0.count == 0 })
    #expect(try pair([]).entries.count == DensityTable.sides.count * DensityTable.levels.count)
  }

  @Test func theWorstSquareIsFoundWhereverItIs() throws {
    // Three within 16 pixels, a fourth within 64, a fifth far away; two of them weak.
    let table = try pair([
      (3, 3, 255), (18, 18, 17), (10, 3, 16), (60, 60, 255), (199, 149, 65),
    ])
    #expect(
      table.description == "16>0:3 16>16:2 16>64:1 64>0:4 64>16:3 64>64:2")
  }

  @Test func aSquareCountsNoMoreThanItHolds() throws {
    let all = (0..<20).flatMap { y in
      (0..<20).map { x in (x: x + 50, y: y + 50, level: UInt8(200)) }
    }
    #expect(
      try pair(all).description == "16>0:256 16>16:256 16>64:256 64>0:400 64>16:400 64>64:400")
  }

  @Test func picturesOfTwoSizesAreMeasuredWhereBothAre() throws {
    let small = try Bitmap(width: 10, height: 10)
    small.fill(BitmapPixel(red: 9, green: 9, blue: 9))
    let large = try Bitmap(width: 20, height: 30)
    large.fill(BitmapPixel(red: 9, green: 9, blue: 9))
    large[4, 4] = BitmapPixel(red: 255, green: 9, blue: 9)
    large[15, 25] = BitmapPixel(red: 255, green: 9, blue: 9)
    #expect(
      DensityTable(reference: small, actual: large).description
        == "16>0:1 16>16:1 16>64:1 64>0:1 64>16:1 64>64:1")
  }

  /// Counts every square separately.
  @Test(arguments: [(1, 1), (7, 40), (40, 7), (30, 30), (70, 65)])
  func squaresAreCountedAsOneWouldByHand(width: Int, height: Int) throws {
    var state: UInt64 = 5
    var differences: [(x: Int, y: Int, level: UInt8)] = [(0, 0, 70), (width - 1, height - 1, 70)]
    for _ in 0..<(width * height / 3) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33)
      differences.append(
        (number % width, number / width % height, UInt8(number / 7 % 200)))
    }
    var levels = [Int](repeating: 0, count: width * height)
    for (x, y, level) in differences { levels[y * width + x] = Int(level) }
    let table = try pair(differences, width: width, height: height)
    for entry in table.entries {
      var most = 0
      for top in 0...max(0, height - entry.side) {
        for left in 0...max(0, width - entry.side) {
          var count = 0
          for y in top..<min(height, top + entry.side) {
            for x in left..<min(width, left + entry.side)
            where levels[y * width + x] > entry.level { count += 1 }
          }
          most = max(most, count)
        }
      }
      #expect(entry.count == most, "\(entry)")
    }
  }
}
