/// The position of the line in a bar's background.
package enum BarBackgroundGeometry {
  /// Returns the frame of the line, which is outside the bar: a picture of iOS 13 at three pixels a
  /// point has it in the first row below a navigation bar and the last above a tab bar, and dumps
  /// of iOS 7 to 10 have it at −0.5 and −0.333 (high).
  ///
  /// - Parameter imageHeight: The height of an image that replaces the line; the default is one
  ///   pixel.
  package static func hairline(
    size: CGSize, atTop: Bool, imageHeight: CGFloat?, scale: CGFloat
  ) -> CGRect {
    let height = imageHeight ?? 1 / max(1, scale)
    return CGRect(x: 0, y: atTop ? -height : size.height, width: size.width, height: height)
  }
}
