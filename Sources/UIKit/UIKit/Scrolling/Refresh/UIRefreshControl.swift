import Graphics
import LayoutTrees

/// The wheel above a scroll view's content that is shown while the content is reloaded.
///
/// It is shown from ``beginRefreshing()``, or from when a finger has pulled the content down by its
/// height, until ``endRefreshing()``; while the finger pulls it isn't shown yet (low). Dimensions:
/// facts, controls §1 (high).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  override class var classEntry: ClassEntry { ClassEntry(UIRefreshControl.self, role: .closed) }

  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin, size: CGSize(width: frame.width, height: RefreshGeometry.height)))
    prepareRefreshControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareRefreshControl()
  }

  /// Whether the content is being reloaded and the wheel is shown.
  open private(set) var isRefreshing = false

  /// The text below the wheel; it increases the control's height.
  open var attributedTitle: NSAttributedString? {
    didSet {
      guard attributedTitle != oldValue else { return }
      titleDidChange()
    }
  }

  /// Shows the wheel and increases the scroll view's top inset by the control's height; sends no
  /// action.
  open func beginRefreshing() { setRefreshing(true) }

  /// Hides the wheel.
  open func endRefreshing() { setRefreshing(false) }

  private var titleLabel: UILabel?

  private func prepareRefreshControl() {
    isOpaque = false
    contentMode = .redraw
    isHidden = true
    autoresizingMask = .flexibleWidth
  }

  private func setRefreshing(_ refreshing: Bool) {
    guard refreshing != isRefreshing else { return }
    isRefreshing = refreshing
    isHidden = !refreshing
    setNeedsDisplay()
    scrollView?.refreshControlDidChange()
  }

  private func titleDidChange() {
    if let attributedTitle, attributedTitle.length > 0 {
      let label = titleLabel ?? makeTitleLabel()
      label.attributedText = attributedTitle
    } else {
      titleLabel?.removeFromSuperview()
      titleLabel = nil
    }
    bounds.size.height = ownHeight
    setNeedsLayout()
    setNeedsDisplay()
    scrollView?.refreshControlDidChange()
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: RefreshGeometry.titleSize)
    label.textAlignment = .center
    addSubview(label)
    titleLabel = label
    return label
  }

  /// The scroll view of the control.
  private var scrollView: UIScrollView? {
    guard let scroll = superview as? UIScrollView, scroll.refreshControl === self else {
      return nil
    }
    return scroll
  }

  /// The height of the control with its content, in points.
  final var ownHeight: CGFloat {
    titleLabel == nil ? RefreshGeometry.height : RefreshGeometry.titledHeight
  }

  // MARK: For UIView

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel?.frame = RefreshGeometry.title(width: bounds.width)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    RefreshGeometry.drawWheel(
      in: context, width: bounds.width, isRefreshing: isRefreshing, color: wheelColor)
  }

  /// The control's own tint colour, or the label colour at 216/255.
  private var wheelColor: UIColor {
    let color =
      !inheritsTint
      ? tintColor : UIColor.label.withAlphaComponent(RefreshGeometry.wheelAlpha)
    return (color ?? .label).resolvedColor(with: traitCollection)
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsDisplay()
  }

  override var hasSystemHeight: Bool { true }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.animating, .flag(isRefreshing))
  }
}
