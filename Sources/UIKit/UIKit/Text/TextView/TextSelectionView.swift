/// The caret and the selection, in the tint colour of the text that is being edited.
final class TextSelectionView: UIView {
  /// The caret in the view's coordinates.
  private(set) var caret: CGRect?
  private(set) var marked: [CGRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    isHidden = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(caret: CGRect?, marked: [CGRect]) {
    guard
      caret != self.caret || marked != self.marked || isHidden != (caret == nil && marked.isEmpty)
    else { return }
    self.caret = caret
    self.marked = marked
    isHidden = caret == nil && marked.isEmpty
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Draws the selection in a fifth of the tint colour (recalled; medium), and a caret with round
  /// ends.
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let tint = tintColor else { return }
    context.setFillColor(tint.withAlphaComponent(0.2).cgColor)
    for rect in marked { context.fill(rect) }
    guard let caret else { return }
    tint.setFill()
    UIBezierPath(roundedRect: caret, cornerRadius: caret.width / 2).fill()
  }
}
