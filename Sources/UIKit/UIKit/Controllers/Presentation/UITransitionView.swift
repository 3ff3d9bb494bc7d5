/// The view that contains a presentation, or the exchange of children in a tab bar controller.
final class UITransitionView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(UITransitionView.self, role: .wrapper, shapesTouches: true)
  }

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

  /// The action of a tap outside the presented view; if `nil`, such taps go to the views below.
  var onTapBeside: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let onTapBeside, touches.inOrder.first?.view === self else {
      return super.touchesEnded(touches, with: event)
    }
    onTapBeside()
  }

  /// Touches that hit nothing inside go to the views below.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard presentation != nil, onTapBeside == nil else {
      return super.point(inside: point, with: event)
    }
    return storedSubviews.contains { $0.frame.contains(point) }
  }

  override var isModalByDefault: Bool {
    guard let presentation else { return false }
    let sheet = presentation as? UISheetPresentationController
    return sheet?.largestUndimmedDetentIdentifier == nil
  }
}
