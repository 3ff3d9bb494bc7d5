import Testing
import UIKit

@testable import UIKit

@Suite("Paused animators")
@MainActor
struct PausedAnimatorTests {
  private func launch() -> (host: SimulationHost, view: UIView) {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    return (host, view)
  }

  @Test("a paused animator holds its completions until it continues")
  func pause() {
    let (host, view) = launch()
    var ends: [(UIViewAnimatingPosition, TimeInterval)] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append(($0, host.time)) }
    animator.startAnimation()
    animator.pauseAnimation()
    host.settle()
    #expect(view.alpha == 0 && ends.isEmpty)
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.75
    #expect(animator.fractionComplete == 0.75)
    let pause = host.time
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.isRunning)
    host.settle()
    #expect(ends.map(\.0) == [.end] && ends.map { $0.1 - pause } == [0.25])
    #expect(animator.state == .inactive && host.takeIssues().isEmpty)
  }

  @Test("setting a fraction activates an inactive animator, and pauses it")
  func fraction() {
    let (host, view) = launch()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    #expect(animator.fractionComplete == 0)
    animator.fractionComplete = 2
    #expect(animator.fractionComplete == 1 && view.alpha == 0.5)
    #expect(animator.state == .active && !animator.isRunning)
    animator.pausesOnCompletion = true
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    host.settle()
    #expect(ends == 0 && animator.state == .active && !animator.isRunning)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
  }

  @Test("after a pause the fraction reaches its end in the remaining or requested time")
  func fractionAfterPause() {
    let (host, view) = launch()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation(afterDelay: 0.5)
    host.advance(by: 0.25)
    #expect(animator.fractionComplete == 0)
    host.advance(by: 0.5)
    #expect(animator.fractionComplete == 0.25)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    host.advance(by: 0.5)
    #expect(animator.fractionComplete == 0.625)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.fractionComplete = 0.75
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    host.advance(by: 0.25)
    #expect(animator.fractionComplete == 0.5 && animator.isRunning)
    host.advance(by: 0.5)
    #expect(animator.fractionComplete == 0 && animator.state == .inactive)
  }

  @Test("a reversed animator reports its end position, and restores its views")
  func reversed() {
    let (host, view) = launch()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    host.settle()
    #expect(ends == [.start] && view.alpha == 1)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("springs are created from a ratio, from physics or from a bounce")
  func springs() {
    let velocity = CGVector(dx: 1, dy: 2)
    let spring = UISpringTimingParameters(
      mass: 4, stiffness: 100, damping: 20, initialVelocity: velocity)
    // The critical damping is 2 √(100 · 4).
    #expect(spring.dampingRatio == 0.5 && spring.initialVelocity == velocity)
    #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
    #expect(spring.cubicTimingParameters == nil)
    let ratio = UISpringTimingParameters(dampingRatio: 0.25, initialVelocity: velocity)
    #expect(ratio.dampingRatio == 0.25 && ratio.initialVelocity == velocity)
    let bouncing = UISpringTimingParameters(duration: 1, bounce: 0.25, initialVelocity: velocity)
    #expect(bouncing.dampingRatio == 0.75 && bouncing.initialVelocity == velocity)
    #expect(UISpringTimingParameters(duration: 1, bounce: -0.5).dampingRatio == 2)
    for plain in [
      UISpringTimingParameters(), UISpringTimingParameters(duration: 2),
      UISpringTimingParameters(bounce: 0), UISpringTimingParameters(dampingRatio: 1),
    ] {
      #expect(plain.dampingRatio == 1 && plain.initialVelocity == .zero)
    }
  }

  @Test("a copy is inactive, and has the duration but not the changes")
  func copies() throws {
    let (_, view) = launch()
    let animator = UIViewPropertyAnimator(duration: 3, curve: .easeIn) { view.alpha = 0 }
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    copy.startAnimation()
    #expect(copy.duration == 3 && view.alpha == 1)
  }
}
