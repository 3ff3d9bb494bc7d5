/// A button of a navigation bar or toolbar, or the space between two.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  override class var classEntry: ClassEntry { .barButtonItem }

  /// The prominence of a button.
  public enum Style: Int, Sendable {
    case plain = 0
    /// The same as ``plain`` since iOS 7.
    case bordered = 1
    /// The button that completes the user's task.
    case done = 2

    /// The name of ``done`` since iOS 26.
    public static let prominent = Style.done
  }

  /// The buttons whose title or image is provided by the system.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add
    case flexibleSpace, fixedSpace
    case compose, reply, action, organize, bookmarks, search, refresh, stop
    case camera, trash, play, pause, rewind, fastForward
    case undo, redo
    case pageCurl
    case close
  }

  /// The kind of system button, if it is one.
  final private(set) var systemItem: SystemItem?
  private var backgrounds: [BackgroundKey: UIImage] = [:]

  private struct BackgroundKey: Hashable {
    var state: UInt
    var style: Style?
    var metrics: UIBarMetrics
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.apply(self)
  }

  override func takeValues(of proxy: UIBarItem) {
    super.takeValues(of: proxy)
    tintColor = (proxy as? UIBarButtonItem)?.tintColor
  }

  // Non-public designated initializers would prevent subclasses from inheriting the others.
  private convenience init(system: SystemItem) {
    self.init()
    become(system)
  }

  /// Adopts the title and style of a system item.
  final func become(_ system: SystemItem) {
    systemItem = system
    title = SystemItemStyle.title(system)
    style = system == .done || system == .save ? .done : .plain
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(system: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a system button that runs an action or has a menu (iOS 14 and later).
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that runs an action or has a menu; its own title and image take precedence
  /// over the action's (iOS 14 and later).
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Observers don't run for properties set by an initializer of the same class.
    takeOverPrimaryAction()
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a space that takes its share of the width that the buttons leave (iOS 14 and later).
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  /// Creates a space of a fixed width in points (iOS 14 and later).
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace)
    item.width = width
    return item
  }

  // MARK: What it shows and does

  open var style = Style.plain { didSet { if style != oldValue { itemDidChange?() } } }

  /// The width in points; 0 for the natural one.
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange?() } } }

  /// The titles that this item may have; its width fits all of them.
  open var possibleTitles: Set<String>? { didSet { itemDidChange?() } }

  /// A view shown instead of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange?() } } }

  /// The object whose method a tap calls, not retained; if it's `nil` or deallocated, the responder
  /// chain is searched.
  open weak var target: AnyObject?
  /// The method that a tap calls, with the item as sender.
  open var action: Selector?

  /// The action that the button runs instead of the target's method (iOS 14 and later).
  ///
  /// Its title and image are adopted when it's set, unless this is a system item; `nil` leaves them
  /// unchanged (UIBarButtonItem.h).
  open var primaryAction: UIAction? { didSet { takeOverPrimaryAction() } }

  private func takeOverPrimaryAction() {
    guard let primaryAction, systemItem == nil else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  /// The menu that a tap opens, or a long press if there is an action (iOS 14 and later); it
  /// doesn't change the button's normal appearance.
  open var menu: UIMenu?

  /// The colour of the button; `nil` means the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { itemDidChange?() } } }

  /// Whether the item is omitted from its bar (iOS 16 and later).
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange?() } } }

  /// Whether the button is drawn as selected (iOS 15 and later).
  open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange?() } } }

  /// Whether a tap toggles the selection of the button (iOS 15 and later).
  open var changesSelectionAsPrimaryAction = false

  /// The bar axes that an item supports (iOS 27.1).
  public enum AxisBehavior: Int, Sendable {
    /// Images can be in vertical bars too; titles and custom views in horizontal ones only.
    case automatic = 0
    /// In horizontal bars only; if there is none, the item isn't shown.
    case horizontalOnly = 1
    /// In both, with a preference for the vertical one.
    case verticalPreferred = 2
  }

  /// The bar axes that the item supports (iOS 27.1).
  open var axisBehavior = AxisBehavior.automatic {
    didSet { if axisBehavior != oldValue { itemDidChange?() } }
  }

  /// The priority of keeping the item in a vertical bar without room for all (iOS 27).
  open var visibilityPriority = UIBarButtonItemVisibilityPriority.standard {
    didSet { if visibilityPriority != oldValue { itemDidChange?() } }
  }

  // MARK: Backgrounds

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)] =
      backgroundImage
    itemDidChange?()
  }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[BackgroundKey(state: state.rawValue, style: nil, metrics: barMetrics)]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)] =
      backgroundImage
    itemDidChange?()
  }

  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[BackgroundKey(state: state.rawValue, style: style, metrics: barMetrics)]
  }

  /// Returns the background for a state and a bar's height; compact heights fall back to regular
  /// ones.
  final func effectiveBackground(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    for metrics in metrics == .default ? [metrics] : [metrics, .default] {
      for state in state == .normal ? [state] : [state, .normal] {
        if let image = backgroundImage(for: state, style: style, barMetrics: metrics)
          ?? backgroundImage(for: state, barMetrics: metrics)
        {
          return image
        }
      }
    }
    return nil
  }

  // MARK: In bars

  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
  final var isFlexible: Bool { systemItem == .flexibleSpace }

  /// Handles a tap on the button.
  final func trigger() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
