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

  /// Recorded: frames of views with a border of the same colour over layers of flat colours.
  @Test(arguments: Shape.allCases)
  fileprivate func `inside of other shapes each layer leaves less, too`(shape: Shape) throws {
    let levels = [51, 91, 123, 149, 170, 187, 200, 211, 219]
    for count in 1...levels.count {
      let bitmap = try picture(background: nil) {
        $0.setFillColor(color(0, 0, 0, 0.2))
        $0.setStrokeColor(color(0, 0, 0, 0.2))
        for _ in 0..<count { shape.draw($0) }
      }
      #expect(Int(bitmap[20, 20].alpha) == levels[count - 1])
      if shape == .frame { #expect(bitmap[30, 30].alpha == 0 && bitmap[35, 35].alpha > 0) }
    }
  }

  /// A frame of whole pixels is drawn as four rectangles, one between pixels by its coverage.
  @Test(arguments: [CGFloat(0), 0.5])
  func `a frame covers each pixel once`(offset: CGFloat) throws {
    let rect = CGRect(x: 4 + offset, y: 4 + offset, width: 30, height: 28)
    let frame = CGMutablePath()
    frame.addRect(rect)
    frame.addRect(rect.insetBy(dx: 3, dy: 3))
    let bitmap = try picture(background: nil) {
      $0.setFillColor(color(0, 0, 0, 0.2))
      $0.addPath(frame)
      $0.fillPath(using: .evenOdd)
    }
    for y in 0..<40 {
      for x in 0..<40 {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        let isInside = rect.insetBy(dx: 3, dy: 3).contains(pixel)
        let isOn = rect.contains(pixel) && !rect.insetBy(dx: 3, dy: 3).intersects(pixel)
        if isInside || !rect.intersects(pixel) { #expect(bitmap[x, y].alpha == 0) }
        if isOn { #expect(bitmap[x, y].alpha == 51) }
        #expect(bitmap[x, y].alpha <= 51)
      }
    }
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

private enum Shape: CaseIterable {
  case frame, roundedFrame, roundedRectangle, ellipse, betweenPixels, line, clipped

  func draw(_ context: CGContext) {
    let whole = CGRect(x: 10, y: 10, width: 28, height: 28)
    switch self {
    case .frame, .roundedFrame:
      let path = CGMutablePath()
      let inner = CGRect(x: 28, y: 28, width: 6, height: 6)
      if self == .frame {
        path.addRect(whole)
        path.addRect(inner)
      } else {
        path.addRoundedRect(in: whole, cornerWidth: 4, cornerHeight: 4)
        path.addRoundedRect(in: inner, cornerWidth: 1, cornerHeight: 1)
      }
      context.addPath(path)
      context.fillPath(using: .evenOdd)
    case .roundedRectangle:
      let path = CGMutablePath()
      path.addRoundedRect(in: whole, cornerWidth: 6, cornerHeight: 6)
      context.addPath(path)
      context.fillPath()
    case .ellipse: context.fillEllipse(in: whole)
    case .betweenPixels: context.fill(whole.offsetBy(dx: 0.5, dy: 0.25))
    case .line:
      context.setLineWidth(8)
      context.move(to: CGPoint(x: 5, y: 20.25))
      context.addLine(to: CGPoint(x: 35, y: 20.25))
      context.strokePath()
    case .clipped:
      context.saveGState()
      context.addEllipse(in: whole)
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
    }
  }
}
