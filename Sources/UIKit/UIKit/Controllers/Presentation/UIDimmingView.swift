import SystemFacts

/// The dimming view between a presentation and what is below it.
final class UIDimmingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The action of a tap outside the presentation.
  var onTap: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let onTap else { return super.touchesEnded(touches, with: event) }
    onTap()
  }

  /// The dimming colour of a release.
  static func shade(_ release: OSRelease) -> UIColor {
    let light = SheetFacts.lightShade[release]
    let dark = SheetFacts.darkShade[release]
    guard light != dark else { return UIColor(white: 0, alpha: light) }
    return UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? dark : light)
    }
  }
}
