import Foundation
import Pixels
import TestSupport
import Testing

/// Files from other programs become the same premultiplied 8-bit BGRA.
@Suite struct PNGForeignTests {
  static func check(
    _ png: HandmadePNG, _ expected: (Int, Int) -> BitmapPixel,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bitmap = try PNGCodec.decode(png.data)
    #expect(bitmap.width == png.width && bitmap.height == png.height)
    for y in 0..<png.height {
      for x in 0..<png.width where bitmap[x, y] != expected(x, y) {
        Issue.record(
          "at \(x), \(y): \(bitmap[x, y]), not \(expected(x, y))", sourceLocation: sourceLocation)
        return
      }
    }
    let head = try PNGCodec.head(png.data)
    #expect(head.pixelDigest == nil)
    #expect(head.isImageDataIntact == nil)
  }

  @Test(arguments: [1, 2, 4, 8, 16], [false, true])
  func grey(bitDepth: Int, isInterlaced: Bool) throws {
    let top = (1 << bitDepth) - 1
    let png = HandmadePNG(
      width: 37, height: 29, bitDepth: bitDepth, colorType: 0, isInterlaced: isInterlaced
    ) { x, y in [bitDepth == 16 ? ((x * 7 + y) & 255) * 257 : (x + y * 3) & top] }
    try PNGForeignTests.check(png) { x, y in
      let grey = UInt8(png.samples(x, y)[0] * 255 / top)
      return BitmapPixel(red: grey, green: grey, blue: grey)
    }
  }

  @Test(arguments: [8, 16], [false, true])
  func greyWithAlpha(bitDepth: Int, isInterlaced: Bool) throws {
    let factor = bitDepth == 16 ? 257 : 1
    let png = HandmadePNG(
      width: 37, height: 29, bitDepth: bitDepth, colorType: 4, isInterlaced: isInterlaced
    ) { x, y in [x * 6 * factor, y * 8 * factor] }
    try PNGForeignTests.check(png) { x, y in
      let grey = UInt8((x * 6 * (y * 8) + 127) / 255)
      return BitmapPixel(red: grey, green: grey, blue: grey, alpha: UInt8(y * 8))
    }
  }

  @Test(arguments: [8, 16], [false, true])
  func colour(bitDepth: Int, isInterlaced: Bool) throws {
    let factor = bitDepth == 16 ? 257 : 1
    let png = HandmadePNG(
      width: 37, height: 29, bitDepth: bitDepth, colorType: 2, isInterlaced: isInterlaced
    ) { x, y in [x * factor, y * factor, (x + y) * factor] }
    try PNGForeignTests.check(png) { x, y in
      BitmapPixel(red: UInt8(x), green: UInt8(y), blue: UInt8(x + y))
    }
  }

  @Test(arguments: [1, 2, 4, 8], [false, true])
  func palette(bitDepth: Int, isInterlaced: Bool) throws {
    let count = 1 << bitDepth
    let colors: [UInt8] = (0..<count).flatMap { [UInt8($0), UInt8(255 - $0), 7] }
    let png = HandmadePNG(
      width: 37, height: 29, bitDepth: bitDepth, colorType: 3, isInterlaced: isInterlaced,
      extra: [("PLTE", colors), ("tRNS", [0, 128])]
    ) { x, y in [(x + y * 5) % count] }
    try PNGForeignTests.check(png) { x, y in
      let index = (x + y * 5) % count
      switch index {
      case 0: return .transparent
      case 1:
        return BitmapPixel(
          red: 1, green: UInt8((254 * 128 + 127) / 255), blue: UInt8((7 * 128 + 127) / 255),
          alpha: 128)
      default: return BitmapPixel(red: UInt8(index), green: UInt8(255 - index), blue: 7)
      }
    }
  }

  @Test func oneTransparentColour() throws {
    let png = HandmadePNG(
      width: 16, height: 16, bitDepth: 8, colorType: 2,
      extra: [("tRNS", [0, 3, 0, 3, 0, 3])]
    ) { x, y in [x, x, y] }
    try PNGForeignTests.check(png) { x, y in
      x == 3 && y == 3
        ? .transparent : BitmapPixel(red: UInt8(x), green: UInt8(x), blue: UInt8(y))
    }
  }

  @Test func anIndexBeyondThePaletteIsNoCrash() throws {
    let png = HandmadePNG(
      width: 8, height: 8, bitDepth: 8, colorType: 3, extra: [("PLTE", [1, 2, 3])]
    ) { x, y in [x * y] }
    #expect(try PNGCodec.decode(png.data)[0, 0] == BitmapPixel(red: 1, green: 2, blue: 3))
  }

  /// An editor keeps our texts but packs the picture again: its digest is no longer trustworthy.
  @Test func anEditedPictureIsNoticed() throws {
    let bitmap = try Pictures.screen(390, 844)
    let ours = try bitmap.pngData()
    let edited = try Pictures.screen(390, 844)
    edited[100, 100].red ^= 1
    let theirs = try edited.pngData()
    #expect(try PNGCodec.head(ours).isImageDataIntact == true)
    let start = Data("IDAT".utf8)
    // Their image data with our header.
    let head = ours[..<(try #require(ours.range(of: start)).lowerBound - 4)]
    let tail = theirs[(try #require(theirs.range(of: start)).lowerBound - 4)...]
    let mixed = try PNGCodec.head(head + tail)
    #expect(mixed.isImageDataIntact == false)
    #expect(mixed.storedPixelDigest == PixelDigest(bitmap))
    #expect(mixed.pixelDigest == nil)
  }

  /// The palette counts as image data too.
  @Test func anEditedPaletteIsNoticed() throws {
    let bitmap = try Pictures.screen(200, 200, shade: false)
    var data = try bitmap.pngData()
    let name = try #require(data.range(of: Data("PLTE".utf8)))
    let count = Int(data[name.lowerBound - 1]) | Int(data[name.lowerBound - 2]) << 8
    var colors = Array(data[name.upperBound..<name.upperBound + count])
    colors[0] ^= 1
    data.replaceSubrange(
      name.lowerBound - 4..<name.upperBound + count + 4, with: RawPNG.chunk("PLTE", colors))
    #expect(try PNGCodec.head(data).isImageDataIntact == false)
  }
}
