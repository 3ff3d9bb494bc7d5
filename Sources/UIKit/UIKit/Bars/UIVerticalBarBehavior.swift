/// Whether the system's vertical bars may be at the side of the screen (iOS 27.1).
public enum UIVerticalBarBehavior: Int, Hashable, Sendable {
  /// They are if the system puts them there.
  case automatic = 0
  /// Bars are at the top and bottom edges.
  case disabled = 1
}

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
