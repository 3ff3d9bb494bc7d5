/// What insets of content are measured from.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// What the container says; a layout's own default is the safe area.
  case automatic
  /// The edges of the container.
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
