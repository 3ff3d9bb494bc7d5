import Foundation

extension ScreenGeometry {
  /// Returns the frame of the home indicator on a device that has one.
  ///
  /// 134 of 375 points in portrait, about a quarter of the width in landscape, 5 high, 8 above the
  /// edge (measured on device pictures; medium).
  package func homeIndicator(idiom: Device.Idiom) -> CGRect {
    let share: CGFloat = isLandscape || idiom == .pad ? 0.257 : 0.357
    let width = (size.width * share).rounded()
    return CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
  }

  /// Converts a rectangle of the upright display to the rotated screen.
  ///
  /// - Parameter display: The size of the upright display.
  package func turned(_ rect: CGRect, of display: CGSize) -> CGRect {
    switch orientation {
    case .portrait: rect
    case .portraitUpsideDown:
      CGRect(
        x: display.width - rect.maxX, y: display.height - rect.maxY, width: rect.width,
        height: rect.height)
    // The upper edge of the device is the left edge of the screen.
    case .landscapeRight:
      CGRect(
        x: rect.minY, y: display.width - rect.maxX, width: rect.height, height: rect.width)
    case .landscapeLeft:
      CGRect(
        x: display.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    }
  }
}
