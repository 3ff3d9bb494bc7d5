import Foundation
import SystemFacts
import Testing

@testable import LayoutMetrics

struct ActivityIndicatorGeometryTests {
  private func geometry(_ release: OSRelease, isLarge: Bool = false) -> ActivityIndicatorGeometry {
    ActivityIndicatorGeometry(release: release, isLarge: isLarge)
  }

  @Test("20 or 37 points, 12 spokes through iOS 12 and 8 thicker ones later")
  func measures() {
    #expect(ActivityIndicatorGeometry.size(isLarge: false) == CGSize(width: 20, height: 20))
    #expect(ActivityIndicatorGeometry.size(isLarge: true) == CGSize(width: 37, height: 37))
    let before = geometry(OSVersion(12).release)
    #expect(before.spokes.count == 12)
    #expect(abs(before.spokeWidth - 1.6) < 1e-9)
    let since = geometry(OSVersion(13).release, isLarge: true)
    #expect(since.spokes.count == 8)
    #expect(abs(since.spokeWidth - 4.07) < 1e-9)
  }

  @Test("the first spoke points up, and the next is at its left")
  func order() {
    let spokes = geometry(OSVersion(13).release).spokes
    #expect(abs(spokes[0].start.x) < 1e-9 && abs(spokes[0].start.y + 5) < 1e-9)
    #expect(abs(spokes[0].end.x) < 1e-9 && abs(spokes[0].end.y + 8.5) < 1e-9)
    #expect(spokes[1].end.x < 0 && spokes[1].end.y < 0)
  }

  @Test(
    "spokes are evenly spaced around the centre, inside the indicator", arguments: testedReleases,
    [false, true])
  func circle(release: OSRelease, isLarge: Bool) {
    let geometry = geometry(release, isLarge: isLarge)
    let spokes = geometry.spokes
    let radius = ActivityIndicatorGeometry.size(isLarge: isLarge).width / 2
    for (index, spoke) in spokes.enumerated() {
      #expect(hypot(spoke.end.x, spoke.end.y) + geometry.spokeWidth / 2 <= radius)
      #expect(hypot(spoke.start.x, spoke.start.y) < hypot(spoke.end.x, spoke.end.y))
      let opposite = spokes[(index + spokes.count / 2) % spokes.count]
      #expect(abs(spoke.end.x + opposite.end.x) < 1e-9)
      #expect(abs(spoke.end.y + opposite.end.y) < 1e-9)
    }
  }
}
