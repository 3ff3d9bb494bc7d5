import Testing
import ViewLayout

/// Facts: layout §1.6, §1.7.
struct ModifierTests {
  @Test("padding is subtracted from the proposal and added to the size; 16 by default")
  func padding() {
    let child = colour()
    let padded = child.padding().inWindow(100, 80)
    #expect(padded.place == [0, 0, 100, 80])
    #expect(child.place == [16, 16, 68, 48])
    #expect(rigid(20, 10).padding(.horizontal, 5).size(nil, nil) == CGSize(width: 30, height: 10))
    #expect(rigid(20, 10).padding(.top).size(nil, nil) == CGSize(width: 20, height: 26))
  }

  @Test("padding may be negative, or exceed the available space")
  func unusualPadding() {
    let child = colour()
    _ = child.padding(.all, -10).inWindow(100, 80)
    #expect(child.place == [-10, -10, 120, 100])
    #expect(rigid(20, 10).padding(.all, -30).size(nil, nil) == .zero)
    #expect(colour().padding(.all, 80).size(100, 100) == CGSize(width: 160, height: 160))
    #expect(rigid(20, 10).padding(.all, .nan).size(nil, nil) == CGSize(width: 20, height: 10))
  }

  @Test("a fixed size is the ideal one in its axes")
  func fixedSize() {
    let text = { wrappingText(6) }
    #expect(text().size(90, nil) == CGSize(width: 90, height: 40))
    #expect(text().fixedSize().size(90, 10) == CGSize(width: 180, height: 20))
    #expect(text().fixedSize(.vertical).size(90, 10) == CGSize(width: 90, height: 40))
    #expect(colour().fixedSize(.horizontal).size(90, 70) == CGSize(width: 10, height: 70))
  }

  @Test("a ratio fits into the proposal, or covers it; a rigid view doesn't change")
  func aspectRatio() {
    #expect(colour().aspectRatio(2, .fit).size(100, 100) == CGSize(width: 100, height: 50))
    #expect(colour().aspectRatio(2, .fit).size(100, 20) == CGSize(width: 40, height: 20))
    #expect(colour().aspectRatio(1.6, .fill).size(40, 60) == CGSize(width: 96, height: 60))
    #expect(rigid(64, 40).aspectRatio(1, .fit).size(100, 100) == CGSize(width: 64, height: 40))
    // The other length follows from the proposed one.
    #expect(colour().aspectRatio(2, .fit).size(100, nil) == CGSize(width: 100, height: 50))
    #expect(colour().aspectRatio(2, .fill).size(nil, 30) == CGSize(width: 60, height: 30))
    #expect(colour().aspectRatio(2, .fit).size(.infinity, 30) == CGSize(width: 60, height: 30))
  }

  @Test("without a ratio, the ideal size's is used")
  func ownRatio() {
    let image = { LayoutBox(ResizableLeaf(CGSize(width: 64, height: 40))) }
    #expect(image().aspectRatio(nil, .fit).size(32, 60) == CGSize(width: 32, height: 20))
    #expect(image().aspectRatio(nil, .fill).size(40, 60) == CGSize(width: 96, height: 60))
    let empty = LayoutBox(ResizableLeaf(.zero))
    #expect(empty.aspectRatio(nil, .fit).size(32, 60) == CGSize(width: 32, height: 60))
    #expect(colour().aspectRatio(0, .fit).size(32, 60) == CGSize(width: 32, height: 60))
  }

  @Test("a view that covers its frame overflows around its centre")
  func filling() {
    let picture = colour()
    _ = picture.aspectRatio(1.6, .fill).frame(width: 40, height: 60).inWindow(40, 60)
    #expect(picture.place == [-28, 0, 96, 60])
  }

  @Test("an offset shows a view elsewhere, and changes nothing else")
  func offset() {
    let view = text(30, 20, baseline: 15)
    let (moved, other) = (view.offset(7, -40), rigid(10, 10))
    let row = hstack(align: .firstTextBaseline, spacing: 0, moved, other).inWindow(100, 100)
    #expect(row.frame.size == CGSize(width: 40, height: 20))
    #expect(moved.place == [30, 40, 30, 20])
    #expect(view.place == [37, 0, 30, 20])
    #expect(other.frame.maxY == 55)
  }

  @Test("a position accepts the proposal, and places the view's centre at a point")
  func position() {
    let view = rigid(30, 20)
    let positioned = view.position(10, 90).inWindow(100, 100)
    #expect(positioned.place == [0, 0, 100, 100])
    #expect(view.place == [-5, 80, 30, 20])
    #expect(rigid(30, 20).position(5, 5).size(nil, 50) == CGSize(width: 30, height: 50))
  }
}
