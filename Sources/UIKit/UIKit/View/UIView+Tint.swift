extension UIView {
  /// How a view shows its tint.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The same as the superview.
    case automatic = 0
    case normal = 1
    /// Greyed, as behind something modal that takes all touches.
    case dimmed = 2
  }

  var effectiveTint: UIColor {
    var tint: UIColor?
    var adjustment = TintAdjustmentMode.automatic
    var view = nearestAssigning
    while let current = view, tint == nil || adjustment == .automatic {
      tint = tint ?? current.assignedTint
      if adjustment == .automatic { adjustment = current.assignedTintAdjustment }
      view = current.storedSuperview?.nearestAssigning
    }
    let color = tint ?? .systemBlue
    return adjustment == .dimmed ? color.greyed : color
  }

  var effectiveTintAdjustment: TintAdjustmentMode {
    var view = nearestAssigning
    while let current = view {
      if current.assignedTintAdjustment != .automatic { return current.assignedTintAdjustment }
      view = current.storedSuperview?.nearestAssigning
    }
    return .normal
  }

  /// Called when the view's own tint or mode changes. Views that inherit both are skipped when ancestors are searched.
  func tintAssigned() {
    setAssigning(assignedTint != nil || assignedTintAdjustment != .automatic)
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    let old = effectiveTintAdjustment
    assignedTintAdjustment = mode
    if effectiveTintAdjustment != old { inOwnWorld { tintAdjustmentDidChange() } }
  }

  /// Notifies this view and the descendants that inherit its mode.
  private func tintAdjustmentDidChange() {
    tintColorDidChange()
    for view in storedSubviews where view.assignedTintAdjustment == .automatic {
      view.tintAdjustmentDidChange()
    }
  }

  var inheritsTint: Bool { assignedTint == nil }

  func setTint(_ color: UIColor?) {
    let old = effectiveTint
    assignedTint = color
    if effectiveTint != old { inOwnWorld { tintDidChange() } }
  }

  /// Notifies this view and the descendants that inherit its tint.
  func tintDidChange() {
    tintColorDidChange()
    for view in storedSubviews where view.inheritsTint { view.tintDidChange() }
  }
}

extension UIColor {
  /// The colour without its hue, as dimmed views show their tint (recalled, low).
  fileprivate var greyed: UIColor {
    let provider = Provider(greying: source) { traits in
      var white = (red: CGFloat(0), green: CGFloat(0), blue: CGFloat(0), alpha: CGFloat(0))
      self.resolvedColor(with: traits)
        .getRed(&white.red, green: &white.green, blue: &white.blue, alpha: &white.alpha)
      return UIColor(
        white: 0.2126 * white.red + 0.7152 * white.green + 0.0722 * white.blue, alpha: white.alpha)
    }
    return UIColor(source: .dynamic(provider, alpha: nil))
  }
}
