import Testing
import ViewLayout

/// Facts: layout §1.7.
struct GuideTests {
  enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Other: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  static let middle = VerticalAlignment(Middle.self)

  func dimensions(_ box: LayoutBox) -> ViewDimensions {
    // Read by a layout, as in apps.
    var found: ViewDimensions?
    let reader = box.guide(HorizontalAlignment(Other.self)) {
      found = $0
      return 0
    }
    _ = vstack(align: HorizontalAlignment(Other.self), reader).size(nil, nil)
    return found.unsafelyUnwrapped
  }

  @Test("default guides are at a view's edges and centre")
  func implicit() {
    let view = dimensions(rigid(40, 20))
    #expect([view[.leading], view[HorizontalAlignment.center], view[.trailing]] == [0, 20, 40])
    #expect([view[.top], view[VerticalAlignment.center], view[.bottom]] == [0, 10, 20])
    #expect([view[.firstTextBaseline], view[.lastTextBaseline]] == [20, 20])
    #expect(view[explicit: .leading] == nil)
    #expect(view[explicit: .firstTextBaseline] == nil)
    #expect(view[Self.middle] == 10)
  }

  @Test("a text sets the baselines of its first and last lines")
  func baselines() {
    let view = dimensions(wrappingText(6).frame(width: 90))
    #expect([view[.firstTextBaseline], view[.lastTextBaseline]] == [15, 35])
    #expect(view[explicit: .lastTextBaseline] == 35)
  }

  @Test("a container aligns on explicit guides")
  func explicit() {
    let (a, b) = (rigid(40, 20), rigid(40, 20))
    let stack = vstack(align: .leading, spacing: 0, a.guide(.leading) { $0[.leading] - 12 }, b)
    _ = stack.inWindow(100, 100)
    #expect(a.frame.minX - b.frame.minX == 12)
    #expect(stack.frame.width == 52)
    // A container with another alignment ignores it.
    let (c, d) = (rigid(40, 20), rigid(40, 20))
    _ = vstack(align: .trailing, spacing: 0, c.guide(.leading) { _ in 12 }, d).inWindow(100, 100)
    #expect(c.frame.minX == d.frame.minX)
  }

  @Test("an explicit guide passes through stacks and modifiers")
  func through() {
    let inner = vstack(spacing: 0, rigid(40, 20), rigid(40, 20).guide(Self.middle) { _ in 5 })
    #expect(dimensions(inner)[explicit: Self.middle] == 25)
    let outer = hstack(spacing: 0, inner.padding(.top, 10).frame(height: 100, .bottom))
    #expect(dimensions(outer)[explicit: Self.middle] == 85)
    #expect(dimensions(outer)[explicit: .top] == nil)
  }

  @Test("values of several children are merged: their mean, or the first or last baseline")
  func merged() {
    let stack = vstack(
      spacing: 0, rigid(40, 20).guide(Self.middle) { _ in 0 }, rigid(40, 20),
      rigid(40, 20).guide(Self.middle) { _ in 20 })
    #expect(dimensions(stack)[Self.middle] == 30)
    let texts = vstack(
      spacing: 0, rigid(5, 5), text(40, 20, baseline: 15), text(40, 20, baseline: 15))
    #expect(dimensions(texts)[.firstTextBaseline] == 20)
    #expect(dimensions(texts)[.lastTextBaseline] == 40)
    #expect(VerticalAlignment.center.combineExplicit([nil, 2, 4]) == 3)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil, 2, 4]) == 2)
    #expect(VerticalAlignment.center.combineExplicit([nil]) == nil)
  }

  @Test("a row aligns its stacks on their first baselines")
  func nested() {
    let (label, note) = (text(40, 20, baseline: 15), text(40, 12, baseline: 9))
    let (title, image) = (text(40, 30, baseline: 24), rigid(10, 10))
    _ = hstack(
      align: .firstTextBaseline, spacing: 0, vstack(spacing: 0, label, note), title, image
    ).inWindow(200, 200)
    #expect(label.frame.minY + 15 == title.frame.minY + 24)
    #expect(image.frame.maxY == title.frame.minY + 24)
  }

  @Test("guides that aren't numbers are ignored")
  func hostile() {
    #expect(dimensions(rigid(40, 20).guide(Self.middle) { _ in .nan })[Self.middle] == 10)
    let (a, b) = (rigid(40, 20).guide(.leading) { _ in .infinity }, rigid(40, 20))
    _ = vstack(align: .leading, spacing: 0, a, b).inWindow(100, 100)
    #expect(a.place == [30, 30, 40, 20])
  }
}
