import SystemFacts
import Testing

@testable import LayoutMetrics

struct TabItemGeometryTests {
  private func geometry(
    _ release: OSRelease, isInline: Bool = false, isInCapsule: Bool = false,
    size: CGSize = CGSize(width: 71, height: 48), isRightToLeft: Bool = false
  ) -> TabItemGeometry {
    TabItemGeometry(
      metrics: TabItemMetrics(release: release, isInline: isInline, isLow: false),
      isInCapsule: isInCapsule, scale: 2, isRightToLeft: isRightToLeft, size: size,
      image: CGSize(width: 25, height: 25), title: CGSize(width: 40, height: 12))
  }

  @Test("dumps: images of 30, 28 and 25 points are centred at 18", arguments: [30, 28, 25])
  func picture(side: Int) {
    var item = geometry(.iOS(12))
    item.image = CGSize(width: side, height: side)
    #expect(abs(item.frames.image.midY - 18) <= 0.5)
    #expect(abs(item.frames.image.midX - 35.5) <= 0.5)
  }

  @Test("dumps at 2x: the title begins at 35, from iOS 13 on at 34.5")
  func title() {
    #expect(geometry(.iOS(12)).frames.title == CGRect(x: 15.5, y: 35, width: 40, height: 12))
    #expect(geometry(.iOS(13)).frames.title.minY == 34.5)
  }

  @Test("side by side they are 8 apart, 4 in compact bars (recalled)")
  func inline() {
    var item = geometry(.iOS(13), isInline: true, size: CGSize(width: 120, height: 48))
    #expect(item.frames.image == CGRect(x: 23.5, y: 11.5, width: 25, height: 25))
    #expect(item.frames.title.minX - item.frames.image.maxX == 8)
    item.metrics.isLow = true
    #expect(item.frames.title.minX - item.frames.image.maxX == 4)
    #expect(item.metrics.naturalWidth(image: 25, title: 40) == 69)
    #expect(item.metrics.naturalWidth(image: 0, title: 40) == 40)
  }

  @Test("iOS 11: titles are next to images if the width allows; not on phones of iOS 26")
  func variants() {
    func isInline(_ number: Int, phone: Bool, regular: Bool, low: Bool) -> Bool {
      TabItemMetrics(
        release: .iOS(number), isPhone: phone, horizontal: regular ? .regular : .compact,
        vertical: low ? .compact : .regular
      ).isInline
    }
    #expect(!isInline(10, phone: true, regular: false, low: true))
    #expect(isInline(11, phone: true, regular: false, low: true))
    #expect(!isInline(11, phone: true, regular: false, low: false))
    #expect(isInline(13, phone: false, regular: true, low: false))
    #expect(!isInline(26, phone: true, regular: false, low: true))
    #expect(isInline(26, phone: false, regular: true, low: false))
  }

  @Test("texts: 10 below, 13 beside, 12 in compact bars (measured by Flutter; 12 recalled)")
  func textSize() {
    var metrics = TabItemMetrics(release: .iOS(13), isInline: false, isLow: false)
    #expect(metrics.textSize == 10)
    metrics.isInline = true
    #expect(metrics.textSize == 13)
    metrics.isLow = true
    #expect(metrics.textSize == 12)
  }

  @Test("in a capsule the title is 2 below the image, both centred")
  func inCapsule() {
    let item = geometry(.iOS(26), isInCapsule: true, size: CGSize(width: 94, height: 54))
    #expect(item.frames.image == CGRect(x: 34.5, y: 7.5, width: 25, height: 25))
    #expect(item.frames.title.minY == 34.5)
    var alone = item
    alone.showsTitle = false
    #expect(abs(alone.frames.image.midY - 27) <= 0.5)
  }

  @Test("a badge overlaps the image's trailing edge by 6, by 12 next to a title (recalled)")
  func badge() {
    let anchor = CGRect(x: 20, y: 5, width: 30, height: 30)
    let size = CGSize(width: 18, height: 18)
    let over = geometry(.iOS(13)).badge(size, at: anchor, offset: .zero)
    #expect(over == CGRect(x: 44, y: 1, width: 18, height: 18))
    let inline = geometry(.iOS(13), isInline: true).badge(size, at: anchor, offset: .zero)
    #expect(inline.minX == 38)
    let moved = geometry(.iOS(13)).badge(
      size, at: anchor, offset: UIOffset(horizontal: 3, vertical: -2))
    #expect(moved.origin == CGPoint(x: 47, y: -1))
    let mirrored = geometry(.iOS(13), isRightToLeft: true)
      .badge(size, at: anchor.mirrored(in: 71), offset: .zero)
    #expect(mirrored == over.mirrored(in: 71))
  }

  @Test("a badge is 18 high and at least as wide, with its text centred (recalled)")
  func badgeText() {
    #expect(BadgeGeometry.size(text: CGSize(width: 4, height: 16)) == CGSize(width: 18, height: 18))
    #expect(BadgeGeometry.size(text: CGSize(width: 30, height: 16)).width == 40)
    let text = BadgeGeometry.text(
      CGSize(width: 8, height: 16), in: CGSize(width: 18, height: 18), offset: .zero, scale: 2)
    #expect(text == CGRect(x: 5, y: 1, width: 8, height: 16))
  }

  @Test("parts are inside the button, pixel-aligned, and mirrored", arguments: testedReleases)
  func properties(release: OSRelease) {
    for isInline in [false, true] {
      let size = CGSize(width: 120, height: 48)
      let plain = geometry(release, isInline: isInline, size: size).frames
      let mirrored = geometry(release, isInline: isInline, size: size, isRightToLeft: true).frames
      let bounds = CGRect(origin: .zero, size: size)
      for (one, other) in [(plain.image, mirrored.image), (plain.title, mirrored.title)] {
        #expect(bounds.holds(one))
        #expect(one.hasOriginOnPixels(2))
        #expect(abs(other.mirrored(in: 120).minX - one.minX) <= 0.5)
      }
      #expect(!plain.image.overlaps(plain.title))
    }
  }
}
