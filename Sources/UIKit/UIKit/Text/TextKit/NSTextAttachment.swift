import Foundation

/// An image in the place of a character of text.
///
/// Contents that aren't an image, and views of attachments, are stored without effect.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, @unchecked Sendable {
  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word

  /// The character for attachment attributes: U+FFFC, the object replacement character.
  public static let character = 0xFFFC

  /// Creates an attachment from data; an image is shown.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    image = contentData.flatMap { UIImage(data: $0) }
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment from an image (iOS 13).
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an empty attachment: archives aren't read.
  public required init?(coder: NSCoder) {
    contents = nil
    fileType = nil
    super.init()
  }

  open var contents: Data?
  open var fileType: String?
  /// The image; template images, such as symbols, take the text's colour.
  open var image: UIImage?
  /// The image's rectangle relative to its position on the baseline, y up; if empty, it has the
  /// image's size and is on the baseline, a symbol on its own.
  open var bounds = CGRect.zero
  /// The padding in points on both sides of the image.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may represent the attachment; none does here.
  open var allowsTextAttachmentView = true

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width > 0 || bounds.height > 0 { return bounds }
    guard let image else { return bounds }
    return CGRect(
      origin: CGPoint(x: 0, y: -(image.baselineOffsetFromBottom ?? 0)), size: image.size)
  }
}

extension NSAttributedString {
  /// Creates a text of an attachment only.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Creates a text of an attachment only, with additional attributes (iOS 18).
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
