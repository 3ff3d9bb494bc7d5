import Graphics
import SystemFacts

/// The background of a context menu: the screen blurred, under black.
final class MenuGroundEffect: UIVisualEffect {
  private let sigma: CGFloat
  private let shade: CGFloat

  init(sigma: CGFloat, shade: CGFloat) {
    self.sigma = sigma
    self.shade = shade
    super.init()
  }

  required nonisolated init?(coder: NSCoder) { nil }

  override var tint: UIColor? { UIColor(white: 0, alpha: shade) }

  override func backdrop(_ style: UIUserInterfaceStyle) -> BackdropStyle? {
    sigma > 0 ? BackdropStyle(sigma: sigma) : nil
  }
}

/// The glass of a menu's card on iOS 26: grey 0.976 at 0.7108, in the dark 0.1184 at 0.7202, over
/// the blurred background (facts: controls §5; high), which is blurred by 20 points like other
/// glass (medium).
final class MenuPlatterEffect: UIVisualEffect {
  override var tint: UIColor? {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.1184, alpha: 0.7202) : UIColor(white: 0.976, alpha: 0.7108)
    }
  }

  override func backdrop(_ style: UIUserInterfaceStyle) -> BackdropStyle? {
    BackdropStyle(sigma: 20)
  }
}
