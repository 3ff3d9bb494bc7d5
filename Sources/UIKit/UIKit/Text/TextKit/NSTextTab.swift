import Foundation

/// A tab stop in a line.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of a tab option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` whose first character in the text is aligned with the tab; here always a
    /// full stop, whatever its value.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  /// The part of the text after the tab that is aligned with it.
  public let alignment: NSTextAlignment
  /// The distance from the container's leading edge in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the characters that end a column of numbers in a language.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
      && other.options.isEmpty == options.isEmpty
  }

  open override var hash: Int { location.hashValue }

  final var isDecimal: Bool { options[.columnTerminators] != nil }
}
