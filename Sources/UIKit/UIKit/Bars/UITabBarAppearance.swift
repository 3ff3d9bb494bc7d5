/// The appearance of a tab bar (iOS 13 and later).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adoptItems()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance { take(other) }
    adoptItems()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptItems()
  }

  private func take(_ other: UITabBarAppearance) {
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  /// The appearance of items with the image above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { itemsDidChange() }
  }
  /// The appearance of items with the image next to the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { itemsDidChange() }
  }
  /// The appearance of items with the image next to the title, in bars of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { itemsDidChange() }
  }

  open var selectionIndicatorTintColor: UIColor? { didSet { didChange() } }
  /// An image behind the selected item.
  open var selectionIndicatorImage: UIImage? { didSet { didChange() } }

  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { didChange() } }
  /// The width in points; 0 leaves it to the bar.
  open var stackedItemWidth: CGFloat = 0 { didSet { didChange() } }
  /// The spacing in points; 0 leaves it to the bar.
  open var stackedItemSpacing: CGFloat = 0 { didSet { didChange() } }

  open override nonisolated func copy() -> Any {
    onMainQueue { UITabBarAppearance(barAppearance: self) } ?? self
  }

  private func itemsDidChange() {
    adoptItems()
    didChange()
  }

  private func adoptItems() {
    let items = [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
    for item in items { item.changed = { [weak self] in self?.didChange() } }
  }
}
