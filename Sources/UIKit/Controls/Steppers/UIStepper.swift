import LayoutTrees

/// A control with a minus and a plus, which count a value down and up.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override class var classEntry: ClassEntry { .stepper }

  final var images = StepperImages()
  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  /// The half that is touched.
  final var touchedHalf: StepperHalf? { didSet { setNeedsDisplay() } }
  /// The next count of a finger that rests.
  final var repetition: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareStepper()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareStepper()
    (coder as? NibCoder)?.apply(self)
  }

  // MARK: Values

  /// The value, kept between the least and the greatest; setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      let new = min(max(newValue, storedMinimum), storedMaximum)
      guard new != storedValue else { return }
      storedValue = new
      setNeedsDisplay()
      observedPropertiesDidChange()
    }
  }

  /// The least value; the greatest one isn't less.
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      guard newValue.isFinite else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      rangeDidChange()
    }
  }

  /// The greatest value; the least one isn't greater.
  open var maximumValue: Double {
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
    setNeedsDisplay()
  }

  /// By how much the value changes; greater than 0, or the old one stays, with an issue.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue > 0, stepValue.isFinite else {
        let refused = stepValue
        stepValue = oldValue
        return reportStep(refused)
      }
    }
  }

  /// Whether a value changed event is sent with every step, or once when the finger is lifted.
  open var isContinuous = true
  /// Whether a finger that rests goes on counting.
  open var autorepeat = true
  /// Whether after the greatest value comes the least.
  open var wraps = false { didSet { setNeedsDisplay() } }

  // MARK: Looks

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.backgrounds[exactly: state] = image
    setNeedsDisplay()
  }

  open func backgroundImage(for state: State) -> UIImage? { images.backgrounds.value(for: state) }

  /// Sets what is between the halves in their states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[StepperImages.Pair(left: leftState, right: rightState)] = image
    setNeedsDisplay()
  }

  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    images.dividers[StepperImages.Pair(left: leftState, right: rightState)]
  }

  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increments[exactly: state] = image
    setNeedsDisplay()
  }

  open func incrementImage(for state: State) -> UIImage? { images.increments.value(for: state) }

  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrements[exactly: state] = image
    setNeedsDisplay()
  }

  open func decrementImage(for state: State) -> UIImage? { images.decrements.value(for: state) }

  // MARK: For UIView

  /// A stepper keeps its size, whatever frame it is given.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: stepperSize) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: stepperSize) }
  }

  open override var intrinsicContentSize: CGSize { stepperSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { stepperSize }

  open override func draw(_ rect: CGRect) {
    drawStepper()
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

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch.location(in: self))
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

  package override var groupsElements: Bool { true }

  override var keepsTaps: Bool { true }
  override var isChangedByTouch: Bool { true }
  override var hasSystemHeight: Bool { true }

  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .adjustable : [.adjustable, .notEnabled]
  }

  open override func accessibilityIncrement() {
    if step(.increment) { sendValueChanged() }
  }

  open override func accessibilityDecrement() {
    if step(.decrement) { sendValueChanged() }
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.value, .number(CGFloat(value)))
  }
}
