import LayoutMetrics
import Testing

struct VerticalBarGeometryTests {
  /// The inner display in landscape.
  private let inner = VerticalBarGeometry(
    bounds: CGRect(x: 0, y: 0, width: 951, height: 669), isLeft: false, width: 84, safeBottom: 34,
    occlusions: [CGRect(x: 867, y: 0, width: 84, height: 120)])

  @Test("tabs: 52 for each in a capsule of 50 at the bottom")
  func rail() throws {
    #expect(inner.column == CGRect(x: 867, y: 0, width: 84, height: 669))
    let rail = try #require(inner.rail(tabs: 4))
    #expect(rail.capsule == CGRect(x: 878, y: 423, width: 50, height: 212))
    #expect(rail.tabs.first == CGRect(x: 2, y: 2, width: 46, height: 52))
    #expect(rail.tabs.last == CGRect(x: 2, y: 158, width: 46, height: 52))
    #expect(inner.rail(tabs: 0) == nil)
    let many = try #require(inner.rail(tabs: 20))
    #expect(many.capsule.minY == 120 && many.capsule.maxY == 635)
  }

  @Test("a bar at the left, below a block at its bottom")
  func left() throws {
    let bar = VerticalBarGeometry(
      bounds: CGRect(x: 0, y: 0, width: 678, height: 466), isLeft: true, width: 84, safeBottom: 34,
      occlusions: [CGRect(x: 0, y: 384, width: 82, height: 82)])
    #expect(
      try #require(bar.rail(tabs: 2)).capsule == CGRect(x: 23, y: 276, width: 50, height: 108))
  }

  @Test("button groups follow each other from the top, each in its capsule")
  func buttons() {
    let places = inner.buttons(
      [[.init()], [.init(isProminent: true)], [.init(), .init()]], alwaysOverflows: false,
      above: inner.rail(tabs: 2))
    let x: CGFloat = 903 - 22
    #expect(places.buttons[0] == [CGRect(x: x, y: 128, width: 44, height: 44)])
    #expect(places.buttons[1] == [CGRect(x: x, y: 180, width: 44, height: 44)])
    #expect(places.buttons[2][1] == CGRect(x: x, y: 276, width: 44, height: 44))
    #expect(places.capsules.map(\.frame.height) == [44, 44, 88])
    #expect(places.capsules.map(\.isProminent) == [false, true, false])
    #expect(places.overflow == nil)
  }

  @Test("without room the lowest priority is dropped first, of equal ones the lowest button")
  func overflow() throws {
    let small = VerticalBarGeometry(
      bounds: CGRect(x: 0, y: 0, width: 466, height: 300), isLeft: false, width: 84, safeBottom: 0,
      occlusions: [])
    let group = [0, -1, 0, 1, 0].map { VerticalBarGeometry.Button(priority: $0) }
    // All five need 236, and three with the menu's button in its own capsule 200.
    let all = small.buttons([group], alwaysOverflows: false, above: small.rail(tabs: 1))
    #expect(all.overflow == nil && !all.buttons[0].contains(nil))
    let rail = try #require(small.rail(tabs: 2))
    #expect(rail.capsule.minY == 192)
    let some = small.buttons([group], alwaysOverflows: false, above: rail)
    #expect(some.buttons[0].map { $0 != nil } == [true, false, false, true, false])
    #expect(some.overflow?.minY == CGFloat(104))
    #expect(small.fits([group], hasOverflow: false, tabs: 1))
    #expect(!small.fits([group], hasOverflow: false, tabs: 2))
    let menu = small.buttons([], alwaysOverflows: true, above: nil)
    #expect(menu.overflow?.minY == 8)
    let none = VerticalBarGeometry(
      bounds: CGRect(x: 0, y: 0, width: 466, height: 20), isLeft: false, width: 84, safeBottom: 0,
      occlusions: []
    ).buttons([group], alwaysOverflows: true, above: nil)
    #expect(none.overflow == nil && none.capsules.isEmpty)
  }
}
