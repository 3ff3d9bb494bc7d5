/// A guide at the part of a view that the keyboard covers, including its accessory view.
///
/// Without a keyboard its top is "the bottom of the view's safe area" (Apple,
/// UIKeyboardLayoutGuide). That it then extends to the view's bottom and across its whole width is
/// recalled (medium).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard; without a keyboard it has no effect.
  open var followsUndockedKeyboard = false

  /// Whether, without a keyboard, the guide begins at the bottom of the safe area instead of the
  /// view's.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let record = item.record else { return }
      record.engine?.geometryDidChange(of: record)
    }
  }

  /// The height of the area above the keyboard, in points; a drag in it dismisses the keyboard.
  open var keyboardDismissPadding: CGFloat = 0

  init(owningView: UIView) {
    super.init(
      owningView: owningView, identifier: "UIKeyboardLayoutGuide", kind: .keyboard
    ) { view in
      let guide = view.guides.keyboard
      let least = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
      let bounds = view.bounds
      let height = max(least, view.heightUnderKeyboard)
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }

  /// A keyboard that is docked or hidden is near the bottom (Apple's WWDC 2021 session 10259; low
  /// for the sides).
  override var nearEdges: NSDirectionalRectEdge { .bottom }
}

extension UIView {
  /// How far the keyboard extends above the view's bottom edge, in points.
  var heightUnderKeyboard: CGFloat {
    guard let window, let frame = hostOfView.keyboard.shownFrame else { return 0 }
    let top = CGPoint(x: frame.minX, y: frame.minY - window.frame.minY + window.bounds.minY)
    return min(max(0, bounds.maxY - convert(top, from: window).y), bounds.height)
  }

  /// Places the keyboard guides of this view and its descendants again, and lets table controllers
  /// and alerts make room.
  func keyboardDidMove() {
    (owningController as? UITableViewController)?.makeRoomForKeyboard()
    if let guide = guides.keyboard {
      if let record = guide.item.record { record.engine?.geometryDidChange(of: record) }
      setNeedsLayout()
    }
    if let stack = owningController as? UINavigationController, stack.stack.floatingSearch != nil {
      stack.barNeedsLayout()
    }
    // Alerts stay above the keyboard.
    if self is UITransitionView { setNeedsLayout() }
    for view in storedSubviews { view.keyboardDidMove() }
  }

  /// The guide that keeps content clear of the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let existing = guides.keyboard { return existing }
    let made = UIKeyboardLayoutGuide(owningView: self)
    guides.keyboard = made
    return made
  }
}
