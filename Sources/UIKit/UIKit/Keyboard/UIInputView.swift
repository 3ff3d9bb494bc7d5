/// A view in place of the keyboard or above it, with a style that isn't drawn.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The style of the view. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Like any other view.
    case `default` = 0
    /// Like the keyboard.
    case keyboard = 1
  }

  /// The style that the view was created with; stored, without effect.
  open private(set) var inputViewStyle: Style

  /// Whether constraints determine the view's height.
  open var allowsSelfSizing = false

  /// Creates a view with a frame, in points, and a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
