import Testing
import ViewLayout

/// Right-to-left layout; facts: layout §3.7.
struct DirectionTests {
  private func box(_ layout: some Layout, _ children: LayoutBox...) -> LayoutBox {
    LayoutBox(layout, children, layoutDirection: .rightToLeft)
  }

  @Test("stacks, alignments and padding are mirrored")
  func mirrored() {
    let (a, b, c) = (rigid(20, 10), rigid(30, 10), rigid(10, 10))
    let row = box(HStackLayout(spacing: 5), a, b)
    let column = box(VStackLayout(alignment: .leading, spacing: 0), row, c)
    let padded = box(PaddingLayout(.leading, 7), column)
    _ = padded.inWindow(62, 20)
    #expect([a, b, c].map(\.frame.minX) == [35, 0, 45])
    #expect(padded.place == [0, 0, 62, 20])
  }

  @Test("part of a screen may have the other direction")
  func mixed() {
    let (a, b) = (rigid(20, 10), rigid(30, 10))
    let row = hstack(spacing: 0, a, b)
    let (c, d) = (rigid(5, 5), row)
    _ = box(HStackLayout(spacing: 0), c, d).inWindow(55, 10)
    #expect([a, b, c].map(\.frame.minX) == [0, 20, 50])
  }

  @Test("overlays, frames and insets follow the leading edge")
  func edges() {
    let (badge, bar, view) = (rigid(4, 4), colour().frame(width: 10), rigid(20, 20))
    let marked = box(SecondaryLayout(.topLeading), view, badge)
    let framed = box(FrameLayout(width: 60, alignment: .leading), marked)
    _ = LayoutBox(
      framed, insetAt: .leading, by: bar, spacing: 0, layoutDirection: .rightToLeft
    ).inWindow(70, 20)
    #expect(view.frame.minX == 40)
    #expect(badge.frame.minX == 56)
    #expect(bar.frame.minX == 60)
  }

  @Test("a view that ignores the leading safe area extends to the right")
  func safeArea() {
    let view = colour()
    let area = SafeArea(
      bounds: CGRect(x: 0, y: 0, width: 100, height: 50), container: .init(left: 10, right: 20))
    let box = LayoutBox(
      ignoring: .all, edges: .leading, view, layoutDirection: .rightToLeft)
    SafeAreaTests.layOut(box, area)
    #expect(view.place == [10, 0, 90, 50])
    #expect(area.insets(of: area.bounds, .rightToLeft).leading == 20)
  }

  @Test("lazy rows and grids are mirrored")
  func lazy() {
    let cells = LazyTests.Elements(2) { _ in rigid(10, 10) }
    let items = [GridItem(.fixed(20)), GridItem(.fixed(40))]
    let grid = LayoutBox(
      lazyGrid: .vertical, items: items, alignment: .leading, cells,
      layoutDirection: .rightToLeft)
    _ = grid.inWindow(100, 10)
    #expect([cells[0].frame.minX, cells[1].frame.minX] == [90, 62])
  }
}
