import Foundation

/// The layout of a paragraph's lines. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// All values of a style.
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
    /// Nil for the default tab stops.
    var tabStops: [NSTextTab]?
    var textLists: [NSTextList] = []
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsDefaultTighteningForTruncation = false
  }

  /// How lines are broken in addition to their mode. Values: UIKit's.
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

  /// The default paragraph style.
  open class var `default`: NSParagraphStyle { standard }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// The alignment of lines; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The line break mode; word wrapping by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The base writing direction; according to the first strong character by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The space between the bottom of a line and the top of the next.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of the end of lines: from the leading edge if positive, otherwise from the
  /// trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural line height, applied before the limits; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The tab stops; by default twelve that are 28 points apart.
  open var tabStops: [NSTextTab]! { values.tabStops ?? Self.standardTabStops }
  /// The distance between tab stops after the last one; 0, which means 28 points, by default.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists that contain the paragraph, the outermost first.
  open var textLists: [NSTextList] { values.textLists }
  /// Stored, but without effect: words aren't hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Stored, but without effect: words aren't hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Stored, but without effect.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Stored, but without effect: text isn't tightened before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  private static let standardTabStops = (1...12).map {
    NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0))
  }

  /// Returns the writing direction of a language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let code = languageName ?? Locale.current.language.languageCode?.identifier ?? "en"
    return Locale.Language(identifier: code).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
}
