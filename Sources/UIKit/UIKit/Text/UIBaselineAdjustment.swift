/// The vertical position of a label's shrunk text.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the unshrunk text.
  case alignBaselines = 0
  /// Centred.
  case alignCenters = 1
  /// At the top of the unshrunk text.
  case none = 2
}
