import Foundation

/// What stands in the place of a character of text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the picture for a rectangle in the container's coordinates; nil for none.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// Returns the rectangle of the picture relative to its place on the baseline, y up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}
