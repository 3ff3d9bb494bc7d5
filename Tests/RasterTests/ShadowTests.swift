import Graphics
import Pixels
import Testing

@testable import Raster

@Suite("Shadows")
struct ShadowTests {
  static let shapes: [(String, PathData)] = {
    func make(_ body: (inout PathData) -> Void) -> PathData {
      var path = PathData()
      body(&path)
      return path
    }
    let rect = CGRect(x: 30.25, y: 40.5, width: 150.6, height: 110)
    let round = CGSize(width: 12, height: 12)
    return [
      ("rectangle", make { $0.addRect(rect) }),
      ("rounded", make { $0.addRoundedRect(rect, radii: .init(all: round)) }),
      (
        "two corners",
        make {
          $0.addRoundedRect(
            rect,
            radii: .init(topLeft: round, topRight: .zero, bottomLeft: .zero, bottomRight: round))
        }
      ),
      (
        "continuous",
        make { $0.addContinuousRoundedRect(rect, radius: 20, corners: .all) }
      ),
      ("ellipse", make { $0.addEllipse(in: rect) }),
    ]
  }()

  @Test(
    arguments: [0, 0.4, 1, 2.5, 8, 30],
    ["rectangle", "rounded", "two corners", "continuous", "ellipse"])
  func `a stretched shadow is the whole one, pixel for pixel`(sigma: Double, name: String) throws {
    let path = try #require(ShadowTests.shapes.first { $0.0 == name }).1
    let style = ShadowStyle(
      color: RGBA(red: 0.1, green: 0, blue: 0.3, alpha: 0.6),
      offset: CGSize(width: 3, height: -2), sigma: sigma)
    let list = DisplayList([
      .fillRect(CGRect(x: 0, y: 0, width: 220, height: 200), RGBA(red: 1, green: 1, blue: 1)),
      .shadow(CGPath(path), .winding, style),
    ])
    let size = CGSize(width: 220, height: 200)
    for scale in [1, 2, 3.0] {
      let stretching = try Rasterizer()
      let whole = try Rasterizer()
      whole.shadows.stretches = false
      let first = try stretching.render(list, size: size, scale: scale)
      let second = try whole.render(list, size: size, scale: scale)
      #expect(first.hasSamePixels(as: second), "scale \(scale)")
    }
  }

  @Test func `a shadow is the blurred shape: half at its edge, whole deep inside`() throws {
    let style = ShadowStyle(color: .black, offset: .zero, sigma: 4)
    let path = CGPath(rect: CGRect(x: 50, y: 50, width: 100, height: 100), transform: nil)
    let list = DisplayList([.shadow(path, .winding, style)])
    let bitmap = try Rasterizer().render(list, size: CGSize(width: 200, height: 200), scale: 1)
    #expect(bitmap[100, 100].alpha == 255)
    let inside = Int(bitmap[50, 100].alpha)
    let outside = Int(bitmap[49, 100].alpha)
    #expect(abs(inside + outside - 255) <= 2)
    // A Gaussian's fraction one standard deviation beyond the edge is 15.9 %.
    let beyond = (Double(bitmap[45, 100].alpha) + Double(bitmap[46, 100].alpha)) / 2 / 255
    #expect(abs(beyond - 0.159) < 0.02)
    #expect(bitmap[30, 100].alpha == 0)
  }

  @Test func `a shadow is moved by its offset, y down, whatever the transform is`() throws {
    let bitmap = try picture {
      $0.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: color(1, 0, 0))
      $0.translateBy(x: 0, y: 40)
      $0.scaleBy(x: 1, y: -1)
      $0.fill(CGRect(x: 10, y: 30, width: 10, height: 5))
    }
    #expect(bitmap[15, 7] == .pureBlack)
    #expect(bitmap[15, 17] == .pureRed)
  }

  @Test func `what is spared under something opaque makes no difference`() throws {
    func card(_ covered: CGRect?) throws -> Bitmap {
      let rect = CGRect(x: 20, y: 20, width: 60, height: 60)
      var style = ShadowStyle(color: .black, offset: CGSize(width: 0, height: 4), sigma: 5)
      style.covered = covered
      let path = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
      let list = DisplayList([
        .fillRect(CGRect(x: 0, y: 0, width: 100, height: 100), RGBA(red: 0.9, green: 1, blue: 1)),
        .shadow(path, .winding, style),
        .fillPath(path, .winding, RGBA(red: 1, green: 1, blue: 1)),
      ])
      return try Rasterizer().render(list, size: CGSize(width: 100, height: 100), scale: 2)
    }
    let spared = try card(CGRect(x: 20, y: 28, width: 60, height: 44))
    #expect(try spared.hasSamePixels(as: card(nil)))
    // It wasn't drawn; otherwise the test would prove nothing.
    let style = ShadowStyle(
      color: .black, offset: .zero, sigma: 1, covered: CGRect(x: 0, y: 0, width: 9, height: 9))
    let list = DisplayList([
      .shadow(
        CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil), .winding, style)
    ])
    let bitmap = try Rasterizer().render(list, size: CGSize(width: 30, height: 30), scale: 1)
    #expect(bitmap[5, 5] == .transparent)
    #expect(bitmap[12, 12] == .pureBlack)
  }

  @Test func `a group casts the shadow of all it holds`() throws {
    let bitmap = try picture(60, 60) {
      $0.setShadow(offset: CGSize(width: 10, height: 10), blur: 0, color: color(0, 0, 1))
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(color(1, 0, 0))
      $0.fill(CGRect(x: 10, y: 10, width: 20, height: 10))
      $0.fill(CGRect(x: 10, y: 10, width: 10, height: 20))
      $0.endTransparencyLayer()
    }
    #expect(bitmap[12, 12] == .pureRed)
    #expect(bitmap[35, 25] == .pureBlue)
    #expect(bitmap[25, 35] == .pureBlue)
    #expect(bitmap[35, 35] == .pureWhite)
  }

  @Test func `what lies outside the clip still casts its shadow into it`() throws {
    let bitmap = try picture {
      $0.clip(to: CGRect(x: 20, y: 0, width: 20, height: 40))
      $0.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: color(0, 0, 1))
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(CGRect(x: 5, y: 10, width: 10, height: 10))
      $0.endTransparencyLayer()
    }
    #expect(bitmap[30, 15] == .pureBlue)
    #expect(bitmap[10, 15] == .pureWhite)
    // So does its blur, next to it.
    func blurred(_ clip: CGRect) throws -> Bitmap {
      try picture {
        $0.clip(to: clip)
        $0.setShadow(offset: .zero, blur: 12, color: color(0, 0, 1))
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.fill(CGRect(x: 5, y: 10, width: 10, height: 10))
        $0.endTransparencyLayer()
      }
    }
    let part = try blurred(CGRect(x: 20, y: 0, width: 20, height: 40))
    let all = try blurred(CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(part[20, 15].red < 250)
    #expect(part[20, 15] == all[20, 15])
  }
}
