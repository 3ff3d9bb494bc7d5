import Foundation
import Graphics

/// Draws the attachments of a text.
struct AttachmentPictures {
  private let text: NSAttributedString
  /// The tint of template images in text without a colour.
  private let color: UIColor

  init(_ text: NSAttributedString, color: UIColor) {
    self.text = text
    self.color = color
  }

  func draw(
    at unit: Int, in rect: CGRect, of context: CGContext, _ container: NSTextContainer? = nil
  ) {
    guard unit < text.length else { return }
    let values = text.attributes(at: unit, effectiveRange: nil)
    guard let attachment = values[.attachment] as? NSTextAttachment,
      let image = attachment.image(
        forBounds: rect, textContainer: container, characterIndex: unit)
    else { return }
    let isTemplate =
      image.renderingMode == .alwaysTemplate
      || image.renderingMode == .automatic && image.isSymbolImage
    let tint = isTemplate ? values[.foregroundColor] as? UIColor ?? color : nil
    image.draw(in: rect, of: context, tint: tint?.cgColor)
  }
}
