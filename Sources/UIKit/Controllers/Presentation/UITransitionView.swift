/// The view that a presentation takes place in, or in which a tab bar controller changes children.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  convenience init(frame: CGRect, presentation: UIPresentationController) {
    self.init(frame: frame)
    self.presentation = presentation
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Touches that hit nothing inside go to what lies below.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard presentation != nil else { return super.point(inside: point, with: event) }
    return storedSubviews.contains { $0.frame.contains(point) }
  }
}
