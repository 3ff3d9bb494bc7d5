import UIKit

/// A button with an apple and a title, as the system draws it: without the apple, which is a
/// trademark, and with a title in English.
open class ASAuthorizationAppleIDButton: UIControl {
  /// The raw values are AuthenticationServices'.
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue` = 1
    case signUp = 2

    public static var `default`: ButtonType { .signIn }
  }

  /// The raw values are AuthenticationServices'.
  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
  }

  private let label = UILabel()

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    // 140 × 30 is the smallest size that Apple's guidelines allow; 44 the recommended height.
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
    switch type {
    case .signIn: label.text = "Sign in with Apple"
    case .continue: label.text = "Continue with Apple"
    case .signUp: label.text = "Sign up with Apple"
    }
    backgroundColor = style == .black ? .black : .white
    label.textColor = style == .black ? .white : .black
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }

  /// The corners' radius (Apple's documentation: 6 is the default).
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 44) }

  /// The title is 43 % of the button's height, as Apple's guidelines require.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.font = .systemFont(ofSize: (bounds.height * 0.43).rounded(), weight: .medium)
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}

extension ASAuthorizationAppleIDButton: ClosedView {}
