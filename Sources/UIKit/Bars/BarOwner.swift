/// The container that a navigation bar belongs to: it places the bar and gives it its items.
///
/// The bar's delegate is another matter; an app may set one, which knows of no container.
@preconcurrency @MainActor
protocol NavigationBarOwner: AnyObject {
  /// Called when what the bar was given may have changed its height.
  func barNeedsLayout()
  /// Goes back to the item before the topmost one, as a tap on the button for that does.
  func goBack()
}

/// The container that a tab bar belongs to: it gives the bar its items, and selects them.
@preconcurrency @MainActor
protocol TabBarOwner: AnyObject {
  var description: String { get }
  /// Selects what an item stands for.
  func choose(_ item: UITabBarItem)
  /// Called when the bar was shown or hidden.
  func tabBarVisibilityDidChange()
}
