import Foundation

/// A picture in the place of a character of text.
///
/// Contents that are no image, and views of attachments, are kept without effect.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, @unchecked Sendable {
  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word

  /// The character that an attachment is the attribute of: U+FFFC, the object replacement.
  public static let character = 0xFFFC

  /// Makes an attachment of data; an image's is shown.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    image = contentData.flatMap { UIImage(data: $0) }
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Makes an attachment of an image (iOS 13).
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Makes an empty attachment: archives aren't read.
  public required init?(coder: NSCoder) {
    contents = nil
    fileType = nil
    super.init()
  }

  open var contents: Data?
  open var fileType: String?
  /// The picture; a template, as symbols are, takes the text's colour.
  open var image: UIImage?
  /// The picture's rectangle relative to its place on the baseline, y up; an empty one is as large
  /// as the image and stands on the baseline, a symbol on its own.
  open var bounds = CGRect.zero
  /// Points that are kept free at both sides of the picture.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may stand for the attachment; none does here.
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
  /// Makes a text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Makes a text of an attachment alone, with further attributes (iOS 18).
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
