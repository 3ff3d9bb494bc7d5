/// A sheet's card, the view around its controller, or around a presenter shown behind a sheet. It has no shadow.
final class UIDropShadowView: UIView {
  override class var classEntry: ClassEntry { ClassEntry(UIDropShadowView.self, role: .wrapper) }

  private weak var content: UIView?
  private var grabber: UIView?

  /// Adopts a view as content and keeps it as large as the card.
  func take(_ view: UIView) {
    content = view
    if view.superview !== self {
      // Autoresized subviews of the view would not survive a card without a size.
      if bounds.size == .zero { frame.size = view.bounds.size }
      insertSubview(view, at: 0)
      view.frame = bounds
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
    // 36 by 5, 5 below the edge, not rounded to pixels (measured on iOS 26.1; high).
    grabber?.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }

  override var keepsInsetsWhenTransformed: Bool { true }

  var showsGrabber: Bool {
    get { grabber != nil }
    set {
      guard newValue != showsGrabber else { return }
      grabber?.removeFromSuperview()
      grabber = nil
      guard newValue else { return }
      let made = UIView()
      made.backgroundColor = .tertiaryLabel
      made.layer.cornerRadius = 2.5
      addSubview(made)
      grabber = made
    }
  }

  func round(_ radius: CGFloat, onlyAbove: Bool) {
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    layer.maskedCorners =
      onlyAbove
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    clipsToBounds = radius > 0
  }
}
