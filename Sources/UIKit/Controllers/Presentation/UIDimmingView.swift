/// The shade between a presentation and what lies below it.
final class UIDimmingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shades as the system does from iOS 13 on: a fifth in the light style, about half in the dark
  /// one (the first measured on iOS 26.1 sheets, the second on alerts); 0.4 before (low).
  static func shade(os: Int) -> UIColor {
    guard os >= 13 else { return UIColor(white: 0, alpha: 0.4) }
    return UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
  }
}
