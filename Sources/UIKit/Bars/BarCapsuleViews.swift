/// The views of capsules behind buttons of iOS 26, whose glass is approximated by a colour that lets
/// some content through.
@MainActor
struct BarCapsuleViews {
  private(set) var views: [UIView] = []

  /// Shows capsules in a view behind what lies there; those of before are used again, so that
  /// nothing waits for layout when nothing has changed.
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
      view.backgroundColor =
        capsule.isProminent ? tint : UIColor.systemBackground.withAlphaComponent(0.8)
      view.layer.cornerRadius = capsule.frame.height / 2
      view.layer.shadowColor = CGColor(gray: 0, alpha: 1)
      view.layer.shadowOpacity = capsule.isProminent ? 0 : 0.1
      view.layer.shadowRadius = 8
      view.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
  }
}
