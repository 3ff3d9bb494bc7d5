/// The reference that content insets are measured from.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The container's choice; a layout's own default is the safe area.
  case automatic
  /// The edges of the container.
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
