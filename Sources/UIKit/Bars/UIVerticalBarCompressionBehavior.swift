/// What gives way first where buttons and tabs stand in one vertical bar without room for all
/// (iOS 27.1).
public enum UIVerticalBarCompressionBehavior: Int, Hashable, Sendable {
  /// Buttons do.
  case automatic = 0
  /// Tabs do: only the selected one stays.
  case prefersBarItems = 1
  /// Buttons do.
  case prefersTabBar = 2
}
