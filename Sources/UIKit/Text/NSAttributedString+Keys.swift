import Foundation

/// Attributes that text drawing understands. Raw values: UIKit's.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`, black unless set.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points added after each character; 0 turns the font's kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after each character beside the font's kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`, the text's unless set.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`, the text's unless set.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `URL` or a string with one; blue and underlined in labels and drawn strings, and as
  /// `linkTextAttributes` says in text views.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An `NSTextAttachment`, of the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// 0 for letters that aren't joined, 1 for those that the font joins.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A `UIColor` of the outline, the text's unless set.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The outline's width in percent of the font's size; a negative one keeps the text filled.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The skew of the glyphs; positive leans to the right.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor by which glyphs are wider.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An `NSString` naming an effect; kept for callers, and not drawn in another way.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Numbers of embedded directions; kept for callers, and without effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}
