import Foundation

extension NSString {
  /// Returns the size of the text in points, unrounded; lines break only at the text's line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self as String, attributes: attrs).size
  }

  /// Draws the text with its top left corner at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, with lines wrapped and truncated.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawing(self as String, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text in a given size, in points, unrounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self as String, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
