import LayoutTrees

/// A wheel that spins while something is in progress; snapshots show its initial position.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  override class var classEntry: ClassEntry { .activityIndicatorView }

  /// The size and colour. Values: UIKit's.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  /// Creates an indicator with the size of its style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepareIndicator()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepareIndicator()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepareIndicator()
    (coder as? NibCoder)?.apply(self)
  }

  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether it hides when it stops.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// The colour of the wheel; `nil` means the style's.
  open var color: UIColor! { didSet { setNeedsDisplay() } }

  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  // MARK: For UIView

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func draw(_ rect: CGRect) {
    drawWheel()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsDisplay()
  }

  package override var isElementByDefault: Bool { true }
  package override var isSilentElement: Bool { hidesWhenStopped && !isAnimating }
  package override var defaultAccessibilityLabel: String? {
    isAnimating ? "In progress" : "Progress halted"
  }
  package override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.animating, .flag(isAnimating))
  }
}
