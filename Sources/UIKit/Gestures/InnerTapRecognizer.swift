import Foundation

/// The recognizer of taps that a view of UIKit's handles itself, which keeps recognizers of the views around
/// from recognizing them: a tap on a field doesn't end the editing that it begins.
///
/// It isn't among the view's, whose number code counts on.
final class InnerTapRecognizer: UITapGestureRecognizer {
  private weak var tappedView: (any TapHandling)?

  init(_ view: any TapHandling) {
    tappedView = view
    super.init(target: nil, action: nil)
    ownAction = { [weak view] in
      guard let view, $0.state == .ended else { return }
      view.tapped(at: $0.location(in: view))
    }
  }

  override var view: UIView? { tappedView }

  override var ownShouldBegin: Bool {
    tappedView.map { $0.takesTap(at: location(in: $0)) } ?? false
  }
}

/// A view that does something on a tap.
@MainActor
protocol TapHandling: UIView {
  /// Whether a tap at a point of the view does something.
  func takesTap(at point: CGPoint) -> Bool
  func tapped(at point: CGPoint)
}

extension TapHandling {
  func takesTap(at point: CGPoint) -> Bool { true }
}
