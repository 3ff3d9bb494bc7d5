import Testing
import ViewLayout

/// Facts: layout §1.5. Recorded frames are in `RecordedFrameTests`.
struct FrameTests {
  @Test("a fixed frame proposes and uses its lengths; the child may overflow")
  func fixed() {
    let child = rigid(64, 40)
    let frame = child.frame(width: 40, .topLeading).inWindow(100, 100)
    #expect(frame.place == [30, 30, 40, 40])
    #expect(child.place == [30, 30, 64, 40])
    #expect(colour().frame(width: 40).size(10, 20) == CGSize(width: 40, height: 20))
    #expect(colour().frame(height: 40).size(nil, nil) == CGSize(width: 10, height: 40))
  }

  @Test("a fixed frame aligns its child")
  func alignment() {
    let child = rigid(20, 10)
    _ = child.frame(width: 60, height: 50, .bottomTrailing).inWindow(60, 50)
    #expect(child.place == [40, 40, 20, 10])
    let sunk = rigid(20, 10).guide(.bottom) { _ in 4 }
    _ = sunk.frame(width: 60, height: 50, .bottom).inWindow(60, 50)
    #expect(sunk.place == [20, 46, 20, 10])
  }

  @Test("with both bounds, a frame accepts the proposal")
  func both() {
    let frame = { rigid(40, 20).frame(minWidth: 50, maxWidth: 200) }
    #expect([10, 100, 300].map { frame().size($0, nil).width } == [50, 100, 200])
    #expect(frame().size(nil, nil).width == 50)
    #expect(rigid(40, 20).frame(minWidth: 0, maxWidth: .infinity).size(30, nil).width == 30)
    #expect(
      rigid(40, 20).frame(minWidth: 0, idealWidth: 70, maxWidth: 90).size(nil, nil).width == 70)
    #expect(
      rigid(40, 20).frame(minWidth: 0, idealWidth: 95, maxWidth: 90).size(nil, nil).width == 90)
  }

  @Test("with only a maximum, a frame has the proposal's or child's length up to it")
  func maximum() {
    let frame = { rigid(40, 20).frame(maxWidth: 200) }
    #expect([10, 100, 300].map { frame().size($0, nil).width } == [40, 100, 200])
    #expect(rigid(250, 20).frame(maxWidth: 200).size(300, nil).width == 200)
    #expect(rigid(250, 20).frame(maxWidth: 200).size(10, nil).width == 200)
    #expect(rigid(250, 20).frame(maxWidth: .infinity).size(200, nil).width == 250)
    #expect(rigid(40, 20).frame(maxWidth: .infinity).size(200, nil).width == 200)
    #expect(frame().size(nil, nil).width == 40)
  }

  @Test("with only a minimum, a frame is between proposal and child, but not shorter than it")
  func minimum() {
    let frame = { rigid(100, 20).frame(minWidth: 60) }
    #expect([10, 80, 300].map { frame().size($0, nil).width } == [60, 80, 100])
    #expect(rigid(40, 20).frame(minWidth: 60).size(300, nil).width == 60)
    #expect(rigid(40, 20).frame(minWidth: 60).size(nil, nil).width == 60)
  }

  @Test("the child is proposed the proposal or ideal length, clamped to the bounds")
  func inner() {
    func proposal(_ width: CGFloat?, _ bounds: FlexibleFrameLayout.Bounds) -> CGFloat? {
      var proposed: CGFloat??
      let leaf = AnsweringLeaf {
        proposed = $0.width
        return .zero
      }
      _ = LayoutBox(FlexibleFrameLayout(horizontal: bounds), [LayoutBox(leaf)]).size(width, nil)
      return proposed ?? -1
    }
    let bounds = FlexibleFrameLayout.Bounds(minimum: 50, ideal: 70, maximum: 90)
    #expect([nil, 10, 60, 300].map { proposal($0, bounds) } == [70, 50, 60, 90])
    #expect(proposal(nil, .init(minimum: 50, maximum: 90)) == nil)
    #expect(proposal(nil, .init(ideal: 30)) == 30)
  }

  @Test("the ideal length replaces an unspecified proposal")
  func ideal() {
    #expect(colour().frame(idealWidth: 150).size(nil, 20).width == 150)
    #expect(colour().frame(idealWidth: 150).size(60, 20).width == 60)
    #expect(colour().frame(idealWidth: 150).fixedSize().size(60, 20).width == 150)
  }

  @Test("contradictory or invalid bounds are harmless")
  func hostile() {
    #expect(colour().frame(minWidth: 90, maxWidth: 50).size(70, 20).width == 90)
    #expect(colour().frame(minWidth: .nan, maxWidth: -5).size(70, 20).width == 0)
    #expect(colour().frame(width: -10, height: .nan).size(70, 20) == CGSize(width: 70, height: 20))
    #expect(colour().frame(width: .infinity).size(70, 20).width == 70)
  }

  @Test("values, priorities and a stack's axis pass through modifiers")
  func passing() {
    let view = colour().priority(3).value(GridCellColumnsKey.self, 2)
    let outer = view.frame(width: 20).padding().overlay(rigid(5, 5)).fixedSize()
    #expect(outer.priority == 3)
    #expect(outer.value(of: GridCellColumnsKey.self) == 2)
    outer.priority = 1
    #expect(outer.frame(width: 5).priority == 1)
    #expect(hstack(view).priority == 0)
    #expect(hstack(view).value(of: GridCellColumnsKey.self) == nil)
  }
}
