import Graphics
import Pixels
import Testing

@testable import Raster

@Suite("Groups, masks, blend modes and images")
struct CompositingTests {
  @Test func `a transparency layer fades as one`() throws {
    let bitmap = try picture {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(color(1, 0, 0))
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
      $0.setFillColor(color(0, 0, 1))
      $0.fill(CGRect(x: 20, y: 0, width: 20, height: 40))
      $0.endTransparencyLayer()
    }
    #expect(bitmap[10, 10] == BitmapPixel(red: 255, green: 127, blue: 127))
    // In the overlap, only the upper one shows.
    #expect(bitmap[25, 10] == BitmapPixel(red: 127, green: 127, blue: 255))
  }

  @Test func `a group in a rotated clip lands where it belongs`() throws {
    let bitmap = try picture {
      $0.translateBy(x: 20, y: 20)
      $0.rotate(by: .pi / 4)
      $0.clip(to: CGRect(x: -10, y: -10, width: 20, height: 20))
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(CGRect(x: -20, y: -20, width: 40, height: 40))
      $0.endTransparencyLayer()
    }
    #expect(bitmap[20, 20] == BitmapPixel(red: 127, green: 127, blue: 127))
    #expect(bitmap[20, 8].red < 200)
    #expect(bitmap[8, 8] == .pureWhite)
  }

