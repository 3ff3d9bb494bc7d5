/// A view whose text breaks its lines at the width that constraints come to give it.
@preconcurrency @MainActor
protocol WrappedText: UIView {
  /// The width in points at which lines break; 0 before one is known.
  var layoutWidth: CGFloat { get set }
}
