import SystemFacts

/// The resulting background of a bar, after considering appearances and older settings.
struct BarSurface: Equatable {
  var material = UIBarAppearance.Material.chrome
  var color: UIColor?
  var image: UIImage?
  var shadowColor: UIColor?
  var shadowImage: UIImage?
  /// Whether the bar is dark regardless of the surroundings.
  var isBlack = false

  init() {}

  @MainActor
  init(_ appearance: UIBarAppearance, style: UIBarStyle) {
    material = appearance.material
    color = appearance.backgroundColor
    image = appearance.backgroundImage
    shadowColor = appearance.shadowColor
    shadowImage = appearance.shadowImage
    isBlack = style == .black
  }

  /// Creates a surface from the settings used before iOS 13.
  ///
  /// - Parameter shadowImage: A custom line, which requires a custom background (Apple).
  @MainActor
  init(
    style: UIBarStyle, isTranslucent: Bool, tint: UIColor?, image: UIImage?, shadowImage: UIImage?
  ) {
    isBlack = style == .black
    shadowColor = UIBarAppearance.standardShadow
    self.image = image
    if image != nil {
      self.shadowImage = shadowImage
      material = .none
    }
    if let tint {
      // A translucent bar lets some of the content behind it show through (recalled; low: 0.85).
      material = isTranslucent ? .none : .opaque
      color = isTranslucent ? tint.faded(0.85) : tint
    } else if !isTranslucent, image == nil {
      material = .opaque
    }
  }

  /// A copy without a background and a line.
  var transparent: BarSurface {
    var look = BarSurface()
    look.material = .none
    look.isBlack = isBlack
    return look
  }

  /// Returns the colour of the material, under ``color``.
  ///
  /// In the dark the translucent one is 29, in lower bars 22 (Flutter's Cupertino theme; medium).
  /// There is no blur: the content behind shows through unchanged.
  @MainActor
  private func materialColor(isLowerBar: Bool, release: OSRelease) -> UIColor? {
    let isBlack = isBlack
    switch material {
    case .none: return nil
    case .effect(let effect): return effect.tint
    case .chrome where !BarFacts.hasBarMaterial[release]: return nil
    case .chrome:
      let light = BarFacts.materialWhite[release]
      let followsStyle = BarFacts.materialIsDarkInDarkStyle[release]
      return UIColor { traits in
        let isDark = isBlack || (followsStyle && traits.userInterfaceStyle == .dark)
        let white: CGFloat = isDark ? (isLowerBar ? 22 : 29) / 255 : light
        return UIColor(white: white, alpha: 0.94)
      }
    case .opaque:
      return isBlack ? .black : .systemBackground
    }
  }

  /// Returns the appearance of the bar's background.
  @MainActor
  func look(isLowerBar: Bool, release: OSRelease) -> BarStyle {
    let back = materialColor(isLowerBar: isLowerBar, release: release)
    let hasLine = BarFacts.hasBarMaterial[release] || material != .chrome || image != nil
    return BarStyle(
      color: Self.blend(color, over: back), image: image,
      hairline: hasLine ? shadowColor : nil, hairlineImage: shadowImage)
  }

  /// Blends a colour over another into one.
  private static func blend(_ front: UIColor?, over back: UIColor?) -> UIColor? {
    guard let front else { return back }
    guard let back else { return front }
    return UIColor { traits in
      let top = front.resolvedColor(with: traits).rgba
      let bottom = back.resolvedColor(with: traits).rgba
      let alpha = top.alpha + bottom.alpha * (1 - top.alpha)
      guard alpha > 0 else { return .clear }
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        (a * top.alpha + b * bottom.alpha * (1 - top.alpha)) / alpha
      }
      return UIColor(
        red: mix(top.red, bottom.red), green: mix(top.green, bottom.green),
        blue: mix(top.blue, bottom.blue), alpha: alpha)
    }
  }
}
