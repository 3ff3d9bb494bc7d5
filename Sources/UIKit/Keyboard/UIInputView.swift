/// A view in place of the keyboard or above it, which keeps its style; nothing is drawn for that.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view looks. Values: UIKit's.
  public enum Style: Int, Sendable {
    /// Like any other view.
    case `default` = 0
    /// Like the keyboard.
    case keyboard = 1
  }

  /// The style that the view was made with; kept only.
  open private(set) var inputViewStyle: Style

  /// Whether constraints give the view its height.
  open var allowsSelfSizing = false

  /// Makes a view with a frame, in points, and a style.
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
