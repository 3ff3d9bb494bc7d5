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
    var defaultTabInterval: CGFloat = 0
    /// Nil for the stops that text has unless it is given some.
    var tabStops: [NSTextTab]?
    var textLists: [NSTextList] = []
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsDefaultTighteningForTruncation = false
  }

  /// How lines are broken beside their mode. Values: UIKit's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  final var values: Values

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
  /// The places to which tabs lead; twelve that are 28 points apart unless set.
  open var tabStops: [NSTextTab]! { values.tabStops ?? Self.standardTabStops }
  /// How far tab stops are apart behind the last one; 0, which stands for 28 points, unless set.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists that the paragraph is an item of, the outermost first.
  open var textLists: [NSTextList] { values.textLists }
  /// Kept without effect: words aren't hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Kept without effect: words aren't hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Kept without effect.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Kept without effect: text isn't tightened before it is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  private static let standardTabStops = (1...12).map {
    NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0))
  }

  /// The direction of writing of a language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let code = languageName ?? Locale.current.language.languageCode?.identifier ?? "en"
    return Locale.Language(identifier: code).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
}
