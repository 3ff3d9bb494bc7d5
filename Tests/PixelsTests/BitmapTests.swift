import Foundation
import Pixels
import Testing

@Suite struct BitmapTests {
  @Test func aNewBitmapIsTransparentAlsoInARecycledBuffer() throws {
    for _ in 0..<3 {
      let bitmap = try Bitmap(width: 700, height: 400)
      #expect(bitmap.withUnsafeBytes { $0.allSatisfy { $0 == 0 } })
      bitmap.fill(BitmapPixel(red: 1, green: 2, blue: 3, alpha: 4))
    }
  }

  @Test func pixelsAreBGRAInMemory() throws {
    let bitmap = try Bitmap(width: 3, height: 2)
    bitmap[1, 1] = BitmapPixel(red: 10, green: 20, blue: 30, alpha: 40)
    #expect(bitmap.rowBytes == 12)
    #expect(bitmap.withUnsafeBytes { Array($0[16..<20]) } == [30, 20, 10, 40])
    #expect(bitmap[1, 1] == BitmapPixel(red: 10, green: 20, blue: 30, alpha: 40))
  }

  @Test func outsideIsTransparentAndCannotBeWritten() throws {
    let bitmap = try Bitmap(width: 2, height: 2)
    for (x, y) in [(-1, 0), (0, -1), (2, 0), (0, 2), (Int.max, Int.max)] {
      bitmap[x, y] = BitmapPixel(red: 9, green: 9, blue: 9)
      #expect(bitmap[x, y] == .transparent)
    }
    #expect(bitmap.withUnsafeBytes { $0.allSatisfy { $0 == 0 } })
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (20_001, 1), (1, 20_001), (15_000, 15_000)])
  func impossibleSizesAreErrors(width: Int, height: Int) {
    #expect(throws: BitmapError.invalidSize(width: width, height: height)) {
      try Bitmap(width: width, height: height)
    }
  }

  @Test func buffersAreUsedAgain() throws {
    func address() throws -> UnsafeRawPointer? {
      try Bitmap(width: 1013, height: 2027).withUnsafeBytes { $0.baseAddress }
    }
    // Other tests acquire and release buffers meanwhile: one reuse in a hundred tries is proof enough.
    let first = try address()
    #expect(try (0..<100).contains { _ in try address() == first })
  }

  @Test func isOpaqueSeesASinglePixelInAnyPlace() throws {
    let bitmap = try Bitmap(width: 129, height: 97)
    bitmap.fill(BitmapPixel(red: 1, green: 2, blue: 3))
    #expect(bitmap.isOpaque)
    for (x, y) in [(0, 0), (128, 96), (64, 48)] {
      bitmap[x, y] = BitmapPixel(red: 1, green: 2, blue: 3, alpha: 254)
      #expect(!bitmap.isOpaque)
      bitmap[x, y] = BitmapPixel(red: 1, green: 2, blue: 3)
    }
  }

  @Test func digestsTellSizesPixelsAndAlphaApart() throws {
    let wide = try Bitmap(width: 6, height: 4)
    let tall = try Bitmap(width: 4, height: 6)
    #expect(PixelDigest(wide) != PixelDigest(tall))
    let other = try Bitmap(width: 6, height: 4)
    #expect(PixelDigest(wide) == PixelDigest(other))
    other[5, 3].alpha = 1
    #expect(PixelDigest(wide) != PixelDigest(other))
    #expect(wide.hasSamePixels(as: other) == false)
  }

  @Test func aDigestIsItsDescription() throws {
    let digest = PixelDigest(try Pictures.random(5, 5))
    #expect(digest.description.count == 32)
    #expect(PixelDigest(digest.description) == digest)
    #expect(PixelDigest("+123456789abcdef0123456789abcdef") == nil)
    #expect(PixelDigest("0123") == nil)
    let coded = try JSONDecoder().decode(
      [PixelDigest].self, from: JSONEncoder().encode([digest]))
    #expect(coded == [digest])
  }
}
