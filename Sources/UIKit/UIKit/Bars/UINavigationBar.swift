import LayoutTrees

/// The bar at the top of a screen, with a title and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  override class var classEntry: ClassEntry {
    ClassEntry(
      UINavigationBar.self, role: .closed,
      nib: { $0.apply(unsafeDowncast($1, to: UINavigationBar.self)) })
  }

  final var bar = NavigationBarState()
  final var assignments = ProxyAssignments<Setting>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
    (coder as? NibCoder)?.apply(self)
  }

  /// The delegate, which is notified of items; a navigation controller is itself its bar's
  /// delegate.
  open weak var delegate: UINavigationBarDelegate?

  open var barPosition: UIBarPosition {
    if bar.owner != nil { return .topAttached }
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .top : asked
  }

  // MARK: Items

  /// The items from the first to the visible one.
  open var items: [UINavigationItem]? {
    get { bar.items }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { bar.items.last }
  open var backItem: UINavigationItem? { bar.items.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(items ?? [])
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    replaceItems(bar.items + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    replaceItems(Array(bar.items.dropLast()))
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  // MARK: Looks

  open var barStyle = UIBarStyle.default { didSet { didAssign(.barStyle) } }

  /// Whether content extends under the bar and shows through.
  open var isTranslucent = true { didSet { didAssign(.isTranslucent) } }

  /// The background colour.
  open var barTintColor: UIColor? { didSet { didAssign(.barTintColor) } }

  /// Whether titles are large unless items specify otherwise (iOS 11 and later).
  open var prefersLargeTitles = false { didSet { didAssign(.prefersLargeTitles) } }

  /// An image that replaces the line below; only shown together with a background image.
  open var shadowImage: UIImage? { didSet { didAssign(.shadowImage) } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { didAssign(.titleTextAttributes) }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { didAssign(.largeTitleTextAttributes) }
  }
  /// The arrow of the back button.
  open var backIndicatorImage: UIImage? { didSet { didAssign(.backIndicatorImage) } }
  open var backIndicatorTransitionMaskImage: UIImage?

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    bar.backgroundImages[barMetrics] = backgroundImage
    didAssign(.backgroundImages)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    bar.backgroundImages[barMetrics]
  }
  /// Sets the background regardless of the bar's position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    bar.positionAdjustments[barMetrics] = adjustment
    didAssign(.positionAdjustments)
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    bar.positionAdjustments[barMetrics] ?? 0
  }

  // MARK: Appearances (iOS 13 and later)

  final var assignedStandard: UINavigationBarAppearance?

  /// The bar's appearance in regular height; it replaces the older settings once it's used.
  open var standardAppearance: UINavigationBarAppearance {
    get { madeStandardAppearance }
    set {
      assignedStandard = newValue
      adopt(newValue, .standardAppearance)
    }
  }
  /// The appearance in compact height; `nil` means the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { adopt(compactAppearance, .compactAppearance) }
  }
  /// The appearance while no content is scrolled under the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(scrollEdgeAppearance, .scrollEdgeAppearance) }
  }
  /// The appearance in compact height while no content is scrolled under the bar (iOS 15 and
  /// later).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { adopt(compactScrollEdgeAppearance, .compactScrollEdgeAppearance) }
  }

  // MARK: For UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  package override var groupsElements: Bool { true }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.bar)
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    contentDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    contentDidChange()
  }

  package override var contentSummary: String? { topItem?.title.map { "title = '\($0)'" } }
}
