/// The part of a view that the keyboard covers, with its accessory view.
///
/// Without a keyboard its top is "the bottom of the view's safe area" (Apple, UIKeyboardLayoutGuide). That
/// it then reaches down to the view's bottom and over its whole width is recalled (medium).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked; without a keyboard it makes no
  /// difference.
  open var followsUndockedKeyboard = false

  /// Whether the guide, without a keyboard, begins at the bottom of the safe area instead of the
  /// view's.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let record = item.record else { return }
      record.engine?.geometryDidChange(of: record)
    }
  }

  /// The height above the keyboard in which dragging dismisses it, in points.
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

  /// A keyboard that is docked, or away, lies at the bottom (Apple's WWDC 2021 session 10259; low
  /// for the sides).
  override var nearEdges: NSDirectionalRectEdge { .bottom }
}

extension UIView {
  /// How far the keyboard reaches up from the view's lower edge, in points.
  var heightUnderKeyboard: CGFloat {
    guard let window, let frame = hostOfView.keyboard.shownFrame else { return 0 }
    let top = CGPoint(x: frame.minX, y: frame.minY - window.frame.minY + window.bounds.minY)
    return min(max(0, bounds.maxY - convert(top, from: window).y), bounds.height)
  }

  /// Has the keyboard's guides of this view and of those in it placed again, and table controllers and alerts
  /// make room.
  func keyboardDidMove() {
    (owningController as? UITableViewController)?.makeRoomForKeyboard()
    if let guide = guides.keyboard {
      if let record = guide.item.record { record.engine?.geometryDidChange(of: record) }
      setNeedsLayout()
    }
    // Alerts lie above it.
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
