import Foundation

extension CGPath {
  /// Returns the outline of the line along the path, to be filled with the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: In the path's units.
  ///   - miterLimit: The greatest length of a pointed join, in line widths.
  ///   - transform: Applied to the outline ("the elements of the constructed path will be
  ///     transformed by `transform` before they are added to the path", CGPath.h).
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      data.stroked(
        StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
      ).applying(transform))
  }

  /// Creates the outline of the line along a path, by the name that Swift gives the C function.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(outline.data)
  }
}

extension CGContext {
  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    current = current.stroked(state.stroke)
  }
}
