import SystemFacts

/// Why an interface cannot be turned any way at all.
package struct OrientationFailure: Hashable, Sendable {
  /// What went wrong; for what UIKit raises an exception, in its words.
  package let reason: String
  /// Whether UIKit raises `UIApplicationInvalidInterfaceOrientation`.
  package let isException: Bool

  /// The failure that a question ends in, or nil.
  init?(
    _ question: OrientationQuestion, controller: UIInterfaceOrientationMask,
    wanted: UIInterfaceOrientationMask, allowed: UIInterfaceOrientationMask
  ) {
    if wanted.isDisjoint(with: .all) {
      // A controller that keeps the interface as it is may disagree with its app (Apple).
      guard !question.isKeptByController else { return nil }
      isException = true
      reason = Self.noCommonOrientation(question)
    } else if allowed.isEmpty {
      // No source says what a device does (low).
      isException = false
      reason = "The device supports none of the orientations that app and controller share."
    } else {
      return nil
    }
  }

  /// UIKit's text.
  private static func noCommonOrientation(_ question: OrientationQuestion) -> String {
    let asked =
      AppFacts.orientationExceptionNamesClass[question.os.release]
      ? "[\(question.controllerName) shouldAutorotate]" : "shouldAutorotate"
    return "Supported orientations has no common orientation with the application, and \(asked) "
      + "is returning YES"
  }
}
