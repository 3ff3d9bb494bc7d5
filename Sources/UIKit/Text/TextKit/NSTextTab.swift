import Foundation

/// A place in a line to which a tab leads.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// Names an option of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` whose first character in the text stands at the tab; a full stop is looked
    /// for here, whatever it says.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  /// Which part of the text after the tab stands at its place.
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

  /// The characters that end a column of numbers in a language.
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
