/// The button that hides and shows the primary column, created on first access.
@MainActor
final class SplitModeButton {
  var item: UIBarButtonItem?
}

extension UISplitViewController {
  /// A button for a navigation bar that hides and shows the primary column.
  public var displayModeButtonItem: UIBarButtonItem {
    if let item = split.modeButton.item { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in self?.toggleMode() })
    split.modeButton.item = item
    return item
  }
}
