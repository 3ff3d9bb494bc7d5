/// A bar of buttons, usually at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  override class var classEntry: ClassEntry {
    ClassEntry(
      UIToolbar.self, role: .closed, nib: { $0.apply(unsafeDowncast($1, to: UIToolbar.self)) })
  }

  final var bar = ToolbarState()
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

  open weak var delegate: UIToolbarDelegate?

  open var barPosition: UIBarPosition {
    if bar.isOwned { return .bottom }
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .bottom : asked
  }

  /// The items from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? {
    get { bar.items }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    replaceItems(items)
  }

  open var barStyle = UIBarStyle.default { didSet { didAssign(.barStyle) } }
  /// Whether content extends under the bar and shows through.
  open var isTranslucent = true { didSet { didAssign(.isTranslucent) } }
  open var barTintColor: UIColor? { didSet { didAssign(.barTintColor) } }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    bar.backgroundImages[barMetrics] = backgroundImage
    didAssign(.backgroundImages)
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    bar.backgroundImages[barMetrics]
  }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    bar.shadowImage = shadowImage
    didAssign(.shadowImage)
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    bar.shadowImage
  }

  // MARK: Appearances (iOS 13 and later)

  final var assignedStandard: UIToolbarAppearance?

  open var standardAppearance: UIToolbarAppearance {
    get { madeStandardAppearance }
    set {
      assignedStandard = newValue
      adopt(newValue, .standardAppearance)
    }
  }
  open var compactAppearance: UIToolbarAppearance? {
    didSet { adopt(compactAppearance, .compactAppearance) }
  }
  /// The appearance while no content is under the bar (iOS 15 and later).
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { adopt(scrollEdgeAppearance, .scrollEdgeAppearance) }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { adopt(compactScrollEdgeAppearance, .compactScrollEdgeAppearance) }
  }

  // MARK: For UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ToolbarGeometry.naturalHeight(hostOfView.release))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: ToolbarGeometry.naturalHeight(hostOfView.release))
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
}

/// An object that determines the position of a toolbar that no controller manages.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
