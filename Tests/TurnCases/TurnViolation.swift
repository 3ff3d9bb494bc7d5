import GeneratedCases

/// A violation found by a case.
package struct TurnViolation: CaseViolation {
  package var invariant: Invariant
  /// The number of completed steps: 0 after the launch.
  package var step: Int
  package var detail: String

  /// The invariants checked after each step.
  package enum Invariant: String, Hashable, Sendable, CaseIterable {
    /// The interface has the last requested orientation.
    case orientation
    /// Window, root and screen have the same size.
    case bounds
    /// Each visible child has the frame that its container determines.
    case filling
    /// Insets are the screen's, plus the insets from bars above.
    case safeArea
    /// Visible views are in the window, and views in it have been notified of their appearance.
    case inWindow
    /// Callbacks come in pairs, and each once.
    case balanced
    /// The announced size is the resulting size, and none changes without an announcement.
    case toldSize
    /// Changed traits and insets were announced.
    case toldTraits
    /// Folding keeps the selection, visible and presented controllers, and scroll positions.
    case state
    /// A rotation or fold there and back changes nothing.
    case thereAndBack
    /// There are no issues, and no work is left in progress.
    case issues
  }

  package var description: String {
    "\(invariant.rawValue), \(step == 0 ? "after the launch" : "after step \(step)"): \(detail)"
  }
}
