/// A button of a navigation bar or a toolbar, or the space between two.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  override class var classEntry: ClassEntry { .barButtonItem }

  /// How prominent a button is.
  public enum Style: Int, Sendable {
    case plain = 0
    /// Looks as ``plain`` since iOS 7.
    case bordered = 1
    /// The button that ends what the user does.
    case done = 2

    /// The name of ``done`` since iOS 26.
    public static let prominent = Style.done
  }

  /// The buttons whose title or picture comes from the system.
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

  /// What the system supplies, if this is a button of its.
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

  // Designated initialisers that aren't public would keep subclasses from inheriting the others.
  private convenience init(system: SystemItem) {
    self.init()
    become(system)
  }

  /// Takes the title and the style of one of the system's items.
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

  /// Makes a button of the system's that runs an action or has a menu (iOS 14 and later).
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button that runs an action or has a menu; a title and an image of its own go before the
  /// action's (iOS 14 and later).
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Observers don't run for what an initialiser of the same class sets.
    takeOverPrimaryAction()
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Makes an item that shows a view of the app's.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a space that takes its share of what the buttons leave (iOS 14 and later).
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

  /// Makes a space of a width in points (iOS 14 and later).
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace)
    item.width = width
    return item
  }

  // MARK: What it shows and does

  open var style = Style.plain { didSet { if style != oldValue { itemDidChange?() } } }

  /// The width in points; 0 for the natural one.
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange?() } } }

  /// The titles this item may have, so that its width does not change with them.
  open var possibleTitles: Set<String>? { didSet { itemDidChange?() } }

  /// A view shown in place of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange?() } } }

  /// The object whose method a tap calls, not kept alive; with nil, also where it has ended, the
  /// responder chain is asked.
  open weak var target: AnyObject?
  /// The method that a tap calls, with the item as sender.
  open var action: Selector?

  /// What the button runs, in place of the target's method (iOS 14 and later).
  ///
  /// Its title and image are taken over when it is set, unless this is one of the system's items; nil leaves
  /// them as they are (UIBarButtonItem.h).
  open var primaryAction: UIAction? { didSet { takeOverPrimaryAction() } }

  private func takeOverPrimaryAction() {
    guard let primaryAction, systemItem == nil else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  /// What a tap opens, or a long press where there is an action (iOS 14 and later); a button at rest
  /// looks the same with it.
  open var menu: UIMenu?

  /// The colour of the button; the bar's where nil.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { itemDidChange?() } } }

  /// Whether the item is left out of its bar (iOS 16 and later).
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange?() } } }

  /// Whether the button is drawn as switched on (iOS 15 and later).
  open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange?() } } }

  /// Whether a tap switches the button on and off (iOS 15 and later).
  open var changesSelectionAsPrimaryAction = false

  /// The bar axes on which an item can appear (iOS 27.1).
  public enum AxisBehavior: Int, Sendable {
    /// Pictures stand in vertical bars too; titles and custom views in horizontal ones only.
    case automatic = 0
    /// In horizontal bars only; where there is none, the item isn't shown.
    case horizontalOnly = 1
    /// In both, and in the vertical one where there is a choice.
    case verticalPreferred = 2
  }

  /// The bar axes on which the item can appear (iOS 27.1).
  open var axisBehavior = AxisBehavior.automatic {
    didSet { if axisBehavior != oldValue { itemDidChange?() } }
  }

  /// How long the item stays in a vertical bar without room for all (iOS 27).
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

  /// The background in a state and a bar's height; compact heights fall back to regular ones.
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

  /// Does what a tap on the button does.
  final func trigger() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
