import LayoutTrees

/// A bar of items, one of them selected.
///
/// In a ``UITabBarController``, that controller places it and owns its items.
@preconcurrency @MainActor
open class UITabBar: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(
      UITabBar.self, role: .closed, nib: { $0.apply(unsafeDowncast($1, to: UITabBar.self)) })
  }

  /// How items are arranged in the bar.
  public enum ItemPositioning: Int, Sendable {
    /// Filling the bar on phones, centred on iPads.
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  final var state = TabBarState()
  final var assignments = ProxyAssignments<Setting>()
  /// The controller that owns the bar.
  final weak var owner: (any TabBarOwner)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.apply(self)
  }

  // MARK: Items

  /// The delegate, which is notified of selected items; not retained.
  open weak var delegate: UITabBarDelegate?

  /// The items, in reading direction.
  open var items: [UITabBarItem]? {
    get { state.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; animations are shown in their final state.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard allowsChange(of: "items") else { return }
    adoptItems(items)
  }

  /// The selected item, which is one of ``items``.
  open var selectedItem: UITabBarItem? {
    get { state.selected }
    set {
      guard allowsChange(of: "selection") else { return }
      adoptSelection(newValue)
    }
  }

  // MARK: Looks

  /// Whether the bar is light or dark, regardless of the surroundings.
  open var barStyle = UIBarStyle.default {
    didSet { didAssign(.barStyle) }
  }

  /// Whether content shows through; content ends above an opaque bar.
  open var isTranslucent = true {
    didSet { didAssign(.isTranslucent) }
  }

  /// The background colour; `nil` means the bar's own.
  open var barTintColor: UIColor? {
    didSet { didAssign(.barTintColor) }
  }

  /// The colour of items that are not selected; `nil` means grey (iOS 10 and later).
  open var unselectedItemTintColor: UIColor? {
    didSet { didAssign(.unselectedItemTintColor) }
  }

  /// An image that replaces the background.
  open var backgroundImage: UIImage? {
    didSet { didAssign(.backgroundImage) }
  }

  /// An image that replaces the line above the bar, if there is a background image too.
  open var shadowImage: UIImage? {
    didSet { didAssign(.shadowImage) }
  }

  /// An image behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    didSet { didAssign(.selectionIndicatorImage) }
  }

  /// How items are arranged in the bar.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { didAssign(.itemPositioning) }
  }

  /// The width of centred items, in points; 0 leaves it to the bar.
  open var itemWidth: CGFloat = 0 {
    didSet { didAssign(.itemWidth) }
  }

  /// The space between centred items, in points; 0 leaves it to the bar.
  open var itemSpacing: CGFloat = 0 {
    didSet { didAssign(.itemSpacing) }
  }

  /// The appearance of the bar (iOS 13 and later).
  open var standardAppearance: UITabBarAppearance! {
    get { madeStandardAppearance }
    set { adoptStandard(newValue) }
  }

  /// The appearance while no content is under the bar (iOS 15 and later).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { state.scrollEdge }
    set { adoptScrollEdge(newValue) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  /// Returns the bar's height at the bottom edge of the screen, for any width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  /// A vertical bar covers the whole column, but only its tabs receive touches.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && state.rail?.capsule.contains(point) ?? true
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksDidChange()
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { owner?.tabBarVisibilityDidChange() } }
  }

  package override var groupsElements: Bool { true }
  override func accessibilityParts(
    _ reader: AccessibilityReader, _ surroundings: AccessibilityReader.Surroundings
  ) -> [AccessibilityTree.Placed]? { reader.tabParts(self, surroundings) }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.bar)
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    looksDidChange()
  }
}
