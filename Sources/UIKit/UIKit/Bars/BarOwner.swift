/// The container that a navigation bar belongs to, which places the bar and provides its items.
///
/// It's separate from the bar's delegate, which an app may set and which isn't necessarily a
/// container.
@preconcurrency @MainActor
protocol NavigationBarOwner: AnyObject {
  /// Called when the bar's height may have changed.
  func barNeedsLayout()
  /// Returns to the previous item, like a tap on the back button.
  func goBack()
}

/// The container that a tab bar belongs to, which provides the bar's items and selects them.
@preconcurrency @MainActor
protocol TabBarOwner: AnyObject {
  var description: String { get }
  /// Selects what an item represents.
  func choose(_ item: UITabBarItem)
  /// Called when the bar was shown or hidden.
  func tabBarVisibilityDidChange()
}
