import Graphics

/// A screen that is laid out and recorded, but not rasterised: a value that any thread can draw.
struct PictureSource: Sendable {
  var list: DisplayList
  /// Points.
  var size: CGSize
  var scale: CGFloat
  /// What is drawn around the app.
  var chrome: [ChromePart] = []
}
