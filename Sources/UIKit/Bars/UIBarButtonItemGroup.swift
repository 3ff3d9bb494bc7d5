/// Buttons of a bar that belong together (iOS 9; in navigation items from iOS 16 on).
///
/// There is room for all of them here: a group is never collapsed into its representative.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { groupDidChange?() } }
  /// What a bar without room would show in their place.
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is left out of its bar.
  open var isHidden = false { didSet { if isHidden != oldValue { groupDidChange?() } } }
  /// Stored only: bars are not customised here.
  open var alwaysAvailable = false
  open var menuRepresentation: UIMenuElement?

  /// Has the item that shows the group take it over anew.
  final var groupDidChange: (() -> Void)?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Makes a group that always stays in its bar.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// Makes a group of this item alone, which always stays in its bar (iOS 16).
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }
}

extension UINavigationItem {
  /// The groups at the leading edge, from there inwards (iOS 16); they take the place of
  /// ``leftBarButtonItems``.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { itemGroups.leading }
    set {
      itemGroups.leading = newValue
      for group in newValue { group.groupDidChange = { [weak self] in self?.showItemGroups() } }
      showItemGroups()
    }
  }

  /// The groups at the trailing edge, in reading direction (iOS 16); they take the place of
  /// ``rightBarButtonItems``.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { itemGroups.trailing }
    set {
      itemGroups.trailing = newValue
      for group in newValue { group.groupDidChange = { [weak self] in self?.showItemGroups() } }
      showItemGroups()
    }
  }

  private func showItemGroups() {
    func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
      groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    }
    leftBarButtonItems = items(itemGroups.leading)
    // Right items count from the edge inwards.
    rightBarButtonItems = items(itemGroups.trailing).reversed()
  }
}
