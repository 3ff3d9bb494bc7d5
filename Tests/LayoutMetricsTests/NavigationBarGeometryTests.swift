import SystemFacts
import Testing

@testable import LayoutMetrics

struct NavigationBarGeometryTests {
  private func geometry(
    _ release: OSRelease, largeTitle: CGFloat = 0, isRightToLeft: Bool = false
  ) -> NavigationBarGeometry {
    var zones = NavigationBarZones()
    zones.overhang = 20
    zones.largeTitle = largeTitle
    return NavigationBarGeometry(
      release: release, scale: 2, size: CGSize(width: 375, height: zones.height), zones: zones,
      margins: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16),
      isRightToLeft: isRightToLeft)
  }

  private let icon = BarItemMeasure(.button, size: CGSize(width: 22, height: 22))
  private let view = BarItemMeasure(.customView, size: CGSize(width: 51, height: 31))

  private var everything: NavigationBarGeometry.Content {
    .init(
      leading: [icon], trailing: [icon, view],
      back: .init(
        arrow: CGSize(width: 13, height: 21),
        texts: [CGSize(width: 60, height: 20.5), CGSize(width: 37, height: 20.5), .zero]),
      title: CGSize(width: 90, height: 20.5))
  }

  @Test("strips are stacked and fill the bar")
  func strips() {
    var zones = NavigationBarZones()
    zones.overhang = 44
    zones.prompt = NavigationBarZones.promptHeight
    zones.largeTitle = 52
    zones.search = NavigationBarZones.searchHeight
    let geometry = NavigationBarGeometry(
      release: .iOS(13), scale: 3, size: CGSize(width: 375, height: zones.height), zones: zones,
      margins: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16), isRightToLeft: false)
    #expect(geometry.background == CGRect(x: 0, y: -44, width: 375, height: 222))
    #expect(geometry.content == CGRect(x: 0, y: 30, width: 375, height: 44))
    #expect(geometry.largeTitle == CGRect(x: 0, y: 74, width: 375, height: 52))
    #expect(geometry.search == CGRect(x: 0, y: 126, width: 375, height: 52))
    #expect(geometry.prompt(height: 16) == CGRect(x: 16, y: 12, width: 343, height: 16))
  }

  @Test("a bar without a controller: 44, and 30 more with a prompt (medium)")
  func ownHeight() {
    #expect(NavigationBarZones.naturalHeight(hasPrompt: false) == 44)
    #expect(NavigationBarZones.naturalHeight(hasPrompt: true) == 74)
    #expect(NavigationBarZones(height: 74, hasPrompt: true).content == 44)
    #expect(NavigationBarZones(height: 20, hasPrompt: true).content == 0)
  }

  @Test("the large title's line of 41 begins 3 below the top of its strip of 52 (recalled)")
  func largeTitle() {
    let margins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 20)
    let strip = CGSize(width: 375, height: 52)
    let text = CGSize(width: 100, height: 41)
    let plain = NavigationBarGeometry.largeTitleText(
      text, in: strip, margins: margins, isRightToLeft: false)
    #expect(plain == CGRect(x: 16, y: 3, width: 100, height: 41))
    let mirrored = NavigationBarGeometry.largeTitleText(
      text, in: strip, margins: margins, isRightToLeft: true)
    #expect(mirrored.maxX == 355)
    let long = NavigationBarGeometry.largeTitleText(
      CGSize(width: 900, height: 41), in: strip, margins: margins, isRightToLeft: false)
    #expect(long.width == 339)
  }

  @Test("the back arrow begins 8 before the margin, its text 6 after it (recalled)")
  func back() {
    let places = geometry(.iOS(13)).arrange(everything)
    #expect(places.arrow == CGRect(x: 8, y: 11.5, width: 13, height: 21))
    #expect(places.backText?.index == 0)
    #expect(places.backText?.frame == CGRect(x: 27, y: 12, width: 60, height: 20.5))
  }

  @Test("iOS 26: the arrow is centred in a capsule of 44 (from pictures)")
  func backInCapsule() {
    var content = everything
    content.leading = []
    content.back?.texts = [.zero]
    let places = geometry(.iOS(26)).arrange(content)
    #expect(places.arrow == CGRect(x: 31.5, y: 11.5, width: 13, height: 21))
    #expect(places.backText == nil)
    #expect(places.capsules.first?.frame == CGRect(x: 16, y: 0, width: 44, height: 44))
  }

  @Test("trailing buttons are laid out from the edge inwards, 16 apart before iOS 26 (recalled)")
  func trailing() {
    let content = NavigationBarGeometry.Content(
      leading: [], trailing: [icon, icon], back: nil, title: nil)
    #expect(geometry(.iOS(18)).arrange(content).trailing.map(\.minX) == [337, 299])
    let since = geometry(.iOS(26)).arrange(content)
    #expect(since.trailing.map(\.minX) == [313, 267])
    #expect(since.capsules.map(\.frame) == [CGRect(x: 267, y: 0, width: 92, height: 44)])
  }

  @Test("a fixed space replaces the gaps at its sides")
  func fixedSpace() {
    let space = BarItemMeasure(.fixedSpace, givenWidth: 50)
    let content = NavigationBarGeometry.Content(
      leading: [icon, space, icon], trailing: [], back: nil, title: nil)
    #expect(geometry(.iOS(13)).arrange(content).leading.map(\.minX) == [16, 54, 88])
  }

  @Test("a title that is shown large has no frame in the content strip")
  func noTitle() {
    var content = everything
    content.title = nil
    #expect(geometry(.iOS(13), largeTitle: 52).arrange(content).title == nil)
  }

  @Test("parts are separate, in the strip, pixel-aligned, and mirrored", arguments: testedReleases)
  func properties(release: OSRelease) {
    let plain = geometry(release)
    let strip = CGRect(x: 0, y: 0, width: 375, height: 44)
    func frames(_ places: NavigationBarGeometry.Arrangement) -> [CGRect] {
      places.leading + places.trailing
        + [places.title, places.arrow, places.backText?.frame].compactMap { $0 }
    }
    let places = frames(plain.arrange(everything))
    #expect(places.count >= 5)
    for frame in places {
      #expect(strip.holds(frame))
      #expect(frame.hasOriginOnPixels(2))
    }
    #expect(liesApart(places))
    let mirrored = frames(geometry(release, isRightToLeft: true).arrange(everything))
    for (one, other) in zip(places, mirrored) {
      #expect(abs(other.mirrored(in: 375).minX - one.minX) <= 0.5)
      #expect(other.size == one.size)
    }
  }
}
