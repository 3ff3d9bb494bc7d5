import Foundation

// The two displays of the iPhone Duo. Windows, safe areas, size classes, occlusions and the fold: a
// probe app on its simulator, iOS 27.1, which four other probes confirm (high), unless noted.
// Corner radii: the simulator's profile, whose unit is assumed to be points (medium to high).
// Navigation bars: derived from the content of a navigation stack with a large title, which begins
// at 82, and at 134 on the inner display in portrait (medium); the bar is 54 high. Corners: margins
// avoid them by 16 (medium); the smaller ones at the hinge are assumed to behave the same (low).
extension Device.Display {
  /// 1398 × 2034 pixels, 460 per inch.
  static let iPhoneDuoOuter = Device.Display(
    466, 678, scale: 3, name: "outer", cornerRadius: 59,
    outline: Device.CornerRadii(topLeft: 8, topRight: 59, bottomLeft: 8, bottomRight: 59),
    cornerReserve: 16,
    housing: .dynamicIsland(.cornerCamera), hasHomeIndicator: true, portraitTop: 0,
    arrangements: [
      .portrait: Arrangement(
        safeArea: ScreenInsets(top: 0, left: 0, bottom: 34, right: 84),
        horizontalSizeClass: .compact, verticalSizeClass: .regular,
        occlusions: [
          status(382, 0, 84, 170), camera(.cornerCamera, orientation: .portrait),
        ],
        division: nil, navigationBarTop: 28, largeTitleExtra: 0),
      .landscapeLeft: Arrangement(
        safeArea: ScreenInsets(top: 0, left: 0, bottom: 34, right: 84),
        horizontalSizeClass: .compact, verticalSizeClass: .compact,
        occlusions: [
          status(594, 384, 84, 82), camera(.cornerCamera, orientation: .landscapeLeft),
        ],
        division: nil, navigationBarTop: 28, largeTitleExtra: 0),
      .landscapeRight: Arrangement(
        safeArea: ScreenInsets(top: 0, left: 84, bottom: 34, right: 0),
        horizontalSizeClass: .compact, verticalSizeClass: .compact,
        occlusions: [
          status(0, 0, 82, 84), camera(.cornerCamera, orientation: .landscapeRight),
        ],
        division: nil, navigationBarTop: 28, largeTitleExtra: 0),
    ])

  /// 2007 × 2853 pixels, scaled down to 1878 × 2670, 430 per inch.
  ///
  /// The device's orientation when the interface is in portrait is from an orientation probe
  /// (medium to high); it's unknown whether the sensor or the profile is right about the native
  /// orientation.
  static let iPhoneDuoInner = Device.Display(
    669, 951, scale: 3, name: "inner", panelPixels: CGSize(width: 1878, height: 2670),
    cornerRadius: 55, cornerReserve: 16, hasHomeIndicator: true, portraitTop: 82,
    nativeOrientation: .landscapeLeft,
    ignoresSupportedOrientations: true,
    arrangements: [
      .portrait: innerPortrait, .portraitUpsideDown: innerPortrait,
      .landscapeLeft: innerLandscape, .landscapeRight: innerLandscape,
    ])

  /// Upside down is assumed to be the same (low).
  private static let innerPortrait = Arrangement(
    safeArea: ScreenInsets(top: 82, left: 0, bottom: 34, right: 0),
    horizontalSizeClass: .regular, verticalSizeClass: .regular,
    occlusions: [status(587, 817, 82, 134)],
    division: .init(
      .fold, CGRect(x: 0, y: 455.5, width: 669, height: 40),
      margins: ScreenInsets(top: 20, left: 0, bottom: 20, right: 0), isActive: false),
    navigationBarTop: 28, largeTitleExtra: 52)

  private static let innerLandscape = Arrangement(
    safeArea: ScreenInsets(top: 0, left: 0, bottom: 34, right: 84),
    horizontalSizeClass: .regular, verticalSizeClass: .regular,
    occlusions: [status(867, 0, 84, 120)],
    division: .init(
      .fold, CGRect(x: 455.5, y: 0, width: 40, height: 669),
      margins: ScreenInsets(top: 0, left: 20, bottom: 0, right: 20), isActive: false),
    navigationBarTop: 28, largeTitleExtra: 0)

  private static func status(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> ScreenGeometry.Region {
    ScreenGeometry.Region(.status, CGRect(x: x, y: y, width: width, height: height))
  }

  /// A camera of the outer display, in coordinates of the rotated screen.
  private static func camera(
    _ cutOut: Device.CutOut, orientation: ScreenOrientation
  ) -> ScreenGeometry.Region {
    let size = CGSize(width: 466, height: 678)
    return ScreenGeometry.Region(
      .camera, cutOut.frame(inWidth: size.width).turned(to: orientation, from: size))
  }
}

extension CGRect {
  /// Returns the position of a rectangle on an upright display after rotation of the screen to an
  /// orientation.
  func turned(to orientation: ScreenOrientation, from size: CGSize) -> CGRect {
    switch orientation {
    case .portrait: self
    case .portraitUpsideDown:
      CGRect(x: size.width - maxX, y: size.height - maxY, width: width, height: height)
    // The upper edge of the display is the left edge of the screen.
    case .landscapeRight: CGRect(x: minY, y: size.width - maxX, width: height, height: width)
    case .landscapeLeft: CGRect(x: size.height - maxY, y: minX, width: height, height: width)
    }
  }
}
