import Foundation

/// The recognizer of taps that a UIKit view handles itself, which prevents ancestors' recognizers
/// from recognizing them: a tap on a field doesn't end the editing that it begins.
///
/// It isn't in the view's list, because code relies on the number of recognizers there.
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

/// A view that handles taps.
@MainActor
protocol TapHandling: UIView {
  /// Whether a tap at a point of the view does something.
  func takesTap(at point: CGPoint) -> Bool
  func tapped(at point: CGPoint)
}

extension TapHandling {
  func takesTap(at point: CGPoint) -> Bool { true }
}
