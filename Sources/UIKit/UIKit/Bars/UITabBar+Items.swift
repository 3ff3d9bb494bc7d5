import LayoutMetrics
import SystemFacts

/// The state of a tab bar.
@MainActor
struct TabBarState {
  var items: [UITabBarItem]?
  weak var selected: UITabBarItem?
  var buttons: [UITabBarButton] = []
  var background: _UIBarBackground?
  /// The capsule around the items, on iOS 26.
  var platter: _UITabBarPlatterView?
  var standard: UITabBarAppearance?
  var scrollEdge: UITabBarAppearance?
  /// An image behind the selected item.
  var selectionIndicator: UIImageView?
  /// Whether no content is under the bar, as reported by its controller.
  var isAtScrollEdge = true
  /// The frame of the tabs in a vertical bar, in the bar's coordinates.
  var rail: VerticalBarGeometry.Rail?
  /// Whether the controller itself is changing the bar.
  var isManaging = false
  /// A button before the items.
  var leadingButton: UIButton?
}

extension UITabBar {
  func prepare() {
    let background = _UIBarBackground(frame: bounds)
    state.background = background
    insertSubview(background, at: 0)
  }

  /// A button on the leading side of the capsule of a bar at the top edge.
  var leadingButton: UIButton? {
    get { state.leadingButton }
    set {
      guard newValue !== state.leadingButton else { return }
      state.leadingButton?.removeFromSuperview()
      state.leadingButton = newValue
      if let newValue { addSubview(newValue) }
      setNeedsLayout()
    }
  }

  /// Whether a change is allowed; UIKit raises an exception if code changes the bar of a tab bar
  /// controller.
  func allowsChange(of what: String) -> Bool {
    guard let owner, !state.isManaging else { return true }
    refuse(
      SimulationIssue(
        where: owner.description,
        what: "Directly modifying a tab bar managed by a tab bar controller is not allowed "
          + "(its \(what)).",
        advice: "Change the controller's viewControllers, selectedIndex or tabBarItem instead."))
    return false
  }

  func adoptItems(_ items: [UITabBarItem]?) {
    for item in state.items ?? [] { item.itemDidChange = nil }
    state.items = items
    for item in items ?? [] {
      item.itemDidChange = { [weak self] in self?.looksDidChange() }
    }
    if let selected = state.selected, items?.contains(where: { $0 === selected }) != true {
      state.selected = nil
    }
    rebuildButtons()
  }

  /// Arranges the bar vertically, or horizontally if `nil`.
  func adopt(_ rail: VerticalBarGeometry.Rail?) {
    guard rail != state.rail else { return }
    state.rail = rail
    looksDidChange()
  }

  func adoptSelection(_ item: UITabBarItem?) {
    if let item, items?.contains(where: { $0 === item }) != true { return }
    guard item !== state.selected else { return }
    state.selected = item
    looksDidChange()
  }

  private func rebuildButtons() {
    for button in state.buttons { button.removeFromSuperview() }
    state.buttons = (state.items ?? []).map { item in
      let button = UITabBarButton(item: item)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let self, let item { self.choose(item) }
        }, for: .touchUpInside)
      return button
    }
    for button in state.buttons { buttonHolder.addSubview(button) }
    looksDidChange()
  }

  /// The view that contains the buttons.
  private var buttonHolder: UIView {
    let host = hostOfView
    let isCapsule =
      host.device.idiom == .pad ? TabBarFacts.padBarIsCapsule : TabBarFacts.phoneBarIsCapsule
    guard isCapsule[host.release] else { return self }
    if let platter = state.platter { return platter }
    let platter = _UITabBarPlatterView(frame: .zero)
    state.platter = platter
    addSubview(platter)
    return platter
  }

  func looksDidChange() {
    setNeedsLayout()
    for button in state.buttons { button.setNeedsLayout() }
  }

  /// Selects an item as a touch does.
  package func choose(_ item: UITabBarItem) {
    guard item.isEnabled, items?.contains(where: { $0 === item }) == true else { return }
    if let owner {
      owner.choose(item)
    } else {
      adoptSelection(item)
      delegate?.tabBar(self, didSelect: item)
    }
  }
}
