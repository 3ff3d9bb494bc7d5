import Foundation

/// A display that several devices share: everything about their screens that is not a rule.
struct Panel: Sendable {
  /// Points, portrait.
  let size: CGSize
  let scale: CGFloat
  /// Pixels of the hardware where they are not points × scale.
  var panelPixels: CGSize?
  /// Points; zero for a display with square corners.
  var cornerRadius: CGFloat = 0
  var housing: Device.SensorHousing = .none
  var hasHomeIndicator = false
  /// Safe area at the upper edge in portrait, points (phones; iPads follow a rule).
  var portraitTop: CGFloat = 20

  init(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, panelPixels: CGSize? = nil,
    cornerRadius: CGFloat = 0, housing: Device.SensorHousing = .none,
    hasHomeIndicator: Bool = false, portraitTop: CGFloat = 20
  ) {
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.panelPixels = panelPixels
    self.cornerRadius = cornerRadius
    self.housing = housing
    self.hasHomeIndicator = hasHomeIndicator
    self.portraitTop = portraitTop
  }
}
