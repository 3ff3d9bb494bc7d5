import Testing

@testable import LayoutMetrics

struct NavigationContentLayoutTests {
  private func layout(
    leading: [CGFloat] = [], trailing: [CGFloat] = [], title: CGFloat = 0,
    back: [CGFloat]? = nil
  ) -> NavigationContentLayout {
    NavigationContentLayout(
      width: 375, leadingMargin: 16, trailingMargin: 16, leading: leading, trailing: trailing,
      spacing: 16, back: back.map { .init(start: 8, arrow: 13, gap: 6, texts: $0) },
      titleWidth: title)
  }

  @Test("buttons are laid out from the edges inwards, with the title in the centre")
  func places() {
    let result = layout(leading: [20, 30], trailing: [40, 10], title: 100).solve()
    #expect(result.leading == [16, 52])
    #expect(result.trailing == [319, 293])
    #expect(result.titleStart == 137.5)
    #expect(result.titleWidth == 100)
  }

  @Test("a title is moved aside by the buttons next to it, and then truncated")
  func crowded() {
    let moved = layout(leading: [150], title: 100).solve()
    #expect(moved.titleStart == 172)
    #expect(moved.titleWidth == 100)
    let short = layout(leading: [100], trailing: [100], title: 300).solve()
    #expect(short.titleStart == 122)
    #expect(short.titleWidth == 131)
    let none = layout(leading: [200], trailing: [200], title: 50).solve()
    #expect(none.titleWidth == 0)
  }

  @Test("the back button shows as much text as fits next to the centred title")
  func back() {
    let full = layout(title: 60, back: [80, 37, 0]).solve()
    #expect(full.backText == 0)
    #expect(full.backTextStart == 27)
    #expect(full.backTextWidth == 80)
    #expect(full.titleStart == 157.5)
    let shorter = layout(title: 200, back: [160, 37, 0]).solve()
    #expect(shorter.backText == 1)
    #expect(shorter.titleStart == 87.5)
    let arrow = layout(title: 340, back: [160, 37, 0]).solve()
    #expect(arrow.backText == 2)
    #expect(arrow.titleStart == 27)
    #expect(arrow.titleWidth == 332)
    let beside = layout(leading: [30], title: 60, back: [40, 37, 0]).solve()
    #expect(beside.leading == [83])
  }
}
