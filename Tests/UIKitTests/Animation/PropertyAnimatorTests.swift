import Testing
import UIKit

@testable import UIKit

@Suite("Property animators")
@MainActor
struct PropertyAnimatorTests {
  /// The test's own device, created within the test: between a suite's initialiser and the test another test
  /// may have made its own device current.
  private func launch() -> (host: SimulationHost, view: UIView) {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    return (host, view)
  }

  @Test("changes wait for the start and apply then; completions follow at the end")
  func start() {
    let (host, view) = launch()
    var ends: [(UIViewAnimatingPosition, TimeInterval)] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) {
      view.frame.origin.x = 100
      #expect(UIView.inheritedAnimationDuration == 0.5)
    }
    animator.addAnimations({ view.alpha = 0.5 }, delayFactor: 0.5)
    animator.addCompletion { ends.append(($0, host.time)) }
    host.settle()
    #expect(view.frame.origin.x == 0 && animator.state == .inactive && !animator.isRunning)
    animator.startAnimation(afterDelay: 0.25)
    #expect(view.frame.origin.x == 100 && view.alpha == 0.5)
    #expect(animator.state == .active && animator.isRunning && animator.delay == 0.25)
    animator.addAnimations { view.frame.origin.y = 20 }
    #expect(view.frame.origin.y == 20)
    host.settle()
    #expect(ends.map(\.0) == [.end] && ends.map(\.1) == [0.75])
    #expect(animator.state == .inactive && !animator.isRunning)
    // It can be used again.
    animator.addAnimations { view.alpha = 1 }
    animator.startAnimation()
    host.settle()
    #expect(view.alpha == 1 && ends.count == 1)
  }

  @Test("a stopped animator completes when finished at a position, or not at all")
  func stop() {
    let (host, view) = launch()
    var ends: [UIViewAnimatingPosition] = []
    func animator() -> UIViewPropertyAnimator {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: [.curveEaseIn],
        animations: { view.alpha = 0 }, completion: { ends.append($0) })
    }
    let stopped = animator()
    stopped.stopAnimation(false)
    host.settle()
    #expect(ends.isEmpty && stopped.state == .stopped)
    stopped.finishAnimation(at: .current)
    #expect(ends == [.current] && stopped.state == .inactive)
    ends = []
    let back = animator()
    back.stopAnimation(false)
    back.finishAnimation(at: .start)
    #expect(ends == [.start] && host.takeIssues().isEmpty)
    ends = [.current]
    let dropped = animator()
    dropped.stopAnimation(true)
    host.settle()
    #expect(ends == [.current] && dropped.state == .inactive)
    #expect(host.takeIssues().isEmpty)
    dropped.finishAnimation(at: .end)
    #expect(host.takeIssues().count == 1)
  }

  @Test("timing curves report their type")
  func timing() {
    let cubic = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingCurveType == .cubic && cubic.cubicTimingParameters === cubic)
    #expect(UICubicTimingParameters().timingCurveType == .builtin)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    #expect(animator.timingParameters?.timingCurveType == .spring)
    #expect(animator.timingParameters?.springTimingParameters?.initialVelocity == .zero)
  }
}
