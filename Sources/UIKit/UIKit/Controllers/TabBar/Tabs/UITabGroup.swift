/// A tab that contains other tabs: a section of the sidebar, and one tab of the bar (iOS 18).
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// How a group is shown in the sidebar.
  public enum SidebarAppearance: Int, Sendable {
    /// As a section if the group is a root tab, otherwise as a row above its children.
    case automatic = 0
    /// The children alone, among the group's siblings.
    case inline = 1
    /// As its own section, at any depth.
    case rootSection = 2
  }

  /// Creates a group.
  ///
  /// - Parameter viewControllerProvider: Creates the controller shown while the group itself is
  ///   selected.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
    adoptChildren([])
  }

  /// The tabs of the group.
  open var children: [UITab] = [] {
    didSet { adoptChildren(oldValue) }
  }

  /// The children in display order.
  public final var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// The order of the children, by identifier; omitted ones follow in the order of ``children``.
  open var displayOrderIdentifiers: [String] = [] {
    didSet { visibilityDidChange() }
  }

  /// Whether people may reorder the children; stored without effect, as there is no editing of tabs
  /// here.
  open var allowsReordering = false

  /// The most recently selected child.
  open weak var selectedChild: UITab? {
    didSet {
      guard let selectedChild, selectedChild !== oldValue else { return }
      tabBarController?.selectedChildDidChange(of: self)
    }
  }

  /// The child to select with the group, if none has been selected.
  open var defaultChildIdentifier: String?

  /// A navigation controller that shows the controllers of the group and of the selected tabs in it
  /// as a stack (Apple).
  open var managingNavigationController: UINavigationController? {
    didSet { if managingNavigationController !== oldValue { visibilityDidChange() } }
  }

  /// Rows below the group's children in the sidebar.
  open var sidebarActions: [UIAction] = [] {
    didSet { tabsDidChange() }
  }

  /// How the group is shown in the sidebar.
  open var sidebarAppearance = SidebarAppearance.automatic {
    didSet { tabsDidChange() }
  }

  /// Whether the group itself can be selected in the sidebar.
  open var isSidebarDestination = false {
    didSet { tabsDidChange() }
  }

  /// Returns the tab with an identifier in this group or in a nested one.
  open func tab(forIdentifier identifier: String) -> UITab? {
    withDescendants.dropFirst().first { $0.identifier == identifier }
  }

  private func adoptChildren(_ old: [UITab]) {
    for child in old where child.parent === self { child.tabState.parent = nil }
    // A group inside itself would be infinite.
    if children.contains(where: { child in path.contains { $0 === child } }) {
      children.removeAll { child in path.contains { $0 === child } }
      return
    }
    for child in children { child.tabState.parent = self }
    visibilityDidChange()
  }
}

extension UITabGroup {
  /// The tab that is selected with the group: the most recently selected child, or the default one,
  /// the group itself if it has a controller, or otherwise its first child.
  var destination: UITab {
    let shown = displayOrder.filter { !$0.isHidden }
    let remembered = selectedChild ?? shown.first { $0.identifier == defaultChildIdentifier }
    let child = remembered ?? (tabState.provider == nil ? shown.first : nil)
    return (child as? UITabGroup)?.destination ?? child ?? self
  }
}
