import Testing

@testable import LayoutMetrics

struct ScrollGeometryTests {
  private func geometry(
    _ adjustment: ScrollGeometry.Adjustment, content: CGSize = CGSize(width: 375, height: 2000)
  ) -> ScrollGeometry {
    ScrollGeometry(
      boundsSize: CGSize(width: 375, height: 812), contentSize: content,
      contentInset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      safeAreaInsets: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 20),
      adjustment: adjustment)
  }

  @Test("which edges apply, by Apple's documentation of contentInsetAdjustmentBehavior")
  func edges() {
    #expect(geometry(.never).adjustedEdges == [])
    #expect(geometry(.always).adjustedEdges == .all)
    #expect(geometry(.scrollableAxes).adjustedEdges == [.top, .bottom])
    let small = CGSize(width: 100, height: 100)
    #expect(geometry(.scrollableAxes, content: small).adjustedEdges == [])
    #expect(geometry(.automatic, content: small).adjustedEdges == [])
    var owned = geometry(.automatic, content: small)
    owned.insetsFittingContent = true
    #expect(owned.adjustedEdges == [.top, .bottom])
    owned.alwaysBouncesHorizontally = true
    #expect(owned.adjustedEdges == .all)
  }

  @Test("the safe area is added to the inset at these edges")
  func insets() {
    #expect(
      geometry(.automatic).adjustedContentInset
        == UIEdgeInsets(top: 45, left: 2, bottom: 37, right: 4))
    #expect(
      geometry(.always).adjustedContentInset
        == UIEdgeInsets(top: 45, left: 12, bottom: 37, right: 24))
  }

  @Test("offsets stay between both ends; content that is too short rests at its inset")
  func clamp() {
    let inset = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    func clamp(_ y: CGFloat, height: CGFloat) -> CGFloat {
      ScrollGeometry.clamp(
        CGPoint(x: 0, y: y), contentSize: CGSize(width: 375, height: height),
        boundsSize: CGSize(width: 375, height: 812), inset: inset
      ).y
    }
    #expect(clamp(-100, height: 2000) == -44)
    #expect(clamp(5000, height: 2000) == 1222)
    #expect(clamp(300, height: 2000) == 300)
    #expect(clamp(300, height: 100) == -44)
  }

  @Test("the smallest scroll that shows a range, or its start if it is too long")
  func reveal() {
    func reveal(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
      ScrollGeometry.reveal(
        start, length: length, offset: 100, window: 400, leading: 20, trailing: 30)
    }
    #expect(reveal(200, 50) == 100)
    #expect(reveal(110, 50) == 90)
    #expect(reveal(450, 50) == 130)
    #expect(reveal(300, 900) == 280)
  }
}