  @Test func `a mask lets through what its alpha says`() throws {
    let mask = try #require(
      CGImage(
        DisplayList([.fillRect(CGRect(x: 0, y: 0, width: 20, height: 40), .black)]),
        size: CGSize(width: 40, height: 40), scale: 1))
    let bitmap = try picture {
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: 40), mask: mask)
      $0.setFillColor(color(1, 0, 0))
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.restoreGState()
      $0.fill(CGRect(x: 30, y: 30, width: 5, height: 5))
    }
    #expect(bitmap[10, 20] == .pureRed)
    #expect(bitmap[25, 20] == .pureWhite)
    #expect(bitmap[32, 32] == .pureBlack)
  }

  @Test func `the clear mode makes a hole, and only inside its shape`() throws {
    let bitmap = try picture {
      $0.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
      $0.setBlendMode(.clear)
      $0.fillEllipse(in: CGRect(x: 25, y: 25, width: 10, height: 10))
    }
    #expect(bitmap[15, 15] == .transparent)
    #expect(bitmap[30, 30] == .transparent)
    #expect(bitmap[5, 5] == .pureWhite)
    #expect(bitmap[25, 25].alpha > 250)
  }

  @Test func `multiply darkens`() throws {
    let bitmap = try picture(background: color(1, 1, 0)) {
      $0.setBlendMode(.multiply)
      $0.setFillColor(color(0, 1, 1))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    #expect(bitmap[10, 10] == .pureGreen)
    #expect(bitmap[30, 10] == BitmapPixel(red: 255, green: 255, blue: 0))
  }

  @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  func `modes that could reach everywhere stay inside the shape`(mode: CGBlendMode) throws {
    func draw(_ shape: (CGContext) -> Void) throws -> Bitmap {
      try picture(background: nil) {
        $0.setFillColor(color(0, 1, 0))
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        $0.setBlendMode(mode)
        $0.setFillColor(color(1, 0, 0))
        shape($0)
      }
    }
    let filled = try draw { $0.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20)) }
    let stroked = try draw {
      $0.setStrokeColor(color(1, 0, 0))
      $0.setLineWidth(20)
      $0.move(to: CGPoint(x: 20, y: 10))
      $0.addLine(to: CGPoint(x: 20, y: 30))
      $0.strokePath()
    }
    for bitmap in [filled, stroked] {
      #expect(bitmap[2, 2] == .pureGreen)
      #expect(bitmap[2, 38] == .transparent)
      switch mode {
      case .sourceIn:
        #expect(bitmap[20, 15] == .pureRed)
        #expect(bitmap[20, 25] == .transparent)
      case .sourceOut:
        #expect(bitmap[20, 15] == .transparent)
        #expect(bitmap[20, 25] == .pureRed)
      case .destinationIn:
        #expect(bitmap[20, 15] == .pureGreen)
        #expect(bitmap[20, 25] == .transparent)
      default:
        #expect(bitmap[20, 15] == .pureGreen)
        #expect(bitmap[20, 25] == .pureRed)
      }
    }
  }

  private func checkerboard() throws -> CGImage {
    let pixels = try #require(
      ImagePixels(width: 2, height: 2) { bytes, _ in
        bytes.storeBytes(of: 0xFFFF_0000, toByteOffset: 0, as: UInt32.self)
        bytes.storeBytes(of: 0xFF00_FF00, toByteOffset: 4, as: UInt32.self)
        bytes.storeBytes(of: 0xFF00_00FF, toByteOffset: 8, as: UInt32.self)
        bytes.storeBytes(of: 0, toByteOffset: 12, as: UInt32.self)
      })
    return CGImage(pixels)
  }

  @Test func `an image stands upright, enlarged without smoothing when asked`() throws {
    let image = try checkerboard()
    let bitmap = try picture {
      $0.interpolationQuality = .none
      $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(bitmap[5, 5] == .pureRed)
    #expect(bitmap[19, 19] == .pureRed)
    #expect(bitmap[20, 5] == .pureGreen)
    #expect(bitmap[5, 20] == .pureBlue)
    #expect(bitmap[30, 30] == .pureWhite)
  }

  @Test func `Core Graphics draws images upside down in UIKit's coordinates`() throws {
    let image = try checkerboard()
    let bitmap = try picture {
      $0.interpolationQuality = .none
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(bitmap[5, 5] == .pureBlue)
    #expect(bitmap[5, 30] == .pureRed)
  }

  @Test func `a smoothed image keeps its colours up to the edge`() throws {
    let image = try #require(
      try checkerboard().cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    let bitmap = try picture {
      $0.interpolationQuality = .high
      $0.drawUpright(image, in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(bitmap[10, 10] == .pureRed)
    #expect(bitmap[29, 29] == .pureRed)
    #expect(bitmap[9, 10] == .pureWhite)
    #expect(bitmap[30, 29] == .pureWhite)
  }

  @Test func `a template image is painted in its tint`() throws {
    let image = try checkerboard()
    let bitmap = try picture {
      $0.interpolationQuality = .none
      $0.drawUpright(
        image, in: CGRect(x: 10, y: 10, width: 20, height: 20), tint: color(0, 0, 1))
    }
    #expect(bitmap[12, 12] == .pureBlue)
    #expect(bitmap[28, 12] == .pureBlue)
    #expect(bitmap[28, 28] == .pureWhite)
    #expect(bitmap[35, 12] == .pureWhite)
  }

  @Test func `a recorded image is rasterised at its own scale and keeps its crop`() throws {
    let recording = CGContext(recordingWithScale: 2, size: CGSize(width: 10, height: 10))
    recording.setFillColor(color(1, 0, 0))
    recording.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    recording.setFillColor(color(0, 0, 1))
    recording.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
    let image = try #require(recording.makeImage())
    #expect(image.width == 20 && image.height == 20)
    let right = try #require(image.cropping(to: CGRect(x: 10, y: 0, width: 10, height: 20)))
    let bitmap = try picture {
      $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.drawUpright(right, in: CGRect(x: 20, y: 0, width: 20, height: 40))
    }
    #expect(bitmap[4, 4] == .pureRed)
    #expect(bitmap[5, 4] == .pureBlue)
    #expect(bitmap[20, 0] == .pureBlue)
    #expect(bitmap[39, 39] == .pureBlue)
  }

  @Test func `images inside images end somewhere`() throws {
    let size = CGSize(width: 4, height: 4)
    var image = try #require(CGImage(DisplayList(), size: size, scale: 1))
    for _ in 0..<100 {
      let list = DisplayList([
        .image(image, in: CGRect(origin: .zero, size: size), ImageStyle())
      ])
      image = try #require(CGImage(list, size: size, scale: 1))
    }
    let outer = image
    #expect(throws: RasterError.tooDeep(limit: Rasterizer.deepest)) {
      try picture { $0.drawUpright(outer, in: CGRect(origin: .zero, size: size)) }
    }
  }
}
