import Foundation

/// An object in the place of a character of text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image for a rectangle in the container's coordinates, or nil for none.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// Returns the rectangle of the image relative to its position on the baseline, y up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}
