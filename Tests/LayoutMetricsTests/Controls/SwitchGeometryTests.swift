import SystemFacts
import Testing

@testable import LayoutMetrics

struct SwitchGeometryTests {
  private func geometry(
    _ release: OSRelease, isOn: Bool, isRightToLeft: Bool = false
  ) -> SwitchGeometry {
    SwitchGeometry(
      release: release,
      bounds: CGRect(origin: CGPoint(x: 3, y: 5), size: SwitchGeometry.size(release)),
      isOn: isOn, isRightToLeft: isRightToLeft)
  }

  @Test("the knob is round and 2 from the edges, from iOS 26 on a capsule of 39")
  func knob() {
    let before = OSVersion(18).release
    #expect(SwitchGeometry.size(before) == CGSize(width: 51, height: 31))
    #expect(geometry(before, isOn: false).knob == CGRect(x: 5, y: 7, width: 27, height: 27))
    #expect(geometry(before, isOn: true).knob == CGRect(x: 25, y: 7, width: 27, height: 27))
    let since = OSVersion(26).release
    #expect(SwitchGeometry.size(since) == CGSize(width: 63, height: 28))
    #expect(geometry(since, isOn: false).knob == CGRect(x: 5, y: 7, width: 39, height: 24))
    #expect(geometry(since, isOn: true).knob == CGRect(x: 25, y: 7, width: 39, height: 24))
  }

  @Test("only a switch that is off has a border, through iOS 12")
  func edge() {
    let before = OSVersion(12).release
    #expect(
      geometry(before, isOn: false).edge == CGRect(x: 3.75, y: 5.75, width: 49.5, height: 29.5))
    #expect(geometry(before, isOn: true).edge == nil)
    #expect(geometry(OSVersion(13).release, isOn: false).edge == nil)
  }

  @Test(
    "from right to left it is mirrored; all parts are inside the track",
    arguments: testedReleases)
  func properties(release: OSRelease) {
    for isOn in [false, true] {
      let one = geometry(release, isOn: isOn)
      let other = geometry(release, isOn: isOn, isRightToLeft: true)
      #expect(other.knob == one.knob.mirrored(in: one.bounds))
      #expect(one.track.contains(one.knob))
      if let edge = one.edge { #expect(one.track.contains(edge)) }
      if let shadow = one.knobShadow { #expect(one.track.contains(shadow)) }
      #expect((one.knobShadow == nil) == isOn)
    }
  }
}
