/// A view that looks like the keyboard, in place of it or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// How the view looks. Values: UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// With the background of the keyboard.
    case keyboard = 1
  }

  open private(set) var inputViewStyle: Style

  /// Whether constraints give the view its height.
  open var allowsSelfSizing = false

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
