/// The view that a presentation takes place in.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  init(frame: CGRect, presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Touches that hit nothing inside go to what lies below.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedSubviews.contains { $0.frame.contains(point) }
  }
}
