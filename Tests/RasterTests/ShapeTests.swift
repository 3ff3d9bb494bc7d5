import Graphics
import Pixels
import Testing

@testable import Raster

@Suite("Filling and stroking")
struct ShapeTests {
  @Test func `a filled rectangle covers its pixels and no others, at the scale`() throws {
    let bitmap = try picture(10, 10, scale: 3) {
      $0.setFillColor(color(1, 0, 0))
      $0.fill(CGRect(x: 2, y: 3, width: 4, height: 1.0 / 3))
    }
    #expect(bitmap.width == 30 && bitmap.height == 30)
    #expect(bitmap[6, 9] == .pureRed)
    #expect(bitmap[17, 9] == .pureRed)
    #expect(bitmap[5, 9] == .pureWhite)
    #expect(bitmap[18, 9] == .pureWhite)
    #expect(bitmap[6, 8] == .pureWhite)
    #expect(bitmap[6, 10] == .pureWhite)
  }

  @Test func `fills over fills show what was laid last, each in its clip`() throws {
    let bitmap = try picture {
      $0.setFillColor(color(1, 0, 0))
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.setFillColor(color(0, 1, 0))
      $0.fill(CGRect(x: 5, y: 5, width: 30, height: 30))
      $0.setFillColor(color(0, 0, 1))
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20))
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.restoreGState()
      $0.setFillColor(color(1, 1, 1, 0.5))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(.black)
      $0.fill(CGRect(x: 30, y: 0, width: 10, height: 40))
      $0.endTransparencyLayer()
    }
    #expect(bitmap[25, 10] == .pureBlue)
    #expect(bitmap[25, 30] == .pureGreen)
    #expect(bitmap[25, 38] == .pureRed)
    #expect(bitmap[10, 10] == BitmapPixel(red: 128, green: 128, blue: 255))
    #expect(bitmap[10, 30] == BitmapPixel(red: 128, green: 255, blue: 128))
    #expect(bitmap[35, 10] == BitmapPixel(red: 0, green: 0, blue: 127))
    #expect(bitmap[35, 38] == BitmapPixel(red: 127, green: 0, blue: 0))
  }

  @Test func `half transparent colour is laid over what is there`() throws {
    let bitmap = try picture {
      $0.setFillColor(color(1, 0, 0, 0.5))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    #expect(bitmap[5, 5] == BitmapPixel(red: 255, green: 127, blue: 127))
    let clear = try picture(background: nil) {
      $0.setFillColor(color(1, 0, 0, 0.5))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    #expect(clear[5, 5] == BitmapPixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(clear[25, 5] == .transparent)
    let whole = try picture {
      $0.setFillColor(color(1, 0, 0, 0.5))
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(whole[25, 5] == BitmapPixel(red: 255, green: 127, blue: 127))
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.77, 1])
  func `cairo's fills and our own have the same colour`(alpha: Double) throws {
    let bitmap = try picture(background: nil) {
      $0.setFillColor(color(0.3, 0.71, 0.123, alpha))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.fillEllipse(in: CGRect(x: 0, y: 20, width: 40, height: 20))
    }
    #expect(bitmap[5, 5] == bitmap[20, 30])
  }

  @Test func `an edge in the middle of a pixel covers half of it`() throws {
    let bitmap = try picture {
      $0.fill(CGRect(x: 10.5, y: 10, width: 10, height: 10))
    }
    #expect(bitmap[9, 15] == .pureWhite)
    #expect(abs(Int(bitmap[10, 15].red) - 127) <= 1)
    #expect(bitmap[11, 15] == .pureBlack)
  }

  @Test func `a context that doesn't allow antialiasing has no softened edges`() throws {
    func bytes(_ set: @escaping (CGContext) -> Void) throws -> [UInt8] {
      let bitmap = try picture { context in
        set(context)
        context.fill(CGRect(x: 0.5, y: 0.5, width: 4.2, height: 4.2))
      }
      return bitmap.withUnsafeBytes { Array($0) }
    }
    let hard = try bytes { $0.setShouldAntialias(false) }
    #expect(try bytes { $0.setAllowsAntialiasing(false) } == hard)
    #expect(
      try bytes {
        $0.saveGState()
        $0.setAllowsAntialiasing(false)
        $0.setShouldAntialias(true)
        $0.restoreGState()
      } == hard, "it is no part of the state")
    #expect(
      try bytes {
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.setAllowsAntialiasing(false)
        $0.endTransparencyLayer()
      } == hard)
    let soft = try bytes { _ in }
    #expect(soft != hard)
    #expect(
      try bytes {
        $0.setAllowsAntialiasing(false)
        $0.setAllowsAntialiasing(true)
      } == soft)
  }

  @Test func `without antialiasing edges fall on whole pixels`() throws {
    let bitmap = try picture {
      $0.setShouldAntialias(false)
      $0.fillEllipse(in: CGRect(x: 3, y: 3, width: 30, height: 30))
    }
    bitmap.withUnsafeBytes { bytes in
      #expect(bytes.allSatisfy { $0 == 0 || $0 == 255 })
    }
    #expect(bitmap[18, 18] == .pureBlack)
  }

  @Test func `fill rules tell holes apart`() throws {
    func rings(_ context: CGContext) {
      context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let winding = try picture {
      rings($0)
      $0.fillPath()
    }
    let evenOdd = try picture {
      rings($0)
      $0.fillPath(using: .evenOdd)
    }
    #expect(winding[20, 20] == .pureBlack)
    #expect(evenOdd[20, 20] == .pureWhite)
    #expect(evenOdd[5, 20] == .pureBlack)
  }

  @Test func `a stroke lies on both sides of its path, dashed where it says`() throws {
    let bitmap = try picture {
      $0.setLineWidth(4)
      $0.setStrokeColor(color(0, 0, 1))
      $0.setLineDash(phase: 0, lengths: [10, 5])
      $0.move(to: CGPoint(x: 0, y: 20))
      $0.addLine(to: CGPoint(x: 40, y: 20))
      $0.strokePath()
    }
    #expect(bitmap[5, 18] == .pureBlue)
    #expect(bitmap[5, 21] == .pureBlue)
    #expect(bitmap[5, 17] == .pureWhite)
    #expect(bitmap[5, 22] == .pureWhite)
    #expect(bitmap[12, 20] == .pureWhite)
    #expect(bitmap[16, 20] == .pureBlue)
  }

  @Test func `caps reach beyond the ends`() throws {
    func line(_ cap: CGLineCap) throws -> Bitmap {
      try picture {
        $0.setLineWidth(10)
        $0.setLineCap(cap)
        $0.move(to: CGPoint(x: 10, y: 20))
        $0.addLine(to: CGPoint(x: 30, y: 20))
        $0.strokePath()
      }
    }
    #expect(try line(.butt)[7, 20] == .pureWhite)
    #expect(try line(.square)[6, 16] == .pureBlack)
    #expect(try line(.round)[7, 20] == .pureBlack)
    #expect(try line(.round)[5, 16] == .pureWhite)
  }

  @Test func `transforms turn and place`() throws {
    let bitmap = try picture {
      $0.translateBy(x: 20, y: 20)
      $0.rotate(by: .pi / 2)
      $0.setFillColor(color(0, 1, 0))
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 4))
    }
    // x to the right becomes down, y down becomes left.
    #expect(bitmap[18, 25] == .pureGreen)
    #expect(bitmap[22, 25] == .pureWhite)
    #expect(bitmap[25, 22] == .pureWhite)
  }

  @Test func `clips cut, and end with their state`() throws {
    let bitmap = try picture {
      $0.saveGState()
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.clip()
      $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20))
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.restoreGState()
      $0.fill(CGRect(x: 38, y: 38, width: 2, height: 2))
    }
    #expect(bitmap[20, 10] == .pureBlack)
    #expect(bitmap[20, 30] == .pureWhite)
    #expect(bitmap[1, 1] == .pureWhite)
    #expect(bitmap[39, 39] == .pureBlack)
  }

  @Test func `a clip of nothing lets nothing through`() throws {
    let bitmap = try picture {
      $0.clip(to: CGRect(x: 5, y: 5, width: 0, height: 10))
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(bitmap[5, 5] == .pureWhite)
  }

  @Test func `a gradient goes from colour to colour, straight through their alphas`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [color(1, 0, 0), color(0, 0, 1)] as CFArray, locations: [0, 1]))
    let bitmap = try picture {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [])
    }
    #expect(bitmap[5, 20] == .pureWhite)
    #expect(bitmap[35, 20] == .pureWhite)
    let middle = bitmap[20, 20]
    #expect(abs(Int(middle.red) - 124) <= 4 && abs(Int(middle.blue) - 131) <= 4)
    let after = try picture {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
        options: .drawsAfterEndLocation)
    }
    #expect(after[5, 20] == .pureWhite)
    #expect(after[35, 20] == .pureBlue)
    let before = try picture {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
        options: .drawsBeforeStartLocation)
    }
    #expect(before[5, 20] == .pureRed)
    #expect(before[35, 20] == .pureWhite)
  }

  @Test func `a radial gradient has its colours at its radii`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [color(1, 0, 0), color(0, 0, 1)] as CFArray, locations: nil))
    let bitmap = try picture {
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0,
        endCenter: CGPoint(x: 20, y: 20), endRadius: 15, options: [])
    }
    #expect(bitmap[20, 20].red > 240)
    #expect(bitmap[33, 20].blue > 200)
    #expect(bitmap[39, 20] == .pureWhite)
  }
}
