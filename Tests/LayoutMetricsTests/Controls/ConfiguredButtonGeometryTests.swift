import Testing

@testable import LayoutMetrics

struct ConfiguredButtonGeometryTests {
  private func geometry(
    image: CGSize? = nil, title: CGSize? = CGSize(width: 75, height: 20),
    subtitle: CGSize? = nil, indicator: CGSize? = nil,
    at edge: ConfiguredButtonGeometry.ImageEdge = .left
  ) -> ConfiguredButtonGeometry {
    ConfiguredButtonGeometry(
      scale: 1, image: image, title: title, subtitle: subtitle, indicator: indicator,
      imageEdge: edge, imagePadding: 6,
      insets: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
  }

  @Test("insets surround the title; padding separates only two parts")
  func sizes() {
    #expect(geometry().naturalSize == CGSize(width: 99, height: 34))
    let image = CGSize(width: 20, height: 18)
    #expect(geometry(image: image).naturalSize == CGSize(width: 125, height: 34))
    #expect(geometry(image: image, at: .top).naturalSize == CGSize(width: 99, height: 58))
    #expect(geometry(image: image, title: nil).naturalSize == CGSize(width: 44, height: 32))
    let subtitle = CGSize(width: 80, height: 16)
    #expect(geometry(subtitle: subtitle).naturalSize == CGSize(width: 104, height: 51))
    let sign = CGSize(width: 10, height: 14)
    #expect(geometry(indicator: sign).naturalSize == CGSize(width: 113, height: 34))
  }

  @Test("the image at each edge of the title, all centred")
  func places() {
    let image = CGSize(width: 20, height: 18)
    let bounds = CGRect(x: 0, y: 0, width: 145, height: 78)
    let left = geometry(image: image).frames(in: bounds)
    #expect(left.image == CGRect(x: 22, y: 30, width: 20, height: 18))
    #expect(left.title == CGRect(x: 48, y: 29, width: 75, height: 20))
    let right = geometry(image: image, at: .right).frames(in: bounds)
    #expect(right.title.minX == 22 && right.image.minX == 103)
    let top = geometry(image: image, at: .top).frames(in: bounds)
    #expect(top.image == CGRect(x: 63, y: 17, width: 20, height: 18))
    #expect(top.title == CGRect(x: 35, y: 41, width: 75, height: 20))
    let bottom = geometry(image: image, at: .bottom).frames(in: bounds)
    #expect(bottom.title.minY == 17 && bottom.image.minY == 43)
  }

  @Test("texts follow their alignment, content follows the button's")
  func alignment() {
    var geometry = geometry(subtitle: CGSize(width: 35, height: 16))
    let bounds = CGRect(x: 0, y: 0, width: 199, height: 51)
    #expect(geometry.frames(in: bounds).subtitle == CGRect(x: 82, y: 28, width: 35, height: 16))
    geometry.titleAlignment = .start
    #expect(geometry.frames(in: bounds).subtitle.minX == 62)
    geometry.horizontal = .end
    #expect(geometry.frames(in: bounds).title.maxX == 187)
    geometry.horizontal = .start
    geometry.titleAlignment = .end
    #expect(geometry.frames(in: bounds).subtitle.maxX == 87)
  }

  @Test("the menu indicator is at the end; texts get the remaining width")
  func indicator() {
    var geometry = geometry(indicator: CGSize(width: 10, height: 14))
    let bounds = CGRect(x: 0, y: 0, width: 113, height: 34)
    #expect(geometry.frames(in: bounds).indicator == CGRect(x: 91, y: 10, width: 10, height: 14))
    #expect(geometry.textWidth(in: 113) == 75)
    geometry.isRightToLeft = true
    let frames = geometry.frames(in: bounds)
    #expect(frames.indicator.minX == 12 && frames.title.minX == 26)
  }
}
