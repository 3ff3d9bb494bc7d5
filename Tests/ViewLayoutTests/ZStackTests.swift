import Testing
import ViewLayout

/// Facts: layout §1.4.
struct ZStackTests {
  @Test("all subviews receive the stack's proposal, and it's as large as they are together")
  func union() {
    let (a, b) = (rigid(60, 20), rigid(20, 50))
    let stack = zstack(a, b).inWindow(100, 100)
    #expect(stack.place == [20, 25, 60, 50])
    #expect(a.place == [20, 40, 60, 20])
    #expect(b.place == [40, 25, 20, 50])
    #expect(zstack(rigid(5, 5), colour()).size(70, 30) == CGSize(width: 70, height: 30))
  }

  @Test("guides are aligned, even if that makes the stack larger than its views")
  func guides() {
    let (a, b) = (rigid(60, 20), rigid(20, 20).guide(.leading) { _ in 30 })
    let stack = zstack(align: .topLeading, a, b).inWindow(100, 100)
    #expect(stack.frame.width == 90)
    #expect(a.frame.minX - b.frame.minX == 30)
  }

  @Test("only the highest priority counts for the size")
  func priorities() {
    let large = rigid(80, 80)
    let stack = zstack(large, rigid(30, 30).priority(1)).inWindow(100, 100)
    #expect(stack.place == [35, 35, 30, 30])
    #expect(large.place == [10, 10, 80, 80])
  }

  @Test("an overlay is proposed the view's size, may overflow, and changes nothing")
  func overlays() {
    let (filling, badge) = (colour(), rigid(90, 10))
    let view = text(40, 20, baseline: 12)
    let both = view.overlay(filling).overlay(align: .topTrailing, badge)
    let stack = hstack(align: .firstTextBaseline, spacing: 0, both, rigid(10, 10)).inWindow(
      100, 100)
    #expect(stack.size(100, 100) == CGSize(width: 50, height: 20))
    #expect(filling.frame == view.frame)
    #expect(badge.frame.maxX == view.frame.maxX)
    #expect(badge.frame.minY == view.frame.minY)
    #expect(both.spacing.distance(to: .plain, along: .vertical) == 8)
  }

  @Test("an overlay aligns on its view's explicit guides")
  func overlayGuides() {
    let (view, mark) = (rigid(40, 20), rigid(4, 4))
    _ = view.guide(.trailing) { _ in 10 }.overlay(align: .trailing, mark).inWindow(40, 20)
    #expect(mark.place == [6, 8, 4, 4])
  }

  @Test("a view's height affects only the painting order")
  func paintingOrder() {
    let views = [1, 0, -1, 0, 1].map { height in
      rigid(10, 10).value(ZIndexKey.self, height).padding()
    }
    let stack = LayoutBox(HStackLayout(), views)
    let order = stack.childrenInPaintingOrder.map { box in
      views.firstIndex { $0 === box } ?? -1
    }
    #expect(order == [2, 1, 3, 0, 4])
    #expect(stack.children.elementsEqual(views) { $0 === $1 })
  }
}
