extension UIView {
  /// How a view shows its tint.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As its superview does.
    case automatic = 0
    case normal = 1
    /// Greyed, as behind something that takes all touches.
    case dimmed = 2
  }
}
