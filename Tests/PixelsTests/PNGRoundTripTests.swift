import Foundation
import Pixels
import Testing

@Suite struct PNGRoundTripTests {
  @Test func everyPremultipliedValueSurvives() throws {
    // All pairs colour ≤ alpha, in each channel in turn: 3 × 32,896 pixels.
    let bitmap = try Bitmap(width: 256, height: 768)
    for channel in 0..<3 {
      for alpha in 0...255 {
        for value in 0...alpha {
          let color = UInt8(value)
          bitmap[value, channel * 256 + alpha] = BitmapPixel(
            red: channel == 0 ? color : 0, green: channel == 1 ? color : 0,
            blue: channel == 2 ? color : 0, alpha: UInt8(alpha))
        }
      }
    }
    let read = try PNGCodec.decode(try bitmap.pngData())
    #expect(read.hasSamePixels(as: bitmap))
    #expect(PixelDigest(read) == PixelDigest(bitmap))
  }

  @Test(arguments: [1, 2, 3, 16, 255, 256, 257, Int.max])
  func randomPicturesSurvive(colorCount: Int) throws {
    for isOpaque in [true, false] {
      for (index, size) in [(1, 1), (1, 50), (67, 1), (61, 43)].enumerated() {
        let bitmap = try Pictures.random(
          size.0, size.1, colorCount: colorCount, isOpaque: isOpaque, seed: UInt64(index + 7))
        let data = try PNGCodec.encode(bitmap)
        #expect(try PNGCodec.decode(data).hasSamePixels(as: bitmap))
        let head = try PNGCodec.head(data)
        #expect(head.pixelDigest == PixelDigest(bitmap))
        #expect(head.width == size.0 && head.height == size.1)
      }
    }
  }

  @Test func theFormIsTheSmallestThatHoldsThePicture() throws {
    func colorType(_ bitmap: Bitmap) throws -> UInt8 { try bitmap.pngData()[25] }
    #expect(try colorType(Pictures.random(40, 40, colorCount: 256)) == 3)
    #expect(try colorType(Pictures.random(40, 40, colorCount: 256, isOpaque: true)) == 3)
    #expect(try colorType(Pictures.random(40, 40, isOpaque: true)) == 2)
    #expect(try colorType(Pictures.random(40, 40)) == 6)
  }

  @Test func theSamePixelsGiveTheSameBytes() throws {
    let one = try Pictures.screen(390, 844)
    let two = try Pictures.screen(390, 844)
    let metadata = PNGMetadata(scale: 3, texts: [PNGText("Title", "同じ"), PNGText("A", "b")])
    let first = try PNGCodec.encode(one, metadata: metadata)
    #expect(try PNGCodec.encode(two, metadata: metadata) == first)
  }

  @Test func aColourAboveItsAlphaIsClampedNotWrapped() throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    bitmap[0, 0] = BitmapPixel(red: 200, green: 10, blue: 0, alpha: 100)
    let read = try PNGCodec.decode(bitmap.pngData())
    #expect(read[0, 0] == BitmapPixel(red: 100, green: 10, blue: 0, alpha: 100))
  }

  @Test(arguments: [1.0, 2, 3, 1.5])
  func theScaleTravelsAsResolution(scale: Double) throws {
    let bitmap = try Bitmap(width: 4, height: 4)
    let data = try PNGCodec.encode(bitmap, metadata: PNGMetadata(scale: scale))
    #expect(try PNGCodec.head(data).scale == scale)
    #expect(try PNGCodec.head(bitmap.pngData()).scale == nil)
  }

  @Test func textsTravelBeforeThePicture() throws {
    let long = String(repeating: "UITableView[1] layoutMargins.left 60\n", count: 2000)
    let japanese = String(repeating: "縦横 ↔ 🐙 é\r\n", count: 400)
    let texts = [
      PNGText("Short", "plain"), PNGText("Empty", ""), PNGText("Kanji", "縦横 🐙"),
      PNGText("Tree", long), PNGText("Long kanji", japanese),
    ]
    let bitmap = try Pictures.screen(390, 844)
    let data = try PNGCodec.encode(bitmap, metadata: PNGMetadata(scale: 2, texts: texts))
    let head = try PNGCodec.head(data)
    for text in texts { #expect(try head.text(for: text.keyword) == text.text) }
    #expect(try head.text(for: "Nothing") == nil)
    #expect(head.keywords.suffix(5) == texts.map(\.keyword)[...])
    let image = try #require(data.range(of: Data("IDAT".utf8)))
    let last = try #require(data.range(of: Data("iTXtLong kanji".utf8)))
    #expect(last.upperBound < image.lowerBound)
    #expect(try PNGCodec.decode(data).hasSamePixels(as: bitmap))
  }

  @Test(arguments: [
    "", " lead", "trail ", "naïve", "a\nb", String(repeating: "k", count: 80),
    "Tateyoko-Digest", "Tateyoko-Pixels", "Tateyoko-Image-Data",
  ])
  func keywordsThatPNGForbidsAreErrors(keyword: String) throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    let error = #expect(throws: PNGError.self) {
      try PNGCodec.encode(bitmap, metadata: PNGMetadata(texts: [PNGText(keyword, "x")]))
    }
    #expect(error?.kind == .unsupported)
  }
}
