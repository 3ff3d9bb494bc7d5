import LayoutTrees

/// A view that lays out its arranged subviews in a row or a column, using constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
  override class var classEntry: ClassEntry { .stackView }

  /// The distribution of the arranged views along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// A value that represents the default spacing.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = madeLayoutItem
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    _ = madeLayoutItem
    (coder as? NibCoder)?.apply(self)
  }

  /// Creates a stack of views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The arranged views in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Appends a view, adding it as a subview if necessary.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view at an index among the arranged ones, adding it as a subview if necessary.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    insert(view, at: stackIndex)
  }

  /// Removes a view from the arrangement; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    remove(view)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    remove(subview)
  }

  // MARK: Arrangement

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The spacing between neighbours in points; the minimum if the distribution spreads the views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets a custom spacing after an arranged view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the custom spacing after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether spacing in a column is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are laid out inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: UIView

  open override func updateConstraints() {
    arrangeIfNeeded()
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    visible.first.map(\.forFirstBaselineLayout) ?? self
  }

  open override var forLastBaselineLayout: UIView {
    visible.last.map(\.forLastBaselineLayout) ?? self
  }

  /// Stack views have no margins by default (iOS 11.2; facts: layout §2.1).
  override package var defaultLayoutMargins: UIEdgeInsets { .zero }

  override package var solvedNaturalSize: CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  override package func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.stack)
  }

  override package func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.axis, .text(axis == .horizontal ? "horizontal" : "vertical"))
    description.add(.spacing, .number(spacing))
    description.add(.alignment, .text("\(alignment)"))
    description.add(.distribution, .text("\(distribution)"))
  }

  deinit {
    for view in arranged { view.layoutItem?.stack = nil }
  }

  // MARK: Stored state

  final nonisolated(unsafe) var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints of the current arrangement.
  final var arrangement: [StackPart: NSLayoutConstraint] = [:]
  final var arrangementGuides: [StackPair: UILayoutGuide] = [:]
  final var needsArrangement = true
  /// How often arranged views have been hidden since an animation hid them.
  final var hidings: [ObjectIdentifier: Int] = [:]
  /// The intrinsic lengths used by `fillProportionally`.
  final var proportions: [CGFloat] = []
}
