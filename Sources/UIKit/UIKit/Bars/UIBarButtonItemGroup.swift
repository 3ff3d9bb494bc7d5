/// A group of related bar buttons (iOS 9; in navigation items since iOS 16).
///
/// All of them fit here: a group is never collapsed into its representative.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { groupDidChange?() } }
  /// The item that a bar without room would show instead.
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is omitted from its bar.
  open var isHidden = false { didSet { if isHidden != oldValue { groupDidChange?() } } }
  /// Stored without effect: bars aren't customised here.
  open var alwaysAvailable = false
  open var menuRepresentation: UIMenuElement?

  /// Called to make the item that shows the group adopt it again.
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

  /// Returns a group that always stays in its bar.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}

extension UIBarButtonItem {
  /// Returns a group with only this item, which always stays in its bar (iOS 16).
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }
}

extension UINavigationItem {
  /// The groups at the leading edge, from the edge inwards (iOS 16); they replace
  /// ``leftBarButtonItems``.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { itemGroups.leading }
    set {
      itemGroups.leading = newValue
      for group in newValue { group.groupDidChange = { [weak self] in self?.showItemGroups() } }
      showItemGroups()
    }
  }

  /// The groups at the trailing edge, in reading direction (iOS 16); they replace
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
    // Right items are ordered from the edge inwards.
    rightBarButtonItems = items(itemGroups.trailing).reversed()
  }
}
