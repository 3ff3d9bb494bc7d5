import Foundation
import Graphics
import Pixels
import Testing

@testable import Raster

@Suite("Backdrops of materials")
struct BackdropTests {
  /// A picture whose left half is black and whose right half is white, with a material in it.
  private func halves(
    _ rect: CGRect, _ style: BackdropStyle, before: [DrawCommand] = [], after: [DrawCommand] = []
  ) throws -> Bitmap {
    var commands: [DrawCommand] = [
      .fillRect(CGRect(x: 0, y: 0, width: 100, height: 100), RGBA(red: 1, green: 1, blue: 1)),
      .fillRect(CGRect(x: 0, y: 0, width: 50, height: 100), .black),
    ]
    commands += before
    commands.append(.backdrop(CGPath(rect: rect, transform: nil), style))
    commands += after
    let list = DisplayList(commands)
    return try Rasterizer().render(list, size: CGSize(width: 100, height: 100), scale: 1)
  }

  private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test(arguments: [1.5, 6, 12] as [CGFloat])
  func `an edge becomes the integral of a bell curve`(sigma: CGFloat) throws {
    let bitmap = try halves(whole, BackdropStyle(sigma: sigma))
    for x in stride(from: 5, to: 95, by: 5) {
      let distance = (CGFloat(x) + 0.5 - 50) / sigma
      let share: Double = (1 + erf(Double(distance) / 2.0.squareRoot())) / 2
      // Near the sides the means cover only the existing pixels.
      let reach: Double = abs(Double(x) - 50) + 3 * Double(sigma)
      let difference = abs(Double(bitmap[x, 50].red) - 255 * share)
      #expect(difference < (reach > 48 ? 12 : 5), "at \(x)")
    }
    #expect(bitmap[50, 0] == bitmap[50, 99])
  }

  @Test func `only what lies inside the shape is changed, and counts`() throws {
    let bitmap = try halves(
      CGRect(x: 50, y: 20, width: 40, height: 40), BackdropStyle(sigma: 10))
    for x in 50..<90 { #expect(bitmap[x, 40] == .pureWhite) }
    #expect(bitmap[49, 40] == .pureBlack)
    let part = try halves(CGRect(x: 30, y: 20, width: 40, height: 40), BackdropStyle(sigma: 10))
    #expect(part[29, 40] == .pureBlack && part[70, 40] == .pureWhite)
    #expect(part[49, 40].red > 80 && part[49, 40].red < 150)
    #expect(part[49, 19] == .pureBlack && part[49, 60] == .pureBlack)
  }

  @Test func `a plain ground stays as it is`() throws {
    let list = DisplayList([
      .fillRect(whole, RGBA(red: 0.3, green: 0.6, blue: 0.9, alpha: 1)),
      .backdrop(CGPath(rect: whole, transform: nil), BackdropStyle(sigma: 20)),
    ])
    let bitmap = try Rasterizer().render(list, size: whole.size, scale: 1)
    let color = BitmapPixel(red: 77, green: 153, blue: 230)
    for x in [0, 31, 32, 33, 99] { #expect(bitmap[x, x] == color) }
  }

  @Test func `saturation moves colours away from their grey`() throws {
    func shown(_ saturation: CGFloat) throws -> BitmapPixel {
      let list = DisplayList([
        .fillRect(whole, RGBA(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)),
        .backdrop(
          CGPath(rect: whole, transform: nil), BackdropStyle(sigma: 0, saturation: saturation)),
      ])
      return try Rasterizer().render(list, size: whole.size, scale: 1)[50, 50]
    }
    #expect(try shown(1) == BitmapPixel(red: 153, green: 102, blue: 102))
    // Its grey is 102 + 0.2126 · 51, nearly 113.
    #expect(try shown(0) == BitmapPixel(red: 113, green: 113, blue: 113))
    #expect(try shown(2) == BitmapPixel(red: 193, green: 91, blue: 91))
    #expect(try shown(16) == BitmapPixel(red: 255, green: 0, blue: 0))
  }

  @Test func `what lies beneath open groups is seen, and fades with them`() throws {
    let plain = try halves(whole, BackdropStyle(sigma: 10))
    let shadow = GroupStyle(
      shadow: ShadowStyle(color: .black, offset: .zero, sigma: 1), bounds: whole)
    let inGroup = try halves(
      whole, BackdropStyle(sigma: 10), before: [.beginGroup(shadow)], after: [.endGroup])
    #expect(inGroup[50, 50] == plain[50, 50] && inGroup[40, 50] == plain[40, 50])
    let faded = try halves(
      whole, BackdropStyle(sigma: 10), before: [.beginGroup(GroupStyle(alpha: 0.5, bounds: whole))],
      after: [.endGroup])
    let own = try halves(whole, BackdropStyle(sigma: 10, alpha: 0.5))
    for bitmap in [faded, own] {
      let half = Int(plain[45, 50].red) / 2
      #expect(abs(Int(bitmap[45, 50].red) - half) <= 2)
    }
  }

  @Test func `a rounded clip cuts the material`() throws {
    let round = CGPath(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50), transform: nil)
    let bitmap = try halves(
      whole, BackdropStyle(sigma: 10), before: [.save, .clipPath(round, .winding)],
      after: [.restore])
    #expect(bitmap[48, 50].red > 80)
    #expect(bitmap[48, 10] == .pureBlack && bitmap[30, 30] == .pureBlack)
  }

  @Test func `numbers that are none are named`() throws {
    let error = #expect(throws: RasterError.self) {
      try halves(whole, BackdropStyle(sigma: .nan))
    }
    guard case .notFinite? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
