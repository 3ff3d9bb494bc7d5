import Foundation

/// Bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, mail addresses and telephone numbers in texts.
///
/// The rules are this module's patterns, not the system's: links are addresses with a scheme, ones
/// that begin with `www.`, and host names in common domains; telephone numbers have 7 to 15 digits.
/// Dates, street addresses and flights are never found. Unlike Apple's, this isn't an
/// `NSRegularExpression`.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types of data to find.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector; throws if no type is specified.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw CocoaError(.keyValueValidation)
    }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Calls a closure for each match, in text order; setting its last argument stops the search.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }

  /// Returns the matches in a range, in text order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var finds: [DetectedData] = []
    if wanted.contains(.linkBit) { finds += DetectedData.links(in: string, range) }
    if wanted.contains(.phoneNumberBit) {
      // Digits within a link are part of it.
      finds += DetectedData.phoneNumbers(in: string, range).filter { number in
        !finds.contains { NSIntersectionRange($0.range, number.range).length > 0 }
      }
    }
    return finds.sorted { $0.range.location < $1.range.location }
  }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the range of the first match; its location is `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}
