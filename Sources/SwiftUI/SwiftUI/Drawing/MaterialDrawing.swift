import Graphics

extension FillContent: AreaContent {
  var areaPaint: Paint { paint }
  func outline(in rect: CGRect) -> CGPath? { nil }
}

extension ShapeContent: AreaContent {
  var areaPaint: Paint { paint }

  func outline(in rect: CGRect) -> CGPath? {
    let path = outline.path(in: rect)
    return outline.stroke.map { path.strokedPath($0).cgPath } ?? path.cgPath
  }
}

extension Material.Level {
  /// UIKit's material of the same name.
  var blurStyle: UIBlurEffect.Style {
    switch self {
    case .ultraThin: .systemUltraThinMaterial
    case .thin: .systemThinMaterial
    case .regular: .systemMaterial
    case .thick: .systemThickMaterial
    case .bar, .ultraThick: .systemChromeMaterial
    }
  }
}
