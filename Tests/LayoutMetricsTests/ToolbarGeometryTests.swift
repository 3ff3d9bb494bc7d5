import SystemFacts
import Testing

@testable import LayoutMetrics

struct ToolbarGeometryTests {
  private func geometry(
    _ release: OSRelease, isRightToLeft: Bool = false,
    safeArea: UIEdgeInsets = .zero
  ) -> ToolbarGeometry {
    ToolbarGeometry(
      release: release, scale: 2, size: CGSize(width: 375, height: 44), safeArea: safeArea,
      margin: 16, isRightToLeft: isRightToLeft)
  }

  private let button = BarItemMeasure(.button, size: CGSize(width: 22, height: 22))
  private let view = BarItemMeasure(.customView, size: CGSize(width: 51, height: 31))
  private let flexible = BarItemMeasure(.flexibleSpace)

  @Test("48 high by itself from iOS 26 on (recorded)")
  func height() {
    #expect(ToolbarGeometry.naturalHeight(.iOS(26)) == 48)
    #expect(ToolbarGeometry.naturalHeight(.iOS(18)) == 44)
  }

  @Test("flexible spaces share the remaining width, and items reach both margins")
  func flexibleSpaces() {
    let places = geometry(.iOS(13)).arrange([button, flexible, view, flexible, button]).items
    #expect(places[0] == CGRect(x: 16, y: 0, width: 22, height: 44))
    #expect(places[2] == CGRect(x: 162, y: 6.5, width: 51, height: 31))
    #expect(places[4].maxX == 359)
  }

  @Test("adjacent items are 10 apart (recalled), and touch in their capsule from iOS 26 on")
  func spacing() {
    let before = geometry(.iOS(18)).arrange([button, button])
    #expect(before.items.map(\.minX) == [16, 48])
    #expect(before.capsules.isEmpty)
    let since = geometry(.iOS(26)).arrange([button, button])
    #expect(since.items.map(\.minX) == [16, 62])
    #expect(
      since.capsules
        == [BarCapsule(frame: CGRect(x: 16, y: 0, width: 92, height: 44), isProminent: false)])
  }

  @Test("a fixed space keeps its width, and ends a capsule")
  func fixedSpace() {
    let space = BarItemMeasure(.fixedSpace, givenWidth: 30)
    let places = geometry(.iOS(26)).arrange([button, space, button])
    #expect(places.items.map(\.minX) == [16, 62, 92])
    #expect(places.capsules.map(\.frame.minX) == [16, 92])
  }

  @Test("a done button has its own capsule")
  func prominent() {
    let done = BarItemMeasure(.prominentButton, size: CGSize(width: 40, height: 20))
    let capsules = geometry(.iOS(26)).arrange([button, done, button]).capsules
    #expect(capsules.map(\.isProminent) == [false, true, false])
    #expect(capsules.map(\.frame.width) == [46, 64, 46])
  }

  @Test("an explicit width applies", arguments: testedReleases)
  func givenWidth(release: OSRelease) {
    let wide = BarItemMeasure(.button, size: CGSize(width: 22, height: 22), givenWidth: 90)
    #expect(geometry(release).arrange([wide]).items[0].width == 90)
  }

  @Test("items are separate, in the bar, pixel-aligned, and mirrored", arguments: testedReleases)
  func properties(release: OSRelease) {
    let items = [button, view, flexible, button, BarItemMeasure(.fixedSpace, givenWidth: 7), view]
    let safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    let plain = geometry(release, safeArea: safeArea)
    let bounds = CGRect(origin: .zero, size: plain.size)
    let places = plain.arrange(items)
    for frame in places.items {
      #expect(bounds.holds(frame))
      #expect(frame.hasOriginOnPixels(2))
    }
    #expect(liesApart(places.items))
    for capsule in places.capsules { #expect(bounds.holds(capsule.frame)) }
    let mirrored = geometry(release, isRightToLeft: true, safeArea: safeArea).arrange(items)
    for (one, other) in zip(places.items, mirrored.items) {
      #expect(abs(other.mirrored(in: 375).minX - one.minX) <= 0.5)
      #expect(other.size == one.size)
    }
  }

  @Test("the background extends below the bar")
  func background() {
    #expect(
      geometry(.iOS(13)).background(overhang: 34) == CGRect(x: 0, y: 0, width: 375, height: 78))
  }
}
