import Foundation

/// What `enumerateSubstrings(in:options:_:)` is told to enumerate words with: `.byWords`, which Foundation declares
/// unavailable on Linux. The values are Foundation's.
public struct _WordEnumerationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let byWords = Self(rawValue: 3)
  public static let reverse = Self(rawValue: 1 << 8)
  public static let substringNotRequired = Self(rawValue: 1 << 9)
  public static let localized = Self(rawValue: 1 << 10)
}

extension StringProtocol where Index == String.Index {
  /// Calls a block for each word in a range.
  ///
  /// A word is what text fields take for one. The enclosing range extends to the next word.
  // Other options are Foundation's method.
  @_disfavoredOverload
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: _WordEnumerationOptions,
    _ body: (
      _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
      inout Bool
    ) -> Void
  ) where R.Bound == Index {
    let bounds = range.relative(to: self)
    let text = String(self[bounds])
    func place(_ offset: Int) -> Index { utf16.index(bounds.lowerBound, offsetBy: offset) }
    let words = TextUnits.ranges(of: .word, in: text).map {
      place($0.lowerBound)..<place($0.upperBound)
    }
    var found = words.enumerated().map { number, word in
      let start = number == 0 ? bounds.lowerBound : word.lowerBound
      let end = number + 1 < words.count ? words[number + 1].lowerBound : bounds.upperBound
      return (word: word, enclosing: start..<end)
    }
    if options.contains(.reverse) { found.reverse() }
    var stops = false
    for (word, enclosing) in found where !stops {
      let substring = options.contains(.substringNotRequired) ? nil : String(self[word])
      body(substring, word, enclosing, &stops)
    }
  }
}
