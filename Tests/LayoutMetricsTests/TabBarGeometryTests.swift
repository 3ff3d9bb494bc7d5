import SystemFacts
import Testing

@testable import LayoutMetrics

struct TabBarGeometryTests {
  private func geometry(
    _ count: Int, width: CGFloat, height: CGFloat = 49, _ style: TabBarGeometry.Style,
    positioning: TabBarGeometry.Positioning = .automatic, naturalWidth: CGFloat = 0
  ) -> TabBarGeometry {
    TabBarGeometry(
      count: count, bounds: CGRect(x: 0, y: 0, width: width, height: height), insets: .zero,
      style: style, positioning: positioning, itemWidth: 0, itemSpacing: 0,
      naturalWidth: naturalWidth)
  }

  @Test("view dumps of iPhone 17 Pro, iOS 26: three items in 274 at 64, five in 360 at 21")
  func floating() {
    let three = geometry(3, width: 402, height: 83, .platter)
    #expect(three.platter == CGRect(x: 64, y: 0, width: 274, height: 62))
    #expect(three.items.map(\.minX) == [4, 90, 176])
    #expect(three.items[0].size == CGSize(width: 94, height: 54))
    let five = geometry(5, width: 402, height: 83, .platter)
    #expect(five.platter == CGRect(x: 21, y: 0, width: 360, height: 62))
    #expect(five.items.map(\.width) == Array(repeating: 77, count: 5))
    #expect(five.items.last?.maxX == 356)
  }

  @Test("view dumps of phones: items 2 from the ends and 4 apart, on whole points")
  func filling() {
    let items = geometry(5, width: 375, .phone).items
    #expect(items.first == CGRect(x: 2, y: 1, width: 71, height: 48))
    #expect(items.map(\.minX) == [2, 77, 152, 227, 302])
    #expect(items.last?.maxX == 373)
  }

  @Test("an iPad's items are 76 wide and 110 from one to the next (recalled)")
  func centered() {
    let items = geometry(3, width: 768, .pad).items
    #expect(items.map(\.width) == [76, 76, 76])
    #expect(items[1].minX - items[0].minX == 110)
    #expect(items[1].midX == 384)
    #expect(geometry(3, width: 768, .pad, positioning: .fill).items[0].minX == 2)
    #expect(geometry(3, width: 375, .phone, positioning: .centered).items[1].width == 76)
  }

  @Test("items that need more room than available are scaled down")
  func crowded() {
    let items = geometry(8, width: 768, .pad, naturalWidth: 120).items
    #expect(items[0].width < 120)
    #expect(items[0].minX >= 0 && items[7].maxX <= 768)
    #expect(liesApart(items))
  }

  @Test("which style a bar has", arguments: testedReleases)
  func style(release: OSRelease) {
    let floats = TabBarFacts.barsAtLowerEdgeFloat[release]
    let bottom = TabBarGeometry.Style(release: release, isPhone: true, isAtTop: false)
    #expect(bottom == (floats ? .platter : .phone))
    #expect(TabBarGeometry.Style(release: release, isPhone: false, isAtTop: true) == .strip)
  }

  @Test("from right to left the first item is in the last position")
  func mirrored() {
    let bar = geometry(4, width: 320, .phone)
    #expect(bar.item(0, isRightToLeft: false) == bar.items[0])
    #expect(bar.item(0, isRightToLeft: true) == bar.items[3])
    #expect(bar.item(0, isRightToLeft: true) == bar.items[0].mirrored(in: 320))
  }

  @Test("items are separate and inside the bar, whatever its width", arguments: [1, 2, 3, 4, 5, 7])
  func properties(count: Int) {
    for width in [320, 375, 393, 414, 768, 1024] as [CGFloat] {
      for style in [.phone, .pad, .strip, .platter] as [TabBarGeometry.Style] {
        let bar = geometry(count, width: width, style)
        #expect(bar.items.count == count)
        // Adjacent items in a capsule overlap by 8 (view dumps of iOS 26).
        if style != .platter { #expect(liesApart(bar.items)) }
        let room = bar.platter ?? CGRect(x: 0, y: 0, width: width, height: 49)
        let holder = CGRect(origin: .zero, size: room.size)
        for item in bar.items { #expect(holder.holds(item, within: 1)) }
      }
    }
  }
}
