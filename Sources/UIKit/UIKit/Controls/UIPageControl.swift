import LayoutTrees

/// A row of dots, one for each page, with the current one highlighted.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  override class var classEntry: ClassEntry { .pageControl }

  final var indicators: [UIImageView] = []
  final var indicatorImages: [Int: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    (coder as? NibCoder)?.apply(self)
  }

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The current page, counted from 0 and clamped to the existing pages.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      guard currentPage != oldValue else { return }
      setNeedsLayout()
      observedPropertiesDidChange()
    }
  }

  /// Whether the dots are hidden if there is only one page.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } }
  }

  /// The colour of all dots but the current one.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// How the background is shown (iOS 14).
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  /// What a touch of the control does (iOS 14).
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }

  /// Stored without effect: the background is only shown during a touch, or if it's prominent.
  open var backgroundStyle = BackgroundStyle.automatic

  open var interactionState: InteractionState { .none }

  /// Whether a drag along the dots changes the page; stored without effect (iOS 14).
  open var allowsContinuousInteraction = true

  /// An image that replaces each page's dot (iOS 14 and later).
  open var preferredIndicatorImage: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// Sets an image that replaces a page's dot (iOS 14 and later).
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsLayout()
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Returns the minimum size for the dots of a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    metrics.size(pages: pageCount)
  }

  open override var intrinsicContentSize: CGSize { metrics.size(pages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size(pages: numberOfPages) }

  /// A tap on either side of the centre goes one page forward or back (Apple).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let place = touch?.location(in: self) else { return }
    let isForward =
      (place.x >= bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let page = min(max(currentPage + (isForward ? 1 : -1), 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    currentPage = page
    sendValueChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutDots()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsLayout()
  }

  override var keepsTaps: Bool { true }
  override var isChangedByTouch: Bool { true }
  override var hasSystemHeight: Bool { true }

  package override var isElementByDefault: Bool { true }
  package override var defaultAccessibilityValue: String? {
    "page \(currentPage + 1) of \(numberOfPages)"
  }
  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .adjustable : [.adjustable, .notEnabled]
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.pages, .number(CGFloat(numberOfPages)))
    description.add(.currentPage, .number(CGFloat(currentPage)))
  }
}
