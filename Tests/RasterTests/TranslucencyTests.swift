import Graphics
import Pixels
import TestSupport
import Testing

@testable import Raster

/// Overlapping translucent rectangles.
@Suite struct TranslucencyTests {
  @Test func `products of two bytes are divided and rounded down exactly`() {
    for factor in UInt32(0)...255 {
      for value in UInt32(0)...255 {
        let pixel = value << 24 | (255 - value) << 16 | value << 8 | (255 - value)
        let (even, odd) = ((255 - value) * factor / 255, value * factor / 255)
        #expect(
          PixelMath.scaledDown(pixel, by: factor) == odd << 24 | even << 16 | odd << 8 | even)
      }
    }
  }

  /// Recorded: the alpha of nine layers of one colour at 0.2.
  @Test("each layer leaves less of those below, rounded down")
  func layersAreAsRecorded() throws {
    let levels = [51, 91, 123, 149, 170, 187, 200, 211, 219]
    var tally = TruthTally()
    for (index, level) in levels.enumerated() {
      for white in [0, 1] as [CGFloat] {
        let bitmap = try picture(background: nil) {
          $0.setFillColor(color(white, white, white, 0.2))
          for _ in 0...index { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
        }
        #expect(Int(bitmap[20, 20].alpha) == level)
        tally.add(Int(bitmap[20, 20].alpha) == level)
      }
    }
    #expect(tally == TruthSet["translucency"])
  }

  @Test func `an opaque background stays opaque, and white stays white`() throws {
    for percent in 1...99 {
      let bitmap = try picture {
        $0.setFillColor(color(1, 1, 1, CGFloat(percent) / 100))
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
      #expect(bitmap[20, 20] == .pureWhite)
    }
  }

  @Test func `grey darkens step by step`() throws {
    // 0.3 is 76 of 255; the remaining values are 179, 125.65, 87.75, 61.07 and 42.82.
    for (count, level) in [(1, 179), (2, 125), (3, 87), (4, 61), (5, 42)] as [(Int, UInt8)] {
      let bitmap = try picture {
        $0.setFillColor(color(0, 0, 0, 0.3))
        for _ in 0..<count { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
      }
      #expect(bitmap[20, 20] == BitmapPixel(red: level, green: level, blue: level))
    }
  }
}
