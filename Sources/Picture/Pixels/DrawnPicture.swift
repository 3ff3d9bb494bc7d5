/// A picture that is drawn a few rows at a time, in colours known beforehand.
///
/// It's packed without ever being entirely in memory.
package struct DrawnPicture {
  package var width: Int
  package var height: Int
  /// All of its colours: at most 256, all opaque.
  package var palette: [BitmapPixel]
  /// Draws these rows into memory of that many rows, whose previous content is undefined.
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
