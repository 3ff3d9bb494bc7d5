import Foundation
import Testing

@testable import UIKit

/// Solved frames are on the window's pixels (recorded rules 1 and 5).
@MainActor
struct EdgeRoundingTests {
  private let stage = ConstraintStage(CGSize(width: 393, height: 852))

  /// A view whose centre and size are determined by constraints.
  private func centered(_ width: CGFloat, in superview: UIView) -> (UIView, NSLayoutConstraint) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    let middle = view.centerXAnchor.constraint(equalTo: superview.centerXAnchor)
    NSLayoutConstraint.activate([
      middle, view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    return (view, middle)
  }

  /// The edges of a view in pixels of the window.
  private func edges(_ view: UIView) -> [Int] {
    let frame = view.convert(view.bounds, to: stage.window)
    return [frame.minX, frame.maxX].map { Int(($0 * 3).rounded()) }
  }

  @Test func aChildsEdgesAreRoundedInTheWindow() {
    let (outer, _) = centered(200, in: stage.root)
    let (child, _) = centered(317.0 / 3, in: outer)
    stage.settle()
    #expect(edges(outer) == [290, 890])
    // 143.667 and 249.333; rounded within the superview they would be 432 and 749.
    #expect(edges(child) == [431, 748])
    #expect(child.frame.minX == 47)
  }

  @Test func whatRoundingTookGoesDownThroughSeveralViews() {
    let (outer, _) = centered(200, in: stage.root)
    let (middle, _) = centered(150.5, in: outer)
    let (inner, _) = centered(100.5, in: middle)
    stage.settle()
    // Unrounded: (393 − 150.5) / 2 = 121.25 and (393 − 100.5) / 2 = 146.25.
    #expect(edges(middle) == [364, 815])
    #expect(edges(inner) == [439, 740])
  }

  @Test func aViewOfAHundredPointsIsExactlyThatWide() {
    for place in stride(from: 0.1, to: 20, by: 0.7) {
      let (view, middle) = centered(100, in: stage.root)
      middle.constant = place
      stage.settle()
      #expect(view.frame.width == 100)
      #expect(view.bounds.width == 100)
      view.removeFromSuperview()
    }
  }

  /// The picture depends on the constraints, not on their history.
  @Test func aSuperviewThatMovesLeavesItsSubviewsAsIfTheyHadStoodThere() {
    let (outer, middle) = centered(200, in: stage.root)
    let (child, _) = centered(317.0 / 3, in: outer)
    stage.settle()
    let before = edges(child)
    middle.constant = 1.0 / 6
    stage.settle()
    // 96.667 is on a pixel: nothing is left to pass on.
    #expect(edges(outer) == [290, 890])
    #expect(edges(child) == [432, 749])
    middle.constant = 0
    stage.settle()
    #expect(edges(child) == before)
  }

  @Test func aFrameThatWasSetBeginsAnew() {
    let (outer, _) = centered(200, in: stage.root)
    let framed = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 40))
    outer.addSubview(framed)
    let (child, _) = centered(50.5, in: framed)
    stage.settle()
    #expect(framed.frame.minX == 10)
    // (100 − 50.5) / 2 = 24.75 within the frame.
    #expect(Int((child.frame.minX * 3).rounded()) == 74)
  }

  @Test func aGuidesFrameIsRoundedLikeAView() {
    let (outer, _) = centered(200, in: stage.root)
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      guide.widthAnchor.constraint(equalToConstant: 317.0 / 3),
      guide.topAnchor.constraint(equalTo: outer.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.settle()
    #expect(guide.layoutFrame.minX == 47)
    #expect(abs(guide.layoutFrame.width - 317.0 / 3) < 1e-9)
  }
}
