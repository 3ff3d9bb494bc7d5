import Foundation

/// The markers of a list's items (iOS 7; iOS 16 for ``MarkerFormat`` and ``isOrdered``).
///
/// A paragraph style stores its lists. Their markers aren't drawn automatically: as in TextKit 1
/// they are part of the text.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// The format of a marker: a text with a name in braces that represents the item's number.
  /// Values: UIKit's.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// The options of a list. Values: UIKit's.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  public let markerFormat: MarkerFormat
  public let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber: Int

  /// Creates a list whose items count from a number (iOS 16).
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list whose items count from 1; options are the raw value of ``Options``.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)),
      startingItemNumber: 1)
  }

  /// Whether the markers depend on the number.
  open var isOrdered: Bool {
    guard let name = Self.name(in: markerFormat.rawValue)?.name else { return false }
    return Self.signs[name] == nil
  }

  /// Returns the marker of an item, whose number counts from 1.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let (name, range) = Self.name(in: format) else { return format }
    return format.replacingCharacters(in: range, with: Self.text(of: itemNumber, name))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Lists with the same markers are equal (Apple doesn't say; low).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.listOptions == listOptions
      && other.startingItemNumber == startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }

  private static func name(in format: String) -> (name: String, range: Range<String.Index>)? {
    guard let start = format.firstIndex(of: "{"),
      let end = format[start...].firstIndex(of: "}")
    else { return nil }
    return (String(format[format.index(after: start)..<end]), start..<format.index(after: end))
  }

  private static let signs: [String: String] = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  private static func text(of number: Int, _ name: String) -> String {
    if let sign = signs[name] { return sign }
    switch name {
    case "lower-hexadecimal": return String(number, radix: 16)
    case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
    case "octal": return String(number, radix: 8)
    case "lower-alpha", "lower-latin": return letters(number)
    case "upper-alpha", "upper-latin": return letters(number).uppercased()
    case "lower-roman": return roman(number)
    case "upper-roman": return roman(number).uppercased()
    default: return String(number)
    }
  }

  /// Returns a letter, or letters after `z`: a … z, aa, ab, …
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    var rest = number
    var text = ""
    for (value, sign) in [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ] {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
