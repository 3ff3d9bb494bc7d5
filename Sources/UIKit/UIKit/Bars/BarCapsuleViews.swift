/// The capsules behind buttons on iOS 26, whose glass is approximated by a translucent colour.
@MainActor
struct BarCapsuleViews {
  /// Changes white to 253 and black to 220, in the dark to 84 and 19 (facts: controls §5; high).
  /// The content underneath isn't blurred.
  private static let glass = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.1, alpha: 0.745) : UIColor(white: 0.991, alpha: 0.871)
  }

  private(set) var views: [UIView] = []

  /// Shows capsules in a view, behind its content; existing ones are reused, so that no layout is
  /// pending if nothing has changed.
  mutating func show(
    _ capsules: [BarCapsule], in view: UIView, above index: Int, tint: UIColor?
  ) {
    while views.count > capsules.count { views.removeLast().removeFromSuperview() }
    while views.count < capsules.count {
      let made = UIView()
      made.isUserInteractionEnabled = false
      view.insertSubview(made, at: index)
      views.append(made)
    }
    for (view, capsule) in zip(views, capsules) {
      view.frame = capsule.frame
      view.backgroundColor = capsule.isProminent ? tint : Self.glass
      view.layer.cornerRadius = capsule.frame.height / 2
      view.layer.shadowColor = CGColor(gray: 0, alpha: 1)
      view.layer.shadowOpacity = capsule.isProminent ? 0 : 0.1
      view.layer.shadowRadius = 8
      view.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
  }
}
