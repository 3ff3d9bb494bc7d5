import Testing
import ViewLayout

/// Facts: layout §1.13, §1.14.
struct SafeAreaTests {
  /// A phone of 390 by 844 with 47 above and 34 below, and a keyboard of 300 if one is shown.
  static func phone(keyboard: CGFloat = 0) -> SafeArea {
    SafeArea(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      container: .init(top: 47, bottom: 34), keyboard: .init(bottom: keyboard))
  }

  @discardableResult
  static func layOut(_ root: LayoutBox, _ area: SafeArea = phone()) -> LayoutBox {
    root.layOut(in: area.rect(), surroundings: Surroundings(safeArea: area))
    return root
  }

  @Test("the root has the safe area without the keyboard")
  func root() {
    #expect(Self.layOut(colour()).place == [0, 47, 390, 763])
    #expect(Self.layOut(colour(), Self.phone(keyboard: 300)).place == [0, 47, 390, 497])
  }

  @Test("a view that ignores the safe area extends at edges that touch it; its outer frame stays")
  func ignoring() {
    let view = colour()
    let outer = view.ignoresSafeArea()
    Self.layOut(outer)
    #expect(outer.place == [0, 47, 390, 763])
    #expect(view.place == [0, 0, 390, 844])
    let top = colour()
    Self.layOut(top.ignoresSafeArea(.all, .top))
    #expect(top.place == [0, 0, 390, 810])
  }

  @Test("this works at any depth, but not 10 points away from the border")
  func depth() {
    let (touching, away) = (colour(), colour())
    Self.layOut(
      vstack(
        spacing: 0, touching.ignoresSafeArea().frame(width: 200), colour().frame(height: 50),
        away.ignoresSafeArea().padding(.bottom, 10)))
    #expect(touching.place == [95, 0, 200, 403.5])
    #expect(away.place == [0, 453.5, 390, 346.5])
  }

  @Test("smaller content is centred in the extended area")
  func centred() {
    let view = rigid(100, 100)
    Self.layOut(view.frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea())
    #expect(view.place == [145, 372, 100, 100])
  }

  @Test("one region can be ignored")
  func regions() {
    let (under, above) = (colour(), colour())
    Self.layOut(under.ignoresSafeArea(.keyboard), Self.phone(keyboard: 300))
    #expect(under.place == [0, 47, 390, 763])
    Self.layOut(above.ignoresSafeArea(.container), Self.phone(keyboard: 300))
    #expect(above.place == [0, 0, 390, 544])
  }

  @Test("a view knows how far it extends into unsafe areas")
  func insets() {
    var read: [EdgeInsets] = []
    let reader = {
      LayoutBox(readingGeometry: {
        read.append($0.safeAreaInsets)
        return []
      })
    }
    Self.layOut(reader())
    Self.layOut(reader().offset(0, -20))
    let area = Self.phone()
    #expect(read == [EdgeInsets(), EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)])
    #expect(
      area.insets(of: area.bounds, .leftToRight)
        == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
  }

  @Test("an inset reduces the proposal by its length and 8")
  func inset() {
    let (view, bar) = (colour(), colour().frame(height: 30))
    let box = LayoutBox(view, insetAt: .bottom, by: bar).inWindow(100, 200)
    #expect(box.place == [0, 0, 100, 200])
    #expect(view.place == [0, 0, 100, 162])
    #expect(bar.place == [0, 170, 100, 30])
    let (content, side) = (colour(), colour().frame(width: 20))
    _ = LayoutBox(content, insetAt: .leading, by: side, spacing: 0).inWindow(100, 50)
    #expect(content.place == [20, 0, 80, 50])
    #expect(side.place == [0, 0, 20, 50])
  }

  @Test("insets add up, and views that ignore them extend under them")
  func nestedInsets() {
    let view = colour()
    let (inner, outer) = (colour().frame(height: 20), colour().frame(height: 30))
    let box = LayoutBox(
      LayoutBox(view.ignoresSafeArea(), insetAt: .bottom, by: inner, spacing: 0),
      insetAt: .bottom, by: outer, spacing: 0)
    Self.layOut(box)
    #expect(inner.place == [0, 760, 390, 20])
    #expect(outer.place == [0, 780, 390, 30])
    #expect(view.place == [0, 0, 390, 844])
    // Away from the border it extends under the inset only.
    let (other, bar) = (colour(), colour().frame(height: 20))
    Self.layOut(
      LayoutBox(other.ignoresSafeArea(), insetAt: .bottom, by: bar, spacing: 0)
        .frame(width: 200, height: 200))
    #expect(other.place == [95, 328.5, 200, 200])
  }

  @Test("safe area padding is like an inset without a view")
  func padding() {
    let view = colour()
    let insets = EdgeInsets(top: 0, leading: 10, bottom: 5, trailing: 0)
    let box = LayoutBox(view, paddingSafeArea: insets)
    Self.layOut(box)
    #expect(box.place == [0, 47, 390, 763])
    #expect(view.place == [10, 47, 380, 758])
    let text = text(30, 20, baseline: 15)
    let row = hstack(
      align: .firstTextBaseline, spacing: 0, LayoutBox(text, paddingSafeArea: EdgeInsets(.top, 5)),
      rigid(10, 10))
    #expect(row.size(100, 100).height == 25)
  }

  @Test("positions stay fractional; drawn edges are on the nearest pixel of the window")
  func pixels() {
    let tile = rigid(358, 120.333)
    Self.layOut(tile)
    #expect(isNear(tile.frame.minY, 368.333))
    let drawn = tile.pixelFrame(on: PixelGrid(scale: 3))
    #expect(isNear(drawn.minY, 368.3333, within: 1e-4))
    #expect(isNear(drawn.maxY, 488.6667, within: 1e-4))
    let quarter = rigid(10, 20.5)
    _ = quarter.inWindow(100, 100)
    #expect(quarter.frame.minY == 39.75)
    #expect(quarter.pixelFrame(on: PixelGrid(scale: 2)).minY == 40)
  }
}
