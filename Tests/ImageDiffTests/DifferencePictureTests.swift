import Foundation
import Pixels
import Testing

@testable import ImageDiff

@Suite struct DifferencePictureTests {
  func draw(
    _ one: Bitmap, _ two: Bitmap, _ tolerance: ImageTolerance = .exact
  ) throws -> Bitmap {
    try DifferencePicture.draw(
      reference: one, actual: two,
      comparison: ImageComparison(reference: one, actual: two, tolerance: tolerance))
  }

  @Test func differencesAreColouredAndTheRestFades() throws {
    let one = try ImageComparisonTests.sheet(200, 200)
    one[20, 20] = ImageComparisonTests.black
    let two = try ImageComparisonTests.sheet(200, 200)
    two[20, 20] = ImageComparisonTests.black
    two[100, 100] = ImageComparisonTests.black
    two[101, 100].red = 252
    let picture = try draw(one, two, ImageTolerance(pixelDistance: 3))
    #expect(picture[100, 100] == DifferencePicture.exceeding)
    #expect(picture[101, 100] == DifferencePicture.tolerated)
    #expect(picture[5, 5] == ImageComparisonTests.white)
    #expect(picture[20, 20] == BitmapPixel(red: 170, green: 170, blue: 170))
    // The box is around the difference, not on it.
    #expect((90..<100).contains { picture[$0, 100] == DifferencePicture.box })
    #expect(picture[99, 100] != DifferencePicture.box)
  }

  @Test func aBoxAtTheBorderStaysInside() throws {
    let one = try ImageComparisonTests.sheet(30, 30)
    let two = try ImageComparisonTests.sheet(30, 30)
    two[0, 0] = ImageComparisonTests.black
    two[29, 29] = ImageComparisonTests.black
    let picture = try draw(one, two)
    #expect(picture[0, 0] == DifferencePicture.exceeding)
    #expect(picture[29, 29] == DifferencePicture.exceeding)
  }

  @Test func aChangeOfAlphaAloneIsVisible() throws {
    let one = try ImageComparisonTests.sheet(64, 64, .transparent)
    let two = try ImageComparisonTests.sheet(64, 64, .transparent)
    two[32, 32].alpha = 9
    let picture = try draw(one, two)
    #expect(picture[32, 32] == DifferencePicture.exceeding)
    // Transparent pixels are on a chequered background.
    #expect(picture[2, 2] != picture[18, 2])
    #expect(picture.isOpaque)
  }

  /// Widths with and without a remainder after whole groups of pixels; repeating rows; rows of all greys;
  /// rows with a single transparent spot.
  @Test(arguments: [1, 7, 8, 19, 256]) func everyPixelFadesToAThird(width: Int) throws {
    let one = try Bitmap(width: width, height: 40)
    for y in 0..<40 {
      for x in 0..<width {
        let seed = UInt32(truncatingIfNeeded: x &* 7919 &+ (y / 3) &* 104_729) &* 0x9E37_79B1
        let isClear = y >= 30 && x == width / 2
        one[x, y] =
          isClear
          ? BitmapPixel(red: 40, green: 20, blue: 90, alpha: 100)
          : y < 6
            ? BitmapPixel(red: UInt8(x & 255), green: UInt8(x & 255), blue: UInt8(x & 255))
            : BitmapPixel(
              red: UInt8(seed >> 24), green: UInt8(seed >> 16 & 255), blue: UInt8(seed >> 8 & 255))
      }
    }
    let picture = try draw(one, one)
    for y in 0..<40 {
      for x in 0..<width {
        let pixel = one[x, y]
        var grey = (Int(pixel.red) * 54 + Int(pixel.green) * 183 + Int(pixel.blue) * 19) / 256
        grey += ((x / 16 + y / 16) % 2 == 0 ? 255 : 190) * (255 - Int(pixel.alpha)) / 255
        let level = UInt8(170 + min(grey, 255) / 3)
        #expect(picture[x, y] == BitmapPixel(red: level, green: level, blue: level), "\(x), \(y)")
      }
    }
  }

