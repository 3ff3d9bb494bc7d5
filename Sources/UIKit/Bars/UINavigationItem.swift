/// What a navigation bar shows while a controller is on top of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  class var classEntry: ClassEntry { .navigationItem }

  /// Whether the title is shown large below the bar's content (iOS 11 and later).
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it in the stack.
    case automatic = 0
    case always = 1
    case never = 2
    /// As ``never`` (iOS 17 and later).
    case inline = 3
  }

  /// What the back button says that leads to this item (iOS 14 and later).
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back", or only the arrow, as there is room.
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// Called when something that is shown has changed; the bar that shows the item sets it.
  final var changed: (() -> Void)?

  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.apply(self)
  }

  // MARK: Title

  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      changed?()
      KeyValueObservers.of(self)?.compare()
    }
  }
  /// A view shown in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed?() } } }
  /// A line of text above the bar's content.
  open var prompt: String? { didSet { if prompt != oldValue { changed?() } } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed?() } }
  }

  // MARK: Back button

  /// The button that leads back to this item, in place of one with its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed?() } }
  /// What the button says that leads back to this item (iOS 11 and later).
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed?() } } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed?() } }
  }
  /// Whether this item is shown without a back button.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed?() } } }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether left items stand beside the back button instead of taking its place.
  open var leftItemsSupplementBackButton = false { didSet { changed?() } }

  /// What a tap on the back button does instead of going back (iOS 16).
  open var backAction: UIAction?

  // MARK: Buttons

  /// The items from the leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
  /// The items from the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// The groups that were given in place of items.
  final var itemGroups: (leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup]) = (
    [], []
  )

  /// Whether the system's button back has its place where there is something to go back to.
  final var allowsBackButton: Bool {
    !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
  }

  // MARK: Vertical bars

  /// What gives way first where buttons and tabs stand in one vertical bar (iOS 27.1).
  open var verticalBarCompressionBehavior = UIVerticalBarCompressionBehavior.automatic {
    didSet { if verticalBarCompressionBehavior != oldValue { changed?() } }
  }

  /// What the overflow menu offers besides the items without room (iOS 16).
  ///
  /// With it there is an overflow button even where all items have room; horizontal bars have none.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed?() } }

  /// How the bar slides away when content is scrolled (iOS 27): kept for callers, as nobody scrolls
  /// by hand here.
  open var navigationBarMinimization = UIBarMinimization()

  // MARK: Search

  /// The search whose bar is shown below the title (iOS 11 and later).
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      searchController?.item = self
      changed?()
    }
  }
  /// Whether the search bar is hidden until somebody pulls the content down.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed?() } }
  }

  // MARK: Looks (iOS 13 and later)

  /// The bar's look while this item is shown; the bar's own where nil.
  open var standardAppearance: UINavigationBarAppearance? { didSet { adopt(standardAppearance) } }
  /// The look in compact height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { adopt(compactAppearance) } }
  /// The look while nothing is scrolled under the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(scrollEdgeAppearance) }
  }
  /// The look in compact height while nothing is scrolled under the bar (iOS 15 and later).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(compactScrollEdgeAppearance) }
  }

  private func adopt(_ appearance: UINavigationBarAppearance?) {
    appearance?.changed = { [weak self] in self?.changed?() }
    changed?()
  }
}
