/// Where the text of a label stands vertically when it has shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the unshrunk text.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top of the unshrunk text.
  case none = 2
}
