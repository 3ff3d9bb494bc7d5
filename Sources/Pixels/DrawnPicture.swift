/// A picture that is drawn some rows at a time, in colours that are known beforehand.
///
/// It is packed without ever being in memory as a whole.
package struct DrawnPicture {
  package var width: Int
  package var height: Int
  /// All of its colours: at most 256, all of them opaque.
  package var palette: [BitmapPixel]
  /// Draws these rows into memory for as many, which holds anything before.
  package var draw: (Range<Int>, UnsafeMutablePointer<UInt32>) -> Void

  package init(
    width: Int, height: Int, palette: [BitmapPixel],
    draw: @escaping (Range<Int>, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    self.width = width
    self.height = height
    self.palette = palette
    self.draw = draw
  }
}
