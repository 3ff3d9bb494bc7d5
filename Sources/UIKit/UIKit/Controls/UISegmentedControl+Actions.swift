import SystemFacts

// Segments that run actions (iOS 14): “Segments will prefer images over titles when both are provided”, and
// selecting one calls its handler as well as the handlers of the control's events (UISegmentedControl.h).
extension UISegmentedControl {
  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Inserts a segment that runs an action; an existing segment with the same action identifier is
  /// removed, or updated if it is at the index.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known == segment { return setAction(action, forSegmentAt: segment) }
    if known != NSNotFound { removeSegment(at: known, animated: animated) }
    insertSegment(with: nil, at: segment, animated: animated)
    let index = min(max(segment, 0), segments.count - 1)
    change(index) { $0.show(action) }
  }

  /// Makes a segment show and run an action; its identifier must not be used by another segment.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let known = segmentIndex(identifiedBy: action.identifier)
    guard known == NSNotFound || known == segment else {
      return refuse(
        "Segment \(known) has an action with the identifier \(action.identifier.rawValue) already.",
        advice:
          "Give each segment's action its own identifier; segment \(segment) is unchanged.")
    }
    change(segment) { $0.show(action) }
  }

  /// Returns the action of a segment; `nil` if it has none.
  public func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// The index of the segment whose action has an identifier, or `NSNotFound`.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
}

extension UISegmentedControl {
  /// Appends a segment for an initializer's item: “items can be NSStrings, UIImages, or (as of iOS
  /// 14.0) UIActions” (UISegmentedControl.h).
  func append(_ item: Any, at index: Int) {
    switch item {
    case let title as String: insertSegment(UISegment(title), at: segments.count)
    case let title as NSString: insertSegment(UISegment("\(title)"), at: segments.count)
    case let image as UIImage: insertSegment(UISegment(image), at: segments.count)
    case let action as UIAction where ControlFacts.segmentsTakeActions[hostOfView.release]:
      insertSegment(action: action, at: segments.count, animated: false)
    default:
      refuse(
        "The item \(index) of a segmented control is a \(type(of: item)), which is ignored.",
        advice: "Pass titles (String), images (UIImage) and, from iOS 14 on, actions (UIAction).")
    }
  }
}

extension UISegment {
  fileprivate func show(_ action: UIAction) {
    if let image = action.image { show(image) } else { show(action.title) }
    self.action = action
  }
}
