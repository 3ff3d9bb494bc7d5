/// Whether buttons or tabs are compressed first in a shared vertical bar without room for all (iOS
/// 27.1).
public enum UIVerticalBarCompressionBehavior: Int, Hashable, Sendable {
  /// Buttons are compressed first.
  case automatic = 0
  /// Tabs are compressed first: only the selected one stays.
  case prefersBarItems = 1
  /// Buttons are compressed first.
  case prefersTabBar = 2
}
