import LayoutTrees

/// A bar that fills as a task progresses.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  override class var classEntry: ClassEntry { .progressView }

  /// The style of the bar.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// For toolbars: without a track.
    case bar = 1
  }

  /// Creates a bar with its natural height.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
    prepareProgress()
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    prepareProgress()
  }

  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    prepareProgress()
    (coder as? NibCoder)?.apply(self)
  }

  open var progressViewStyle: Style { didSet { setNeedsDisplay() } }

  /// The progress, from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      progress = progress.isNaN ? oldValue : min(max(progress, 0), 1)
      guard progress != oldValue else { return }
      setNeedsDisplay()
      observedPropertiesDidChange()
    }
  }

  /// Sets the progress; animations are shown in their final state.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// A progress that the view shows as it is when it's set and whenever the view is laid out
  /// (Linux's `Progress` doesn't notify observers).
  open var observedProgress: Progress? {
    didSet { takeObservedProgress() }
  }

  private func takeObservedProgress() {
    guard let observedProgress else { return }
    progress = Float(observedProgress.fractionCompleted)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeObservedProgress()
  }

  /// The colour of the completed part; `nil` means the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the remaining part.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// An image of the completed part, instead of its colour.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }

  /// An image of the remaining part, instead of its colour.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  // MARK: For UIView

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override func draw(_ rect: CGRect) {
    drawProgress()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsDisplay()
  }

  package override var isElementByDefault: Bool { true }
  package override var isSilentElement: Bool { accessibilityValue == nil }
  package override var defaultAccessibilityLabel: String? { "Progress" }
  package override var defaultAccessibilityValue: String? {
    "\(Int((min(max(progress, 0), 1) * 100).rounded()))%"
  }
  package override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.progress, .number(CGFloat(progress)))
  }
}
