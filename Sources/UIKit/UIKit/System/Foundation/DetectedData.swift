import Foundation

/// A match found by an `NSDataDetector`.
final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  private let kind: CheckingType
  fileprivate let link: URL?
  fileprivate let number: String?

  private init(_ place: NSRange, _ kind: CheckingType, link: URL? = nil, number: String? = nil) {
    self.place = place
    self.kind = kind
    self.link = link
    self.number = number
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var resultType: CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }

  /// Addresses with a scheme, with `www.`, with an at sign, or in a common domain.
  private static let linkPattern =
    #"(?i)(?<![\w@.])(?:(?:https?|ftp)://[^\s<>"]+|www\.[^\s<>"]+"#
    + #"|[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}"#
    + #"|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev|info|de|uk|fr|it|es|nl|jp|cn|eu|me)"#
    + #"(?![\w-])(?:/[^\s<>"]*)?)"#

  /// Digits with the separators of their groups.
  private static let phonePattern = #"(?<![\w.])\+?\(?\d[\d ().\-\u00a0]{5,}\d(?!\w)"#

  static func links(in text: String, _ range: NSRange) -> [DetectedData] {
    ranges(of: linkPattern, in: text, range).compactMap { range in
      let whole = (text as NSString).substring(with: range)
      // Sentence punctuation after an address isn't part of it.
      let words = String(
        whole.reversed().drop { ".,;:!?'\")]}".contains($0) }.reversed())
      guard !words.isEmpty else { return nil }
      let hasScheme = words.contains("://")
      let prefix = hasScheme ? "" : words.contains("@") ? "mailto:" : "http://"
      guard let url = URL(string: prefix + words) else { return nil }
      let place = NSRange(location: range.location, length: words.utf16.count)
      return DetectedData(place, .linkBit, link: url)
    }
  }

  static func phoneNumbers(in text: String, _ range: NSRange) -> [DetectedData] {
    ranges(of: phonePattern, in: text, range).compactMap { range in
      let words = (text as NSString).substring(with: range)
      guard (7...15).contains(words.count(where: \.isNumber)) else { return nil }
      return DetectedData(range, .phoneNumberBit, number: words)
    }
  }

  private static func ranges(of pattern: String, in text: String, _ range: NSRange) -> [NSRange] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: range).map(\.range)
  }
}

// Foundation on Linux marks its own names for these as deprecated, as it never finds such data. The
// values are from Apple's header.
extension NSTextCheckingResult.CheckingType {
  static let linkBit = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  static let phoneNumberBit = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
  /// The address of a link; nil for other matches.
  public var url: URL? { (self as? DetectedData)?.link }

  /// A telephone number as written in the text; nil for other matches.
  public var phoneNumber: String? { (self as? DetectedData)?.number }

  /// A date; nil, as none is ever found.
  public var date: Date? { nil }

  /// The time zone of a date; nil, as none is ever found.
  public var timeZone: TimeZone? { nil }

  /// The duration of an event in seconds; 0, as none is ever found.
  public var duration: TimeInterval { 0 }

  /// The parts of a flight's name; nil, as none is ever found.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// The parts of a street address; nil, as none is ever found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}
