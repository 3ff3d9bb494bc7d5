/// An animation that can be started, stopped, paused and reversed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// The progress of the animation: 0 at its start, 1 at its end.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// A position in an animation, such as its end.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// It hasn't started, or has finished.
  case inactive = 0
  case active = 1
  /// It was stopped, and is waiting for finishAnimation(at:).
  case stopped = 2
}
