import Testing
import UIKit

@testable import UIKit

@Suite("Edge cases of animation moments")
@MainActor
struct MomentLifeTests {
  private func launch() -> (host: SimulationHost, view: UIView) {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    return (host, view)
  }

  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

  @Test("an animation with a completion retains nothing of the screen, ended or not")
  func leak() {
    final class Token {}
    weak var host: SimulationHost?
    weak var token: Token?
    for settles in [true, false] {
      do {
        let (made, view) = launch()
        host = made
        let kept = Token()
        token = kept
        UIView.animate(
          withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in _ = kept })
        if settles { made.settle() }
      }
      // Another screen replaces the current one.
      _ = launch()
      #expect(host == nil && token == nil)
    }
  }

  @Test("repeating steps are at their end, and don't add up")
  func repeatedSteps() {
    let (host, view) = launch()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: .repeat,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
      })
    for _ in 0..<8 {
      host.advance(by: 0.4)
      #expect(shown(view).position.x == 5)
    }
  }

  @Test("a step without a duration changes at its time")
  func instantStep() {
    let (host, view) = launch()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.alpha = 0 }
      })
    host.advance(by: 0.9)
    #expect(shown(view).opacity == 1)
    host.advance(by: 0.2)
    #expect(shown(view).opacity == 0)
  }

  @Test("a scrubbed spring progresses linearly")
  func scrubbedSpring() {
    let (_, view) = launch()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.center.x = 105 }
    animator.fractionComplete = 0.25
    #expect(abs(shown(view).position.x - 30) < 1e-4)
    animator.fractionComplete = 0.75
    #expect(abs(shown(view).position.x - 80) < 1e-4)
    animator.stopAnimation(true)
  }

  @Test("an animator reversed after a delayed start counts the delay once")
  func delayedAndReversed() {
    let (host, view) = launch()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation(afterDelay: 0.5)
    host.advance(by: 0.75)
    animator.isReversed = true
    host.advance(by: 0.125)
    #expect(abs(animator.fractionComplete - 0.125) < 1e-6)
    #expect(abs(shown(view).position.x - 17.5) < 1e-3)
    host.advance(by: 0.13)
    #expect(ends == [.start] && view.center.x == 5)
  }

  @Test("changes added to a paused animator wait with the others")
  func addedWhilePaused() {
    let (host, view) = launch()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    animator.fractionComplete = 0.5
    animator.addAnimations { view.alpha = 0 }
    host.advance(by: 1)
    #expect(shown(view).opacity == 1 && abs(shown(view).position.x - 55) < 1e-4)
    animator.startAnimation()
    host.advance(by: 0.25)
    #expect(abs(shown(view).opacity - 0.5) < 1e-3)
    host.settle()
    #expect(view.alpha == 0 && animator.state == .inactive)
  }

  @Test("stopping gives views their displayed values, also before they are finished elsewhere")
  func stopped() {
    for (position, expected) in [
      (UIViewAnimatingPosition.current, 30.0), (.start, 5), (.end, 105),
    ] {
      let (host, view) = launch()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
      animator.startAnimation()
      host.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(abs(view.center.x - 30) < 1e-4 && view.layer.animationKeys() == nil)
      animator.finishAnimation(at: position)
      #expect(abs(view.center.x - CGFloat(expected)) < 1e-4)
    }
  }

  @Test("parts of an animator that change one property stop at its displayed value")
  func parts() {
    let (host, view) = launch()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { view.center.x = 105 }
    animator.addAnimations { view.center.x = 205 }
    animator.startAnimation()
    host.advance(by: 0.5)
    let place = shown(view).position.x
    animator.stopAnimation(true)
    #expect(abs(view.center.x - place) < 1e-4 && abs(place - 105) < 1e-4)
  }
}
