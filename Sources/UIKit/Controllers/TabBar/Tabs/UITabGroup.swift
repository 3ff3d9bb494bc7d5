/// A tab that holds other tabs: a section of the sidebar, and one tab of the bar (iOS 18).
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// How a group is shown in the sidebar.
  public enum SidebarAppearance: Int, Sendable {
    /// As a section where the group is a root tab, else as a row above its children.
    case automatic = 0
    /// The children alone, beside the group's siblings.
    case inline = 1
    /// As a section of its own, at any depth.
    case rootSection = 2
  }

  /// Creates a group.
  ///
  /// - Parameter viewControllerProvider: Makes what is shown while the group itself is selected.
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

  /// The children in the order in which they are shown.
  public final var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// The order of the children, by identifiers; those left out follow in the order of
  /// ``children``.
  open var displayOrderIdentifiers: [String] = [] {
    didSet { visibilityDidChange() }
  }

  /// Whether people may reorder the children; kept for callers, as there is no editing of tabs here.
  open var allowsReordering = false

  /// The child that was selected last.
  open weak var selectedChild: UITab? {
    didSet {
      guard let selectedChild, selectedChild !== oldValue else { return }
      tabBarController?.selectedChildDidChange(of: self)
    }
  }

  /// The child to select with the group, as long as none was.
  open var defaultChildIdentifier: String?

  /// Shows the controllers of the group and of the selected tabs in it as a stack (Apple).
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

  /// Whether the group can be selected in the sidebar itself.
  open var isSidebarDestination = false {
    didSet { tabsDidChange() }
  }

  /// The tab of a name in this group or in one inside it.
  open func tab(forIdentifier identifier: String) -> UITab? {
    withDescendants.dropFirst().first { $0.identifier == identifier }
  }

  private func adoptChildren(_ old: [UITab]) {
    for child in old where child.parent === self { child.tabState.parent = nil }
    // A group inside itself would have no end.
    if children.contains(where: { child in path.contains { $0 === child } }) {
      children.removeAll { child in path.contains { $0 === child } }
      return
    }
    for child in children { child.tabState.parent = self }
    visibilityDidChange()
  }
}

extension UITabGroup {
  /// The tab that is selected with the group: the child that was last, or the default one, the
  /// group itself where it has a controller, or else its first child.
  var destination: UITab {
    let shown = displayOrder.filter { !$0.isHidden }
    let remembered = selectedChild ?? shown.first { $0.identifier == defaultChildIdentifier }
    let child = remembered ?? (tabState.provider == nil ? shown.first : nil)
    return (child as? UITabGroup)?.destination ?? child ?? self
  }
}
