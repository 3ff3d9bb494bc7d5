/// The view that a presentation takes place in, or in which a tab bar controller changes children.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?
  private var arrangedSize = CGSize.zero

  convenience init(frame: CGRect, presentation: UIPresentationController) {
    self.init(frame: frame)
    self.presentation = presentation
    arrangedSize = frame.size
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    if bounds.size != arrangedSize {
      arrangedSize = bounds.size
      presentation?.placePresentersView()
    }
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    guard let presentation, let host = storedWindow?.host,
      storedTraits.horizontalSizeClass != old.horizontalSizeClass
        || storedTraits.verticalSizeClass != old.verticalSizeClass
    else { return }
    setNeedsLayout()
    host.runAfterLayout { [weak presentation] in presentation?.readapt() }
  }

  /// Touches that hit nothing inside go to what lies below.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard presentation != nil else { return super.point(inside: point, with: event) }
    return storedSubviews.contains { $0.frame.contains(point) }
  }
}
