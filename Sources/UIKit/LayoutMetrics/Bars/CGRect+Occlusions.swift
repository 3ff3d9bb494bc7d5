extension CGRect {
  /// Returns the remaining part of a column after removing occlusions, each of which occupies the
  /// end it is nearest to.
  ///
  /// - Parameters:
  ///   - occlusions: The covered areas of the screen, in the column's coordinates.
  ///   - bounds: The bounds of the view that contains the column.
  func clear(of occlusions: [CGRect], in bounds: CGRect) -> CGRect {
    var top = minY
    var bottom = maxY
    for rect in occlusions where rect.minX < maxX && rect.maxX > minX {
      guard rect.minY < bounds.maxY, rect.maxY > bounds.minY else { continue }
      if rect.midY < bounds.midY {
        top = max(top, rect.maxY)
      } else {
        bottom = min(bottom, rect.minY)
      }
    }
    return CGRect(x: minX, y: top, width: width, height: max(0, bottom - top))
  }
}
