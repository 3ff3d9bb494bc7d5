import Graphics

/// A screen that is laid out and recorded, but not rasterised; any thread can draw it.
struct PictureSource: Sendable {
  var list: DisplayList
  /// The size, in points.
  var size: CGSize
  var scale: CGFloat
  /// The device's chrome around the app.
  var chrome: [ChromePart] = []
}
