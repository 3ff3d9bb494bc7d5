import SystemFacts
import Testing

@testable import LayoutMetrics

struct ProgressGeometryTests {
  private let bounds = CGRect(x: 10, y: 20, width: 200, height: 30)

  private func geometry(
    _ release: OSRelease, progress: CGFloat = 0.25, isRightToLeft: Bool = false
  ) -> ProgressGeometry {
    ProgressGeometry(
      release: release, bounds: bounds, progress: progress, isRightToLeft: isRightToLeft)
  }

  @Test("the bar is 2 high and vertically centred, from iOS 14 on 4 with round ends")
  func bar() {
    let before = geometry(OSVersion(13).release)
    #expect(before.track == CGRect(x: 10, y: 34, width: 200, height: 2))
    #expect(before.cornerRadius(of: before.track) == 0)
    let since = geometry(OSVersion(14).release)
    #expect(since.track == CGRect(x: 10, y: 33, width: 200, height: 4))
    #expect(since.cornerRadius(of: since.track) == 2)
    #expect(since.cornerRadius(of: CGRect(x: 0, y: 0, width: 1, height: 4)) == 0.5)
  }

  @Test("completed progress grows from the leading end", arguments: testedReleases)
  func done(release: OSRelease) throws {
    let part = try #require(geometry(release).done)
    #expect(part.minX == 10 && part.width == 50)
    let track = geometry(release).track
    #expect(track.contains(part))
    #expect(
      geometry(release, isRightToLeft: true).done == part.mirrored(in: bounds))
    #expect(geometry(release, progress: 0).done == nil)
    #expect(geometry(release, progress: 1).done == track)
  }
}