  @Test func otherSizesAreDrawnAtTheLargerSize() throws {
    let one = try ImageComparisonTests.sheet(100, 80)
    let two = try ImageComparisonTests.sheet(90, 120)
    let picture = try draw(one, two)
    #expect(picture.width == 100 && picture.height == 120)
    func colors(_ columns: Range<Int>, _ rows: Range<Int>) -> Set<BitmapPixel> {
      Set(columns.flatMap { x in rows.map { picture[x, $0] } })
    }
    #expect(colors(90..<100, 0..<80).contains(DifferencePicture.removed))
    #expect(colors(0..<90, 80..<120).contains(DifferencePicture.added))
    #expect(colors(90..<100, 80..<120) == [DifferencePicture.outside])
    #expect(colors(0..<90, 0..<80) == [ImageComparisonTests.white])
  }

  /// Few colours, so that the picture is a palette file.
  @Test func anyPictureNeedsLessThan256Colours() throws {
    let one = try Bitmap(width: 256, height: 256)
    let two = try Bitmap(width: 256, height: 300)
    for y in 0..<256 {
      for x in 0..<256 {
        one[x, y] = BitmapPixel(red: UInt8(x), green: UInt8(y), blue: UInt8(x ^ y))
        two[x, y] = x % 40 == 0 ? one[y, x] : one[x, y]
      }
    }
    let data = try draw(one, two, ImageTolerance(pixelDistance: 20)).pngData()
    #expect(data[25] == 3)
  }

  /// Two pictures of these sizes that differ here and there, and a tolerance that describes the differences
  /// completely.
  private func pair(
    _ size: (Int, Int), _ other: (Int, Int)
  ) throws -> (Bitmap, Bitmap, ImageComparison) {
    let one = try Bitmap(width: size.0, height: size.1)
    let two = try Bitmap(width: other.0, height: other.1)
    for (bitmap, seed) in [(one, 0), (two, 1)] {
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let level = UInt8(truncatingIfNeeded: x / 7 * 31 + y / 9 * 13)
          bitmap[x, y] = BitmapPixel(red: level, green: level, blue: 40)
          if (x * 7 + y * 3) % 97 == 0 { bitmap[x, y].green &+= UInt8(seed * (1 + x % 9)) }
          if y % 50 > 40 { bitmap[x, y] = .transparent }
        }
      }
    }
    let tolerance = ImageTolerance(
      .channel(4), shift: 1, ignoredRegions: [PixelRect(x: -5, y: 20, width: 70, height: 300)])
    return (one, two, ImageComparison(reference: one, actual: two, tolerance: tolerance))
  }

  @Test(
    "a difference drawn while it is packed is the same picture",
    arguments: [
      (120, 90, 120, 90), (300, 700, 300, 700), (90, 200, 120, 60), (1, 1, 3, 2),
      (20_000, 8, 20_000, 9), (1290, 2796, 1290, 2700),
    ])
  func bandsMakeTheSamePicture(width: Int, height: Int, otherWidth: Int, otherHeight: Int) throws {
    let (one, two, comparison) = try pair((width, height), (otherWidth, otherHeight))
    let whole = try DifferencePicture.draw(reference: one, actual: two, comparison: comparison)
    for usesTwoThreads in [false, true] {
      let data = try PNGCodec.encode(
        DifferencePicture.drawn(reference: one, actual: two, comparison: comparison),
        metadata: PNGMetadata(scale: 2), usesTwoThreads: usesTwoThreads)
      let packed = try PNGCodec.decode(data)
      #expect(PixelDigest(packed) == PixelDigest(whole))
      let head = try PNGCodec.head(data)
      #expect(head.pixelDigest == PixelDigest(whole))
      #expect(head.isImageDataIntact == true && head.scale == 2)
    }
    #expect(comparison.comparedPixelCount < 1000 || comparison.exceedingPixelCount > 0)
  }

  @Test func aColourThatIsNotNamedIsAnError() throws {
    let picture = DrawnPicture(
      width: 3, height: 2, palette: [DifferencePicture.box]
    ) { rows, pixels in
      for index in 0..<(rows.count * 3) { pixels[index] = DifferencePicture.box.bgra }
      pixels[1] = DifferencePicture.added.bgra
    }
    #expect(throws: PNGError.self) { try PNGCodec.encode(picture) }
    #expect(DifferencePicture.palette.count < 256)
    #expect(Set(DifferencePicture.palette).count == DifferencePicture.palette.count)
  }
}
