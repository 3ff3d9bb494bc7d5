import LayoutTrees

/// A control that selects a value between two others by a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  override class var classEntry: ClassEntry { .slider }

  /// How a slider looks (iOS 26). Values: UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Without a thumb, as a bar of progress.
    case thumbless = 1
  }

  final var parts = SliderParts()
  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1

  /// Makes a slider of a slider's height.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSlider()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSlider()
    (coder as? NibCoder)?.apply(self)
  }

  // MARK: Values

  /// The value, kept between the least and the greatest; setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The same; animations are shown at their end.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    let new = legal(value)
    guard new != storedValue else { return }
    storedValue = new
    setNeedsLayout()
    observedPropertiesDidChange()
  }

  /// The least value; the greatest one isn't less.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      guard newValue.isFinite else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      rangeDidChange()
    }
  }

  /// The greatest value; the least one isn't greater.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      guard newValue.isFinite else { return }
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      rangeDidChange()
    }
  }

  private func rangeDidChange() {
    value = storedValue
    setNeedsLayout()
  }

  /// Whether a value changed event is sent while the thumb moves, or once when it is let go.
  open var isContinuous = true

  // MARK: Looks

  /// An image where values begin.
  open var minimumValueImage: UIImage? { didSet { partsDidChange() } }

  /// An image where values end.
  open var maximumValueImage: UIImage? { didSet { partsDidChange() } }

  /// The colour of the track up to the thumb; the tint where nil.
  open var minimumTrackTintColor: UIColor? { didSet { partsDidChange() } }

  /// The colour of the track from the thumb on; a fill where nil.
  open var maximumTrackTintColor: UIColor? { didSet { partsDidChange() } }

  /// The colour of the thumb; white where nil.
  open var thumbTintColor: UIColor? { didSet { partsDidChange() } }

  /// Whether there is a thumb (iOS 26).
  open var sliderStyle = Style.default { didSet { partsDidChange() } }

  /// Marks on the track, where its filled part begins, and which values can be reached (iOS 26).
  open var trackConfiguration: TrackConfiguration? {
    didSet {
      value = storedValue
      partsDidChange()
    }
  }

  /// How the slider should behave; there is one way only here (iOS 15).
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// How the slider behaves: as on an iPad (iOS 15).
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Sets the thumb of a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    parts.thumbImages[exactly: state] = image
    partsDidChange()
  }

  /// Sets what the track is up to the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    parts.minimumTrackImages[exactly: state] = image
    partsDidChange()
  }

  /// Sets what the track is from the thumb on in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    parts.maximumTrackImages[exactly: state] = image
    partsDidChange()
  }

  /// Returns the thumb of a state, the normal one's if it has none.
  open func thumbImage(for state: State) -> UIImage? { parts.thumbImages.value(for: state) }

  open func minimumTrackImage(for state: State) -> UIImage? {
    parts.minimumTrackImages.value(for: state)
  }

  open func maximumTrackImage(for state: State) -> UIImage? {
    parts.maximumTrackImages.value(for: state)
  }

  /// The thumb of the present state; nil for UIKit's own.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Geometry, for subclasses

  /// Returns where the image is that stands where values begin.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    geometry(bounds).minimumImage(minimumValueImage?.size ?? .zero)
  }

  /// Returns where the image is that stands where values end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    geometry(bounds).maximumImage(maximumValueImage?.size ?? .zero)
  }

  /// Returns where the track is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    geometry(bounds).track(
      height: trackImageHeight, minimumImage: minimumValueImage?.size,
      maximumImage: maximumValueImage?.size)
  }

  /// Returns where the thumb is at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    geometry(bounds).thumb(thumbSize, share: CGFloat(share(of: value)), track: rect)
  }

  // MARK: For UIView

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsLayout()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // Content that hears of a finger late takes hold where it came down.
    let place = touch.location(in: self)
    guard grab(touch.contact.map { convert($0.origin, from: nil) } ?? place) else { return false }
    drag(to: place)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    letGo()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    letGo()
  }

  // MARK: Accessibility

  override var isChangedByTouch: Bool { true }
  override var hasSystemHeight: Bool { true }

  package override var isElementByDefault: Bool { true }

  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .adjustable : [.adjustable, .notEnabled]
  }

  /// How far the value is in whole per cent, unless it was said.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? percent }
    set { super.accessibilityValue = newValue }
  }

  /// Moves the value by a tenth of its range (recalled; medium).
  open override func accessibilityIncrement() { move(byShare: 0.1) }

  open override func accessibilityDecrement() { move(byShare: -0.1) }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.value, .number(CGFloat(value)))
  }
}
