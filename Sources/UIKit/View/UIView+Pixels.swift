import Graphics

extension UIView {
  /// The pixels of the screen that the view's traits speak of.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}
