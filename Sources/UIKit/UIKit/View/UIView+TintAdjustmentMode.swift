extension UIView {
  /// How a view shows its tint.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The same as the superview.
    case automatic = 0
    case normal = 1
    /// Greyed, as behind something modal that takes all touches.
    case dimmed = 2
  }
}
