import SystemFacts
import Testing

@testable import LayoutMetrics

struct SliderGeometryTests {
  private func geometry(
    _ os: Int, width: CGFloat = 280, isRightToLeft: Bool = false
  ) -> SliderGeometry {
    let release = OSVersion(os).release
    return SliderGeometry(
      release: release,
      bounds: CGRect(x: 0, y: 0, width: width, height: SliderGeometry.height(release)),
      isRightToLeft: isRightToLeft)
  }

  @Test("iOS 26: a track of 6 over the whole width, a capsule of 37 × 24 on whole points")
  func parts26() {
    let slider = geometry(26)
    let track = slider.track(height: nil, minimumImage: nil, maximumImage: nil)
    #expect(track == CGRect(x: 0, y: 14, width: 280, height: 6))
    let size = SliderGeometry.thumbSize(OSVersion(26).release)
    // 0.35 × 243 = 85.05.
    let thumb = slider.thumb(size, share: 0.35, track: track)
    #expect(thumb == CGRect(x: 85, y: 5, width: 37, height: 24))
    #expect(slider.thumb(size, share: 0, track: track).minX == 0)
    #expect(slider.thumb(size, share: 1, track: track).maxX == 280)
    #expect(slider.knob(in: thumb) == thumb)
  }

  @Test("34 high on iOS 17.5 and 18.5 (recorded) as on 26, with the older track and thumb")
  func heights() {
    #expect(
      [16, 17, 18, 26].map { SliderGeometry.height(OSVersion($0, 5).release) } == [31, 34, 34, 34])
    let slider = geometry(18, width: 200)
    let track = slider.track(height: nil, minimumImage: nil, maximumImage: nil)
    #expect(track == CGRect(x: 2, y: 15, width: 196, height: 4))
    let thumb = slider.thumb(CGSize(width: 31, height: 31), share: 1, track: track)
    #expect(thumb == CGRect(x: 169, y: 1.5, width: 31, height: 31))
  }

  @Test("before, a track 2 from both sides, under a thumb of 31 with a knob of 28")
  func partsBefore() {
    let slider = geometry(16, width: 118)
    let track = slider.track(height: nil, minimumImage: nil, maximumImage: nil)
    #expect(track == CGRect(x: 2, y: 13.5, width: 114, height: 4))
    #expect(
      geometry(12, width: 118).track(height: nil, minimumImage: nil, maximumImage: nil).height == 2)
    let size = SliderGeometry.thumbSize(OSVersion(16).release)
    let first = slider.thumb(size, share: 0, track: track)
    #expect(first == CGRect(x: 0, y: 0, width: 31, height: 31))
    #expect(slider.thumb(size, share: 1, track: track).maxX == 118)
    #expect(slider.knob(in: first) == CGRect(x: 1.5, y: 1.5, width: 28, height: 28))
  }

  @Test("images at the ends shorten the track")
  func images() {
    let slider = geometry(26)
    let size = CGSize(width: 20, height: 10)
    #expect(slider.minimumImage(size) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(slider.maximumImage(size) == CGRect(x: 260, y: 12, width: 20, height: 10))
    let track = slider.track(height: 8, minimumImage: size, maximumImage: nil)
    #expect(track == CGRect(x: 28, y: 13, width: 252, height: 8))
  }

  @Test("from right to left everything is mirrored", arguments: [12, 17, 26])
  func mirrored(os: Int) {
    let (one, other) = (geometry(os), geometry(os, isRightToLeft: true))
    let image = CGSize(width: 20, height: 10)
    let size = SliderGeometry.thumbSize(one.release)
    let track = one.track(height: nil, minimumImage: image, maximumImage: nil)
    let mirrored = other.track(height: nil, minimumImage: image, maximumImage: nil)
    #expect(mirrored == track.mirrored(in: one.bounds))
    #expect(other.minimumImage(image) == one.minimumImage(image).mirrored(in: one.bounds))
    #expect(
      other.thumb(size, share: 0, track: mirrored)
        == one.thumb(size, share: 0, track: track).mirrored(in: one.bounds))
  }

  @Test("a thumb's position gives its fraction, within the track", arguments: [false, true])
  func shares(isRightToLeft: Bool) {
    let slider = geometry(26, isRightToLeft: isRightToLeft)
    let track = slider.track(height: nil, minimumImage: nil, maximumImage: nil)
    let size = CGSize(width: 40, height: 24)
    for share in [0, 0.25, 0.5, 1] as [CGFloat] {
      let thumb = slider.thumb(size, share: share, track: track)
      #expect(slider.share(ofThumbAt: thumb.minX, size: size, track: track) == share)
    }
    let beyond = slider.share(ofThumbAt: -50, size: size, track: track)
    #expect(beyond == (isRightToLeft ? 1 : 0))
    #expect(slider.share(ofThumbAt: 9, size: CGSize(width: 900, height: 1), track: track) == 0)
  }
}
