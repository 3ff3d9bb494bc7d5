import Testing
import ViewLayout

/// Facts: layout §1.1.
struct ProposalTests {
  @Test("a view without an ideal size is 10 by 10")
  func unspecified() {
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10)
    )
    #expect(
      ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(
        by: CGSize(width: 1, height: 2)) == CGSize(width: 3, height: 2))
  }

  @Test("colours and shapes accept the proposal, and use 10 for unspecified lengths")
  func flexible() {
    #expect(colour().size(nil, nil) == CGSize(width: 10, height: 10))
    #expect(colour().size(30, nil) == CGSize(width: 30, height: 10))
    #expect(colour().size(0, .infinity) == CGSize(width: 0, height: CGFloat.infinity))
  }

  @Test("a circle is a square of the shorter length")
  func circle() {
    let circle = LayoutBox(CircleLeaf())
    #expect(circle.size(40, 60) == CGSize(width: 40, height: 40))
    #expect(circle.size(nil, 60) == CGSize(width: 10, height: 10))
  }

  @Test("the root is proposed the safe area, and centred in it")
  func root() {
    let root = rigid(100, 40)
    root.layOut(in: CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(root.place == [145, 408.5, 100, 40])
    let filling = colour()
    filling.layOut(in: CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(filling.place == [0, 47, 390, 763])
  }

  @Test("an image keeps its size, a resizable one accepts the proposal, a missing one is empty")
  func images() {
    #expect(rigid(64, 40).size(10, .infinity) == CGSize(width: 64, height: 40))
    let resizable = LayoutBox(ResizableLeaf(CGSize(width: 64, height: 40)))
    #expect(resizable.size(10, nil) == CGSize(width: 10, height: 40))
    #expect(resizable.size(nil, nil) == CGSize(width: 64, height: 40))
    #expect(vstack(rigid(0, 0), rigid(10, 10)).size(nil, nil) == CGSize(width: 10, height: 18))
  }

  @Test("an image that is too large is centred over its frame")
  func overflow() {
    let image = rigid(64, 40)
    _ = image.frame(width: 40, height: 60).inWindow(100, 100)
    #expect(image.place == [18, 30, 64, 40])
  }

  @Test("NaN requests the ideal length, a negative length the minimum")
  func hostileProposals() {
    #expect(colour().size(.nan, -5) == CGSize(width: 10, height: 0))
    #expect(colour().size(-.infinity, 3) == CGSize(width: 0, height: 3))
    var proposed: ProposedViewSize?
    let leaf = AnsweringLeaf {
      proposed = $0
      return .zero
    }
    _ = LayoutBox(leaf).size(-5, .nan)
    #expect(proposed == ProposedViewSize(width: 0, height: nil))
  }
}
