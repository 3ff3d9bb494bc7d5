import Foundation

/// The pixels of a screen, for lengths and positions in points: the one place where layout rounds.
///
/// All results are whole pixels divided by the scale.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, at least 1.
  package let scale: CGFloat

  /// The tolerance, as a fraction of a pixel, for sums of lengths that were recorded to three
  /// decimals.
  private static let sumNoise: CGFloat = 1e-3
  /// The tolerance, as a fraction of a pixel, for edges computed by the solver.
  private static let solverNoise: CGFloat = 1e-7

  /// Whole points, for values that UIKit rounds to points on every screen.
  package static let points = PixelGrid(scale: 1)

  /// Creates the grid of a screen; unset and non-numeric scales count as 1.
  package init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length of a pixel in points.
  package var pixel: CGFloat { 1 / scale }

  // MARK: Places

  /// Returns the nearest pixel edge; halves are rounded up, that is right and down on the screen
  /// (frame dumps of iOS 13 and 26.1; facts: layout §6.3).
  package func nearest(_ value: CGFloat) -> CGFloat {
    points((value * scale + 0.5).rounded(.down))
  }

  package func nearest(_ point: CGPoint) -> CGPoint {
    CGPoint(x: nearest(point.x), y: nearest(point.y))
  }

  /// Returns a rectangle of the same size with its origin on the nearest pixel.
  package func withOriginOnPixels(_ rect: CGRect) -> CGRect {
    CGRect(origin: nearest(rect.origin), size: rect.size)
  }

  /// Returns a size centred in a rectangle, with its origin on the nearest pixel.
  package func centered(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: nearest(bounds.minX + (bounds.width - size.width) / 2),
      y: nearest(bounds.minY + (bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// Returns a rectangle with each edge on the nearest pixel; the size is the difference.
  ///
  /// A length of whole points is exact, (n1 − n0) / scale: a view of 100 points is 100 wide at 3x
  /// (recorded rule 5: `width == 100` holds in seven assertions of public tests; high). Any other
  /// length is the difference of its edges, so that a view's origin, which is its centre minus half
  /// of that, reads back as it was rounded.
  ///
  /// Edges are relative to the window: `residual` is the distance of the superview's origin, before
  /// rounding, to the right of and below its displayed position. A view's origin is thus the
  /// rounded absolute edge minus the superview's rounded absolute edge (recorded rule 1, which fits
  /// 51 of 51 boxes while rounding within the superview fits 38; high).
  package func withEdgesOnPixels(_ rect: CGRect, residual: CGPoint = .zero) -> CGRect {
    let (left, right) = (number(rect.minX + residual.x), number(rect.maxX + residual.x))
    let (top, bottom) = (number(rect.minY + residual.y), number(rect.maxY + residual.y))
    return CGRect(
      x: points(left), y: points(top), width: length(from: left, to: right),
      height: length(from: top, to: bottom))
  }

  // MARK: Lengths

  /// Returns the length rounded up to whole pixels; noise doesn't count as a pixel.
  package func up(_ length: CGFloat) -> CGFloat {
    points((length * scale - Self.sumNoise).rounded(.up))
  }

  /// Returns the length rounded down to whole pixels; noise doesn't cost a pixel.
  package func down(_ length: CGFloat) -> CGFloat {
    points((length * scale + Self.sumNoise).rounded(.down))
  }

  package func up(_ size: CGSize) -> CGSize {
    CGSize(width: up(size.width), height: up(size.height))
  }

  // MARK: Pixels

  /// Returns the pixel edge nearest to one computed by the solver.
  private func number(_ edge: CGFloat) -> CGFloat {
    (edge * scale + 0.5 + Self.solverNoise).rounded(.down)
  }

  private func length(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let exact = points(end - start)
    return exact == exact.rounded() ? exact : points(end) - points(start)
  }

  /// Converts pixels to points; adding 0 turns the −0 that rounding may produce into 0.
  private func points(_ pixels: CGFloat) -> CGFloat { pixels / scale + 0 }
}
