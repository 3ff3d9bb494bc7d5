import Foundation
import Graphics
import Typography

extension NSAttributedString {
  /// Returns the size of the text in points, unrounded; lines break only at the text's line breaks.
  public func size() -> CGSize { StringDrawing(self).size }

  /// Draws the text with its top left corner at a point of the current context.
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the text in a rectangle of the current context, with lines wrapped and truncated.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }

  /// Draws the text in a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text in a given size, in points, unrounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(with: size, options: options, context: context)
  }
}
