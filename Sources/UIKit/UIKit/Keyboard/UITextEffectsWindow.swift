/// The window of the keyboard and of accessory views, named as in descriptions. It isn't in the
/// app's list of windows.
final class UITextEffectsWindow: UIWindow {
  private let holder = UIInputSetHostView(frame: .zero)

  /// Shows views in a rectangle of the screen: one for input, and above it an accessory view with a
  /// height in points, which the window contains already.
  func take(input: UIView?, accessory: UIView?, height: CGFloat, at frame: CGRect) {
    for view in holder.subviews where view !== input && view !== accessory {
      view.removeFromSuperview()
    }
    holder.frame = frame
    guard !frame.isEmpty else { return }
    if holder.superview == nil { addSubview(holder) }
    var rest = holder.bounds
    if accessory != nil {
      rest.origin.y += height
      rest.size.height -= height
    }
    if let input {
      // An app's input view stays above the home indicator.
      if !(input is UIKeyboardView) { rest.size.height -= min(rest.height, safeAreaInsets.bottom) }
      input.frame = rest
      if input.superview !== holder { holder.addSubview(input) }
    }
  }

  /// Places an accessory view at its future position, above content of the given height at the
  /// bottom of the screen.
  func hold(
    _ accessory: UIView, height: CGFloat, over below: CGFloat, for follower: any ContentSizeFollower
  ) {
    if holder.superview == nil { addSubview(holder) }
    // Only the size set here is the view's own.
    holder.autoresizesSubviews = false
    let whole = min(height + below, bounds.height)
    holder.frame = CGRect(
      x: 0, y: bounds.height - whole, width: bounds.width, height: whole)
    if accessory.superview !== holder { holder.addSubview(accessory) }
    accessory.placeInBar(
      CGRect(x: 0, y: 0, width: bounds.width, height: min(height, whole)), for: follower)
  }

  /// Touches outside of the keyboard and the accessory view belong to the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Contains the keyboard and the accessory view, named as in descriptions.
final class UIInputSetHostView: UIView {
  override class var classEntry: ClassEntry { ClassEntry(UIInputSetHostView.self, role: .wrapper) }
}
