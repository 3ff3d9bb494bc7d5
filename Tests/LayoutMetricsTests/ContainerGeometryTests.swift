import Testing

@testable import LayoutMetrics

/// The positions of containers' bars and children.
struct ContainerGeometryTests {
  @Test("observed: (0, 64, 375, 554) between both bars of an iPhone 8 with no edge extended")
  func betweenBars() {
    var places = NavigationGeometry(bounds: CGRect(x: 0, y: 0, width: 375, height: 667))
    places.addNavigationBar(top: 20, height: 44)
    #expect(places.navigationBar == CGRect(x: 0, y: 20, width: 375, height: 44))
    let between = NavigationGeometry.Child(
      extendedEdges: [], goesUnderNavigationBar: true, goesUnderToolbar: true)
    #expect(places.child(between, outer: 49) == CGRect(x: 0, y: 64, width: 375, height: 554))
    let under = NavigationGeometry.Child(
      extendedEdges: .all, goesUnderNavigationBar: true, goesUnderToolbar: true)
    #expect(places.child(under, outer: 49) == places.bounds)
    let opaque = NavigationGeometry.Child(
      extendedEdges: .all, goesUnderNavigationBar: false, goesUnderToolbar: true)
    #expect(places.child(opaque, outer: 49) == CGRect(x: 0, y: 64, width: 375, height: 603))
  }

  @Test("a toolbar is above the home indicator, and ends a child that doesn't extend below it")
  func toolbar() {
    var places = NavigationGeometry(bounds: CGRect(x: 0, y: 0, width: 375, height: 812))
    places.addToolbar(bottom: 34, height: 44)
    #expect(places.toolbar == CGRect(x: 0, y: 734, width: 375, height: 44))
    #expect(places.covered.bottom == 78)
    let clear = NavigationGeometry.Child(
      extendedEdges: .top, goesUnderNavigationBar: true, goesUnderToolbar: true)
    #expect(places.child(clear, outer: 0).height == 734)
    let opaque = NavigationGeometry.Child(
      extendedEdges: .all, goesUnderNavigationBar: true, goesUnderToolbar: false)
    #expect(places.child(opaque, outer: 0).height == 734)
  }

  @Test("a tab bar covers the bottom edge, or the strip that it shares with content")
  func tabs() {
    let size = CGSize(width: 375, height: 812)
    let bottom = TabGeometry(size: size, safeAreaTop: 44, placement: .bottom(height: 83))
    #expect(bottom.bar == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(bottom.covered == UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
    let top = TabGeometry(
      size: size, safeAreaTop: 24, placement: .top(height: 66, covering: 50))
    #expect(top.bar == CGRect(x: 0, y: 24, width: 375, height: 66))
    #expect(top.covered == UIEdgeInsets(top: 74, left: 0, bottom: 0, right: 0))
    let child = TabGeometry.child(in: CGRect(origin: .zero, size: size), above: bottom.bar.minY)
    #expect(child.maxY == bottom.bar.minY)
  }

  @Test("dots take 37 above the home indicator (recalled)")
  func dots() {
    let pages = PageGeometry(
      size: CGSize(width: 375, height: 812), isHorizontal: true, dotsAbove: 34)
    #expect(pages.pages.height == 741)
    #expect(pages.dots == CGRect(x: 0, y: 741, width: 375, height: 37))
    let none = PageGeometry(
      size: CGSize(width: 375, height: 812), isHorizontal: true, dotsAbove: nil)
    #expect(none.pages.height == 812)
  }

  @Test("the current page is the middle one of three, with half of the spacing on either side")
  func scrolling() {
    for isHorizontal in [true, false] {
      let pages = PageGeometry(
        size: CGSize(width: 300, height: 500), isHorizontal: isHorizontal, dotsAbove: nil)
      let places = pages.scrolling(spacing: 20)
      let shown = CGRect(
        x: places.frame.minX + places.page.minX - places.offset.x,
        y: places.frame.minY + places.page.minY - places.offset.y, width: places.page.width,
        height: places.page.height)
      #expect(shown == pages.pages)
      #expect(
        places.contentSize
          == (isHorizontal
            ? CGSize(width: 960, height: 500) : CGSize(width: 300, height: 1560)))
    }
  }

  @Test("two pages at a spine share the width without a gap")
  func spine() {
    for isHorizontal in [true, false] {
      let pages = PageGeometry(
        size: CGSize(width: 300, height: 500), isHorizontal: isHorizontal, dotsAbove: nil)
      let size = pages.pageSize(besideSpine: true)
      let both = pages.page(0, size: size).union(pages.page(1, size: size))
      #expect(both == pages.pages)
      #expect(pages.page(0, size: size).intersection(pages.page(1, size: size)).isEmpty)
      #expect(pages.pageSize(besideSpine: false) == pages.pages.size)
    }
  }

  @Test("a centred form of 540 × 620; a page as wide as the portrait screen, below 20 (Apple)")
  func legacySheets() {
    let size = CGSize(width: 1024, height: 768)
    #expect(
      LegacySheetGeometry.frame(isForm: true, preferred: .zero, in: size)
        == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(
      LegacySheetGeometry.frame(isForm: false, preferred: .zero, in: size)
        == CGRect(x: 128, y: 20, width: 768, height: 748))
    let large = CGSize(width: 2000, height: 100)
    #expect(
      LegacySheetGeometry.frame(isForm: true, preferred: large, in: size)
        == CGRect(x: 0, y: 334, width: 1024, height: 100))
  }
}
