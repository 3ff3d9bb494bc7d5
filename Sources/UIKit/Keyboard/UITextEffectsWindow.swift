/// The window of the keyboard and of accessory views, named as descriptions name it. It isn't among the
/// app's windows.
final class UITextEffectsWindow: UIWindow {
  private let holder = UIInputSetHostView(frame: .zero)

  /// Shows views in a rectangle of the screen: one that types, and one of a height in points above it, which
  /// it holds already.
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
      // One of the app's stays above the home indicator.
      if !(input is UIKeyboardView) { rest.size.height -= min(rest.height, safeAreaInsets.bottom) }
      input.frame = rest
      if input.superview !== holder { holder.addSubview(input) }
    }
  }

  /// Puts an accessory view where it is about to be shown, above what is as high as given at the bottom of
  /// the screen.
  func hold(
    _ accessory: UIView, height: CGFloat, over below: CGFloat, for follower: any ContentSizeFollower
  ) {
    if holder.superview == nil { addSubview(holder) }
    // Only what is given here is a size of the view's own.
    holder.autoresizesSubviews = false
    let whole = min(height + below, bounds.height)
    holder.frame = CGRect(
      x: 0, y: bounds.height - whole, width: bounds.width, height: whole)
    if accessory.superview !== holder { holder.addSubview(accessory) }
    accessory.placeInBar(
      CGRect(x: 0, y: 0, width: bounds.width, height: min(height, whole)), for: follower)
  }

  /// Touches beside keyboard and accessory are the app's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// What keyboard and accessory view lie in, named as descriptions name it.
final class UIInputSetHostView: UIView {
  override class var classEntry: ClassEntry { ClassEntry(UIInputSetHostView.self, role: .wrapper) }
}
