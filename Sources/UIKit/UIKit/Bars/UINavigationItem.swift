/// The content of a navigation bar while a controller is on top of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  class var classEntry: ClassEntry { .navigationItem }

  /// Whether the title is large, below the bar's content (iOS 11 and later).
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The same as the previous item in the stack.
    case automatic = 0
    case always = 1
    case never = 2
    /// The same as ``never`` (iOS 17 and later).
    case inline = 3
  }

  /// The title of the back button that leads to this item (iOS 14 and later).
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back", or only the arrow, depending on the available space.
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// Called when a visible property has changed; set by the bar that shows the item.
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
  /// A view shown instead of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed?() } } }
  /// A line of text above the bar's content.
  open var prompt: String? { didSet { if prompt != oldValue { changed?() } } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed?() } }
  }

  /// The uses of a bar (iOS 16). The raw values are UIKit's.
  public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }

  /// The use of the bar; stored without effect: the title stays in the middle.
  open var style = ItemStyle.navigator
  /// Groups in the middle of an iPad's bar; stored without effect.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// A name for what users have changed in the bar, which nobody does here.
  open var customizationIdentifier: String?

  // MARK: Back button

  /// The back button that leads to this item, instead of one with its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed?() } }
  /// The title of the back button that leads to this item (iOS 11 and later).
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed?() } } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed?() } }
  }
  /// Whether this item is shown without a back button.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed?() } } }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether left items are next to the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { changed?() } }

  /// The action of a tap on the back button, instead of going back (iOS 16).
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

  /// The groups that were set instead of items.
  final var itemGroups: (leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup]) = (
    [], []
  )

  /// Whether the system's back button is shown when there is a previous item.
  final var allowsBackButton: Bool {
    !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
  }

  // MARK: Vertical bars

  /// Whether buttons or tabs are compressed first in a shared vertical bar (iOS 27.1).
  open var verticalBarCompressionBehavior = UIVerticalBarCompressionBehavior.automatic {
    didSet { if verticalBarCompressionBehavior != oldValue { changed?() } }
  }

  /// Additional elements in the overflow menu, next to the items without room (iOS 16).
  ///
  /// They make an overflow button appear even if all items have room; horizontal bars have none.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed?() } }

  /// How the bar minimizes when content is scrolled (iOS 27): stored without effect, as there is no
  /// scrolling by touch here.
  open var navigationBarMinimization = UIBarMinimization()

  // MARK: Search

  /// The search controller whose bar is shown below the title (iOS 11 and later).
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.item = nil
      searchController?.item = self
      changed?()
    }
  }
  /// Whether the search bar is hidden until the content is pulled down.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed?() } }
  }

  // MARK: Looks (iOS 13 and later)

  /// The bar's appearance while this item is shown; `nil` means the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { adopt(standardAppearance) } }
  /// The appearance in compact height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { adopt(compactAppearance) } }
  /// The appearance while no content is scrolled under the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(scrollEdgeAppearance) }
  }
  /// The appearance in compact height while no content is scrolled under the bar (iOS 15 and
  /// later).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(compactScrollEdgeAppearance) }
  }

  private func adopt(_ appearance: UINavigationBarAppearance?) {
    appearance?.changed = { [weak self] in self?.changed?() }
    changed?()
  }
}
