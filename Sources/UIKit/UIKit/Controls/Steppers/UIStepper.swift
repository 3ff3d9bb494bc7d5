import LayoutTrees

/// A control with a minus and a plus that decrement and increment a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override class var classEntry: ClassEntry { .stepper }

  final var images = StepperImages()
  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  /// The touched half.
  final var touchedHalf: StepperHalf? { didSet { setNeedsDisplay() } }
  /// The next repeated step of a stationary touch.
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

  /// The value, clamped to the minimum and maximum; setting it sends no event.
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

  /// The minimum value; a lesser maximum is raised to it.
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      guard newValue.isFinite else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      rangeDidChange()
    }
  }

  /// The maximum value; a greater minimum is lowered to it.
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

  /// The change of each step; it must be greater than 0, otherwise the old one stays and an issue
  /// is reported.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue > 0, stepValue.isFinite else {
        let refused = stepValue
        stepValue = oldValue
        return reportStep(refused)
      }
    }
  }

  /// Whether value changed events are sent with every step, or once when the touch ends.
  open var isContinuous = true
  /// Whether a stationary touch repeats steps.
  open var autorepeat = true
  /// Whether the value wraps from the maximum to the minimum.
  open var wraps = false { didSet { setNeedsDisplay() } }

  // MARK: Looks

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.backgrounds[exactly: state] = image
    setNeedsDisplay()
  }

  open func backgroundImage(for state: State) -> UIImage? { images.backgrounds.value(for: state) }

  /// Sets the divider between the halves for their states.
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

  /// A stepper keeps its size, regardless of the frame set.
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
  override func accessibilityParts(
    _ reader: AccessibilityReader, _ surroundings: AccessibilityReader.Surroundings
  ) -> [AccessibilityTree.Placed]? { reader.stepperParts(self, surroundings) }

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
