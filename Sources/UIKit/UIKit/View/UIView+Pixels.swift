import Graphics

extension UIView {
  /// The screen's pixel grid according to the view's traits.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}
