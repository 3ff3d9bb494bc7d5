extension CGRect {
  /// What is left of a column beside occlusions, each of which takes the end that it lies nearest to.
  ///
  /// - Parameters:
  ///   - occlusions: What covers the screen, in the column's coordinates.
  ///   - bounds: The view that the column is in.
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
