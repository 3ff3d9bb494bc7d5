/// A view whose text wraps at the width that results from constraints.
@preconcurrency @MainActor
protocol WrappedText: UIView {
  /// The width in points for wrapping lines; 0 before it is known.
  var layoutWidth: CGFloat { get set }
}
