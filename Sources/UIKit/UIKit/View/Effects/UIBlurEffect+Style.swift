import Graphics

extension UIBlurEffect {
  /// The kinds of materials. The raw values are UIKit's (facts: controls §5; high).
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

/// The colour that a material draws over its backdrop: white levels of 255, and an alpha.
private struct MaterialTint {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  var color: UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

extension UIBlurEffect.Style {
  /// The column that applies regardless of the traits; nil to follow the traits.
  private var fixedStyle: UIUserInterfaceStyle? {
    switch rawValue {
    case 11...15: .light
    case 16...20: .dark
    default: nil
    }
  }

  /// The style that follows the traits.
  private var following: UIBlurEffect.Style {
    switch rawValue {
    case 11...15: UIBlurEffect.Style(rawValue: rawValue - 5) ?? self
    case 16...20: UIBlurEffect.Style(rawValue: rawValue - 10) ?? self
    default: self
    }
  }

  /// The tints in light and dark appearance, fitted to pictures of iOS 26 over a blurred backdrop
  /// (facts: controls §5; medium, `.prominent` and `.extraLight` low).
  private var tints: (light: MaterialTint, dark: MaterialTint) {
    switch following {
    case .systemUltraThinMaterial:
      (MaterialTint(222, 222, 226, 0.44), MaterialTint(72, 77, 78, 0.46))
    case .systemThinMaterial:
      (MaterialTint(245, 250, 252, 0.56), MaterialTint(40, 41, 48, 0.57))
    case .systemMaterial:
      (MaterialTint(245, 249, 249, 0.78), MaterialTint(36, 37, 40, 0.72))
    case .systemThickMaterial:
      (MaterialTint(246, 248, 249, 0.93), MaterialTint(31, 30, 34, 0.92))
    case .systemChromeMaterial:
      (MaterialTint(255, 255, 255, 0.73), MaterialTint(28, 29, 30, 0.61))
    case .light: (MaterialTint(239, 239, 255, 0.33), MaterialTint(245, 255, 255, 0.32))
    case .extraLight: (MaterialTint(255, 255, 255, 0.6), MaterialTint(255, 255, 255, 0.6))
    case .dark: (MaterialTint(25, 26, 29, 0.73), MaterialTint(24, 27, 28, 0.73))
    default: (MaterialTint(239, 239, 255, 0.33), MaterialTint(27, 29, 30, 0.73))
    }
  }

  /// The blur of the backdrop, from the same pictures: standard deviations in points and
  /// saturations (facts: controls §5; medium, `.prominent` and `.extraLight` low). The pictures
  /// show no edges; that the blur at a view's edge samples only what is inside the view is assumed
  /// (low).
  func backdrop(_ traits: UIUserInterfaceStyle) -> BackdropStyle {
    let isDark = (fixedStyle ?? traits) == .dark
    switch following {
    case .systemUltraThinMaterial: return BackdropStyle(sigma: 20)
    case .systemMaterial: return BackdropStyle(sigma: 28)
    case .systemChromeMaterial: return BackdropStyle(sigma: 32, saturation: isDark ? 1.3 : 1)
    case .systemThinMaterial, .systemThickMaterial: return BackdropStyle(sigma: 32)
    case .dark: return BackdropStyle(sigma: 16)
    default: return BackdropStyle(sigma: 24, saturation: 1.6)
    }
  }

  var tint: UIColor {
    let (tints, fixed) = (tints, fixedStyle)
    return UIColor { traits in
      (fixed ?? traits.userInterfaceStyle) == .dark ? tints.dark.color : tints.light.color
    }
  }
}
