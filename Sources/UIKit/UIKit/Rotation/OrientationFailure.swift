import SystemFacts

/// The reason why an interface has no possible orientation.
package struct OrientationFailure: Hashable, Sendable {
  /// What went wrong; in UIKit's words if it raises an exception.
  package let reason: String
  /// Whether UIKit raises `UIApplicationInvalidInterfaceOrientation`.
  package let isException: Bool

  /// The failure that an orientation question results in, or nil.
  init?(
    _ question: OrientationQuestion, controller: UIInterfaceOrientationMask,
    wanted: UIInterfaceOrientationMask, allowed: UIInterfaceOrientationMask
  ) {
    if wanted.isDisjoint(with: .all) {
      // A controller that prevents rotation may disagree with its app (Apple).
      guard !question.isKeptByController else { return nil }
      isException = true
      reason = Self.noCommonOrientation(question)
    } else if allowed.isEmpty {
      // No source describes what a device does (low).
      isException = false
      reason = "The device supports none of the orientations that app and controller share."
    } else {
      return nil
    }
  }

  /// UIKit's message.
  private static func noCommonOrientation(_ question: OrientationQuestion) -> String {
    let asked =
      AppFacts.orientationExceptionNamesClass[question.os.release]
      ? "[\(question.controllerName) shouldAutorotate]" : "shouldAutorotate"
    return "Supported orientations has no common orientation with the application, and \(asked) "
      + "is returning YES"
  }
}
