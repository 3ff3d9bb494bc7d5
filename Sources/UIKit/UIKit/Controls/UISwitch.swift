import LayoutMetrics
import LayoutTrees

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override class var classEntry: ClassEntry { .switchControl }

  private var storedIsOn = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSwitch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSwitch()
    (coder as? NibCoder)?.apply(self)
  }

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set {
      guard newValue != storedIsOn else { return }
      storedIsOn = newValue
      setNeedsDisplay()
      observedPropertiesDidChange()
    }
  }

  /// Sets whether the switch is on; animations are shown in their final state.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The colour of the track when on; `nil` means green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the knob; `nil` means white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// How a switch looks (iOS 14).
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// The style requested; only a Mac shows another than ``Style/sliding``.
  open var preferredStyle = Style.automatic

  open var style: Style { .sliding }

  /// The title of a checkbox, which only a Mac shows.
  open var title: String?

  // MARK: Touches

  /// A tap toggles the switch; a drag across it sets it to the side that the touch ends on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    flip(by: touch)
  }

  private var touchedPlace: CGPoint?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchedPlace = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }

  private func flip(by touch: UITouch?) {
    var isOnNow = !isOn
    // The side of the touch counts once it has been dragged (low).
    if let place = touch?.location(in: self), let start = touchedPlace, abs(place.x - start.x) > 10
    {
      let isRight = place.x > bounds.midX
      isOnNow = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    touchedPlace = nil
    guard isOnNow != isOn else { return }
    setOn(isOnNow, animated: true)
    sendValueChanged()
  }

  // MARK: For UIView

  /// A switch keeps its size, regardless of the frame set.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: switchSize) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: switchSize) }
  }

  /// Whether the switch is on, even if the app sets another value (recorded on iOS 17.5, 18.5 and
  /// 26.2).
  open override var accessibilityValue: String? {
    get { isOn ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }

  override var keepsTaps: Bool { true }
  override var isChangedByTouch: Bool { true }
  override var hasSystemHeight: Bool { true }

  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled]
  }

  package override var isElementByDefault: Bool { true }

  open override var alignmentRectInsets: UIEdgeInsets { SwitchGeometry.alignmentInsets }

  /// The size of the alignment rectangle, 49 × 31 before iOS 26.
  open override var intrinsicContentSize: CGSize {
    SwitchGeometry.intrinsicSize(hostOfView.release)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { switchSize }

  open override func draw(_ rect: CGRect) {
    drawSwitch()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsDisplay()
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.on, .flag(isOn))
  }
}
