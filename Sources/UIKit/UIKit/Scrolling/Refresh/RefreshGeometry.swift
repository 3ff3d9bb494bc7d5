import Graphics

/// The dimensions of a refresh control, in points (facts: controls §1).
enum RefreshGeometry {
  static let height: CGFloat = 60
  /// With a title (high).
  static let titledHeight: CGFloat = 84.5
  /// The size of the title's font (high).
  static let titleSize: CGFloat = 12
  /// The factor for the label colour's alpha (high).
  static let wheelAlpha: CGFloat = 216 / 255

  /// Returns the title's frame: 10 points in, 17.5 high (high).
  static func title(width: CGFloat) -> CGRect {
    CGRect(x: 10, y: 60.75, width: max(width - 20, 0), height: 17.5)
  }

  /// A blade of the wheel, relative to its centre: 3.5 × 10, from radius 5 to 15 (high).
  private static let blade = CGRect(x: -1.75, y: -15, width: 3.5, height: 10)
  private static let bladeCorner: CGFloat = 1.75
  private static let blades = 8
  /// The scale of the wheel while it spins (medium).
  private static let refreshingScale: CGFloat = 1.2

  /// Draws the wheel centred in the upper 60 points, each blade fainter than the previous one as in
  /// an activity indicator (low).
  static func drawWheel(
    in context: CGContext, width: CGFloat, isRefreshing: Bool, color: UIColor
  ) {
    let scale = isRefreshing ? refreshingScale : 1
    let path = CGPath(
      roundedRect: blade, cornerWidth: bladeCorner, cornerHeight: bladeCorner, transform: nil)
    context.saveGState()
    context.translateBy(x: width / 2, y: height / 2)
    context.scaleBy(x: scale, y: scale)
    for index in 0..<blades {
      let share = CGFloat(index) / CGFloat(blades)
      context.setFillColor(
        color.withAlphaComponent(color.cgColor.alpha * (1 - share * 0.75)).cgColor)
      context.addPath(path)
      context.fillPath()
      context.rotate(by: -.pi * 2 / CGFloat(blades))
    }
    context.restoreGState()
  }
}
