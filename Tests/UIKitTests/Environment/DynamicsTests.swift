import Testing
import UIKit

@Suite("Dynamics")
@MainActor
struct DynamicsTests {
  @Test("a snapped item is at its point, others stay")
  func ends() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let falling = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: view)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 40, y: 50))
    let both = UIDynamicBehavior()
    both.addChildBehavior(snap)
    both.addChildBehavior(UIGravityBehavior(items: [falling]))
    #expect(item.center == CGPoint(x: 5, y: 5))
    animator.addBehavior(both)
    #expect(item.center == CGPoint(x: 40, y: 50))
    #expect(falling.frame.minY == 0)
    #expect(animator.items(in: CGRect(x: 30, y: 40, width: 20, height: 20)).count == 1)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
  }

  @Test("gravity has an angle and a magnitude")
  func gravity() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-9)
    gravity.magnitude = 2
    #expect(abs(gravity.gravityDirection.dy - 2) < 1e-9)
  }
}
