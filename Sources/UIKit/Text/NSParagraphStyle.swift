import Foundation

/// How the lines of a paragraph are laid out. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Everything that a style says.
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }

  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  var values: Values

  public override init() {
    values = Values()
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  private static let standard = NSParagraphStyle()

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { standard }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// The side at which lines stand; natural unless set.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines end; at words unless set.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The side on which the paragraph begins; by its first strong character unless set.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Space between the bottom of a line and the top of the next.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Distance of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Distance of the other lines from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Distance of the lines' end: from the leading edge if positive, from the trailing if not.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Greatest height of a line; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Factor of the natural line height, applied before the limits; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
}
