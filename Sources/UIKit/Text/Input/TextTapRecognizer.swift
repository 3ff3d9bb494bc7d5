/// The recognizer of taps on text, which keeps those of the views around from being recognized, so that a tap
/// on a field doesn't end the editing that it begins.
///
/// It isn't among the view's, whose number code counts on.
final class TextTapRecognizer: UITapGestureRecognizer {
  private weak var textView: (any TappedText)?

  init(_ textView: any TappedText) {
    self.textView = textView
    super.init(target: nil, action: nil)
    ownAction = { [weak textView] in
      guard let textView, $0.state == .ended else { return }
      textView.tapped(at: $0.location(in: textView))
    }
  }

  override var view: UIView? { textView }

  override var ownShouldBegin: Bool { textView.map { $0.takesTap(at: location(in: $0)) } ?? false }
}

/// A view of text that does something on a tap.
@MainActor
protocol TappedText: UIView {
  /// Whether a tap at a point of the view does something.
  func takesTap(at point: CGPoint) -> Bool
  func tapped(at point: CGPoint)
}

extension UITextView: TappedText {}

extension UITextField: TappedText {
  func takesTap(at point: CGPoint) -> Bool {
    isEnabled && (isFirstResponder || canBecomeFirstResponder)
  }

  /// Does what a tap does: has the field edited, or puts the caret at the nearest place between characters.
  func tapped(at point: CGPoint) {
    inOwnWorld {
      guard isFirstResponder else { return _ = becomeFirstResponder() }
      let offset = closestOffset(to: point.x, in: 0...length)
      selectText(from: offset, to: offset)
    }
  }
}
