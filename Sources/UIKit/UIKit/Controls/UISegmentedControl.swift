import LayoutTrees

/// A row of segments, one of them selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override class var classEntry: ClassEntry { .segmentedControl }

  /// The selected index if no segment is selected.
  public nonisolated static let noSegment = -1

  final var segments: [UISegment] = []
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var storedIndex = noSegment

  /// Creates a control from titles, images and, since iOS 14, actions; other items are omitted and
  /// reported as an issue.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepareSegments()
    for (index, item) in (items ?? []).enumerated() { append(item, at: index) }
    frame.size = geometry.naturalSize
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSegments()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSegments()
    (coder as? NibCoder)?.apply(self)
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  /// The selected segment, or ``noSegment``; setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        return reportIndex(newValue)
      }
      storedIndex = newValue
      segmentsDidChange()
      observedPropertiesDidChange()
    }
  }

  /// Whether segments show no selection, like buttons.
  open var isMomentary = false { didSet { segmentsDidChange() } }

  /// Whether segments with wider titles get more of the width.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insertSegment(UISegment(title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(UISegment(image), at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if storedIndex == segment { storedIndex = Self.noSegment }
    if storedIndex > segment { storedIndex -= 1 }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedIndex = Self.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.show(title) }
  }

  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.show(image) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Sets a width in points; 0 leaves it to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.fixedWidth = width.isFinite ? max(0, width) : 0 }
  }

  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.fixedWidth ?? 0 }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  // MARK: Looks

  /// The colour behind the selected segment (iOS 13 and later).
  open var selectedSegmentTintColor: UIColor? { didSet { segmentsDidChange() } }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  // MARK: For UIView

  /// A touch selects the segment that it ends on; one that is already selected stays selected without
  /// an event (Apple).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let place = touch?.location(in: self),
      let index = segmentIndex(at: place.x), segments[index].isEnabled,
      isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(sender: self)
    sendValueChanged()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    SegmentedControlGeometry.alignmentInsets
  }

  open override var intrinsicContentSize: CGSize { geometry.intrinsicSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { geometry.naturalSize }

  open override func draw(_ rect: CGRect) {
    drawSegments()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    segmentsDidChange()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    segmentsDidChange()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    segmentsDidChange()
  }

  package override var groupsElements: Bool { true }
  override func accessibilityParts(
    _ reader: AccessibilityReader, _ surroundings: AccessibilityReader.Surroundings
  ) -> [AccessibilityTree.Placed]? { reader.segmentParts(self, surroundings) }

  override var keepsTaps: Bool { true }
  override var isChangedByTouch: Bool { true }
  override var hasSystemHeight: Bool { true }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.segment, .number(CGFloat(selectedSegmentIndex)))
  }
}
