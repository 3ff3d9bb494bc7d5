import LayoutTrees

/// A control that selects a value from a range by a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  override class var classEntry: ClassEntry { .slider }

  /// The style of a slider (iOS 26). Values: UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Without a thumb, like a progress bar.
    case thumbless = 1
  }

  final var parts = SliderParts()
  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1

  /// Creates a slider with its natural height.
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

  /// The value, clamped to the minimum and maximum; setting it sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value; animations are shown in their final state.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    let new = legal(value)
    guard new != storedValue else { return }
    storedValue = new
    setNeedsLayout()
    observedPropertiesDidChange()
  }

  /// The minimum value; a lesser maximum is raised to it.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      guard newValue.isFinite else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      rangeDidChange()
    }
  }

  /// The maximum value; a greater minimum is lowered to it.
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

  /// Whether value changed events are sent while the thumb moves, or once when it's released.
  open var isContinuous = true

  // MARK: Looks

  /// An image at the minimum end.
  open var minimumValueImage: UIImage? { didSet { partsDidChange() } }

  /// An image at the maximum end.
  open var maximumValueImage: UIImage? { didSet { partsDidChange() } }

  /// The colour of the track before the thumb; `nil` means the tint.
  open var minimumTrackTintColor: UIColor? { didSet { partsDidChange() } }

  /// The colour of the track after the thumb; `nil` means a fill.
  open var maximumTrackTintColor: UIColor? { didSet { partsDidChange() } }

  /// The colour of the thumb; `nil` means white.
  open var thumbTintColor: UIColor? { didSet { partsDidChange() } }

  /// Whether there is a thumb (iOS 26).
  open var sliderStyle = Style.default { didSet { partsDidChange() } }

  /// The ticks on the track, the start of its filled part, and the values that can be selected (iOS
  /// 26).
  open var trackConfiguration: TrackConfiguration? {
    didSet {
      value = storedValue
      partsDidChange()
    }
  }

  /// The preferred behaviour of the slider; there is only one here (iOS 15).
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The behaviour of the slider: as on an iPad (iOS 15).
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// Sets the thumb image for a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    parts.thumbImages[exactly: state] = image
    partsDidChange()
  }

  /// Sets the image of the track before the thumb for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    parts.minimumTrackImages[exactly: state] = image
    partsDidChange()
  }

  /// Sets the image of the track after the thumb for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    parts.maximumTrackImages[exactly: state] = image
    partsDidChange()
  }

  /// Returns the thumb image for a state, or the normal state's if it has none.
  open func thumbImage(for state: State) -> UIImage? { parts.thumbImages.value(for: state) }

  open func minimumTrackImage(for state: State) -> UIImage? {
    parts.minimumTrackImages.value(for: state)
  }

  open func maximumTrackImage(for state: State) -> UIImage? {
    parts.maximumTrackImages.value(for: state)
  }

  /// The thumb image of the current state; `nil` for UIKit's own.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Geometry, for subclasses

  /// Returns the frame of the image at the minimum end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    geometry(bounds).minimumImage(minimumValueImage?.size ?? .zero)
  }

  /// Returns the frame of the image at the maximum end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    geometry(bounds).maximumImage(maximumValueImage?.size ?? .zero)
  }

  /// Returns the frame of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    geometry(bounds).track(
      height: trackImageHeight, minimumImage: minimumValueImage?.size,
      maximumImage: maximumValueImage?.size)
  }

  /// Returns the frame of the thumb at a value.
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
    // If the touch was delivered late, the thumb is grabbed at its starting point.
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

  /// The value in whole per cent, unless one was set.
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
