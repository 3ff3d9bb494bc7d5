import GeneratedCases

/// What a case found wrong.
package struct TurnViolation: CaseViolation {
  package var invariant: Invariant
  /// The steps that were done: 0 after the launch.
  package var step: Int
  package var detail: String

  /// What must hold after each step.
  package enum Invariant: String, Hashable, Sendable, CaseIterable {
    /// The interface is turned as was asked last.
    case orientation
    /// Window, root and screen are equally large.
    case bounds
    /// Each visible child is as large as its container says, and lies where it says.
    case filling
    /// Insets are the screen's, and those of the bars above.
    case safeArea
    /// What is shown is in the window, and what is in it has heard that it appeared.
    case inWindow
    /// Callbacks come in pairs, and each once.
    case balanced
    /// The size told is the size got, and none changes untold.
    case toldSize
    /// Traits and insets that have changed were told.
    case toldTraits
    /// Folding keeps what is selected, shown and presented, and the place of scrolled content.
    case state
    /// A turn or fold there and back changes nothing.
    case thereAndBack
    /// There are no issues, and nothing is left under way.
    case issues
  }

  package var description: String {
    "\(invariant.rawValue), \(step == 0 ? "after the launch" : "after step \(step)"): \(detail)"
  }
}
