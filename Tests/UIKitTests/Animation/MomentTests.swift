import Testing
import UIKit

@testable import UIKit

@Suite("Moments of view animations")
@MainActor
struct MomentTests {
  private func launch() -> (host: SimulationHost, view: UIView) {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    return (host, view)
  }

  /// Times and curves are sums of rounded numbers.
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-4 }

  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test("changes apply immediately, and layers show the interpolation until the end")
  func linear() {
    let (host, view) = launch()
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: {
        view.frame = CGRect(x: 100, y: 0, width: 30, height: 10)
        view.alpha = 0
        view.backgroundColor = .white
        view.layer.cornerRadius = 4
        view.transform = CGAffineTransform(scaleX: 3, y: 1)
      }, completion: { ends.append($0) })
    #expect(view.center.x == 115 && view.alpha == 0)
    // The delay shows the previous value.
    host.advance(by: 0.25)
    #expect(shown(view).position.x == 5 && shown(view).opacity == 1)
    #expect(shown(view).bounds.width == 10 && view.layer.bounds.width == 30)
    host.advance(by: 0.75)
    #expect(isNear(shown(view).position.x, 60) && isNear(shown(view).bounds.width, 20))
    #expect(isNear(CGFloat(shown(view).opacity), 0.5) && isNear(shown(view).cornerRadius, 2))
    #expect(isNear(shown(view).transform.m11, 2))
    #expect(isNear(shown(view).backgroundColor?.alpha ?? 0, 0.5))
    #expect(ends.isEmpty)
    host.advance(by: 0.5)
    #expect(ends == [true] && view.layer.animationKeys() == nil)
    #expect(shown(view) === view.layer)
  }

  @Test("settling waits for an animation without completion, and leaves no animations behind")
  func settling() {
    let (host, view) = launch()
    UIView.animate(withDuration: 2) { view.alpha = 0 }
    #expect(view.layer.animationKeys() == ["opacity"])
    host.settle()
    #expect(view.layer.animationKeys() == nil && host.time == 2)
    // An animation that changes nothing takes no time.
    UIView.animate(withDuration: 2) { view.alpha = 0 }
    host.settle()
    #expect(host.time == 2)
  }

  @Test("curves ease the animation; the default one is slow at both ends")
  func curves() {
    let (host, view) = launch()
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    host.advance(by: 0.25)
    // The curve (0.42, 0) (0.58, 1) at a quarter of the time.
    #expect(abs(shown(view).position.x - (5 + 100 * 0.12916)) < 0.01)
    host.advance(by: 0.25)
    #expect(isNear(shown(view).position.x, 55))
    host.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.center.x = 5 }
    host.advance(by: 0.5)
    #expect(shown(view).position.x > 105 - 50 && shown(view).position.x < 105)
  }

  @Test("a second animation of a property adds to the first, without a jump")
  func interrupted() {
    let (host, view) = launch()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    host.advance(by: 0.5)
    let before = shown(view).position.x
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
    #expect(shown(view).position.x == before)
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    host.advance(by: 0.5)
    #expect(isNear(shown(view).position.x, 55))
    host.settle()
    #expect(shown(view).position.x == 5)
  }

  @Test("springs settle after their duration, and overshoot with less damping")
  func springs() {
    // 9.2334134764 for a critical spring; measured in the facts.
    let critical = SpringFrequency.frequency(dampingRatio: 1, velocity: 0, settlingIn: 0.5)
    #expect(abs(critical * 0.5 - 9.2334134764) < 1e-6)
    let z = 0.5
    let expected = log(1000 * z / (1 - z * z).squareRoot()) / (z * 2)
    let swinging = SpringFrequency.frequency(dampingRatio: z, velocity: 0, settlingIn: 2)
    #expect(abs(swinging - expected) < 1e-6)
    let (host, view) = launch()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
    ) { view.center.x = 105 }
    var most: CGFloat = 0
    for _ in 0..<100 {
      host.advance(by: 0.01)
      most = max(most, shown(view).position.x)
    }
    // e^(−π z ∕ √(1 − z²)) of the distance beyond the end.
    #expect(abs(most - (105 + 37.2)) < 0.5)
    #expect(shown(view).position.x == 105)
  }

  @Test("steps of a keyframe animation follow one another")
  func keyframes() {
    let (host, view) = launch()
    var ended = false
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 5
        }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.center.x = 105
          #expect(UIView.inheritedAnimationDuration == 2)
        }
      }, completion: { _ in ended = true })
    #expect(shown(view).position.x == 5)
    host.advance(by: 0.5)
    #expect(abs(shown(view).position.x - 55) < 1e-9)
    host.advance(by: 0.5)
    #expect(abs(shown(view).position.x - 105) < 1e-9)
    host.advance(by: 0.5)
    #expect(abs(shown(view).position.x - 55) < 1e-9 && !ended)
    host.settle()
    #expect(view.center.x == 5 && ended && view.layer.animationKeys() == nil)
  }

  @Test("nothing is animated without animations, or for layers without views")
  func atOnce() {
    let (host, view) = launch()
    let layer = CALayer()
    view.layer.addSublayer(layer)
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1) { view.alpha = 0 }
    }
    view.center.x = 50
    UIView.animate(withDuration: 1) { layer.opacity = 0 }
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 70 } }
    #expect(view.layer.animationKeys() == nil && layer.animationKeys() == nil)
    host.settle()
    #expect(host.time == 0)
  }

  @Test("a nested animation inherits its duration, unless it overrides it")
  func nested() {
    let (host, view) = launch()
    let inner = UIView()
    view.addSubview(inner)
    var ends: [String: TimeInterval] = [:]
    UIView.animate(withDuration: 2) {
      view.alpha = 0
      UIView.animate(withDuration: 1, animations: { inner.alpha = 0 }) { _ in
        ends["inherits"] = host.time
      }
      UIView.animate(
        withDuration: 1, delay: 0, options: .overrideInheritedDuration,
        animations: { inner.center.x = 9 }
      ) { _ in ends["overrides"] = host.time }
    }
    host.settle()
    #expect(ends == ["inherits": 2, "overrides": 1])
  }

  @Test("removing the animations completes them at once, unfinished")
  func removed() {
    let (host, view) = launch()
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        view.alpha = 0; view.center.x = 50
      },
      completion: { ends.append($0) })
    view.layer.removeAllAnimations()
    #expect(ends == [false] && view.alpha == 0)
    host.settle()
    #expect(ends == [false] && host.time == 0)
  }

  @Test("a repeating animation continues, and is pictured in its current state")
  func repeating() {
    let (host, view) = launch()
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
    ) { view.alpha = 0 }
    host.settle()
    #expect(host.time == 0 && shown(view).opacity == 1)
    host.advance(by: 3.25)
    #expect(abs(shown(view).opacity - 0.25) < 1e-6)
    view.layer.removeAllAnimations()
    #expect(shown(view).opacity == 0)
  }

  @Test("an animator pauses at a fraction, reverses, and leaves views where it stops")
  func animators() {
    let (host, view) = launch()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 105 }
    animator.fractionComplete = 0.25
    #expect(isNear(shown(view).position.x, 30))
    animator.scrubsLinearly = false
    animator.startAnimation()
    host.advance(by: 0.25)
    #expect(abs(shown(view).position.x - 55) < 1e-4)
    animator.isReversed = true
    host.advance(by: 0.25)
    #expect(abs(shown(view).position.x - 30) < 1e-4)
    host.settle()
    #expect(view.center.x == 5 && shown(view).position.x == 5)

    let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    stopped.startAnimation()
    host.advance(by: 0.5)
    stopped.stopAnimation(true)
    #expect(abs(view.center.x - 55) < 1e-6 && view.layer.animationKeys() == nil)

    let late = UIViewPropertyAnimator(duration: 1, curve: .linear)
    late.addAnimations({ view.center.x = 155 }, delayFactor: 0.5)
    late.startAnimation()
    host.advance(by: 0.5)
    #expect(isNear(shown(view).position.x, 55))
    host.advance(by: 0.25)
    #expect(isNear(shown(view).position.x, 105))
    host.settle()
  }

  @Test("moments are observed after the first movement, in order, before the screen settles")
  func watching() {
    let (host, view) = launch()
    var seen: [CGFloat] = []
    let watch = MomentWatch(moments: [0, 0.5, 1]) { _ in seen.append(shown(view).position.x) }
    host.watch(watch) {
      host.schedule(after: 3) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
      }
    }
    #expect(zip(seen, [5, 55, 105]).allSatisfy(isNear) && seen.count == 3 && host.time == 4)
    // If nothing moves, they follow the body.
    seen = []
    host.watch(MomentWatch(moments: [0, 2]) { _ in seen.append(CGFloat(host.time)) }) {}
    #expect(seen == [4, 6])
  }

  @Test("pushes, presentations and rotations animate only while moments are watched")
  func transitions() throws {
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    host.setRoot(stack)
    let next = UIViewController()
    var places: [CGFloat] = []
    func place(_ view: UIView) -> CGFloat {
      shown(view).position.x - view.layer.position.x
    }
    host.watch(MomentWatch(moments: [0, 0.35]) { _ in places.append(place(next.view)) }) {
      stack.pushViewController(next, animated: true)
    }
    #expect(places.first == 375 && abs(places.last ?? 9) < 5)
    #expect(next.view.layer.animationKeys() == nil)
    #expect(stack.stack.wrapper.layer.sublayers?.count == 1)

    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    var below: [CGFloat] = []
    host.watch(
      MomentWatch(moments: [0, 0.4]) { _ in
        below.append(shown(sheet.view).position.y - sheet.view.layer.position.y)
      }
    ) { stack.present(sheet, animated: true) }
    #expect(below.first == 812 && abs(below.last ?? 9) < 6)

    let window = try #require(host.windows.key)
    var angles: [CGFloat] = []
    host.watch(
      MomentWatch(moments: [0, 0.2, 0.4]) { _ in
        let transform = self.shown(window).transform
        angles.append(atan2(transform.m12, transform.m11))
      }
    ) { host.turn(to: .landscapeLeft) }
    #expect(angles.count == 3 && abs(abs(angles[0]) - .pi / 2) < 1e-6)
    #expect(abs(abs(angles[1]) - .pi / 4) < 1e-6 && abs(angles[2]) < 1e-6)
    #expect(shown(window) === window.layer && shown(sheet.view) === sheet.view.layer)
  }
}
