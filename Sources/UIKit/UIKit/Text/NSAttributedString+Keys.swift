import Foundation

/// The attributes that text drawing supports. Raw values: UIKit's.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The points added after each character; 0 disables the font's kerning.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The points added after each character in addition to the font's kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; the text's by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor`; the text's by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The distance in points that the text is raised by.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `URL` or a string with one; blue and underlined in labels and drawn strings, and according
  /// to `linkTextAttributes` in text views.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An `NSTextAttachment`, for the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// 0 for no ligatures, 1 for the font's ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A `UIColor` of the outline; the text's by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The outline's width in percent of the font size; if negative, the text is also filled.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The skew of the glyphs; positive leans to the right.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of the factor that glyphs are widened by.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An `NSString` that specifies an effect; kept for callers, without effect on drawing.
  /// A ``NSAttributedString/TextEffectStyle``; letters are drawn without it.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// The numbers of embedded directions; kept for callers, without effect.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// Core Text's name of ``NSAttributedString/Key/tracking``.
public let kCTTrackingAttributeName: CFString = "CTTracking"

extension NSAttributedString {
  /// An effect on letters.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
