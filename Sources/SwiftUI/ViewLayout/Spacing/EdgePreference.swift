/// The spacing that one edge of a view prefers, by kind of neighbour, in points.
///
/// Two facing edges are as far apart as the larger preference for a kind that both have, and touch if there is none
/// (facts: layout §1.3, high).
struct EdgePreference: Equatable, Sendable {
  /// Between views other than texts, and horizontally between all views.
  var plain: CGFloat?
  /// Between texts.
  var betweenTexts: CGFloat?
  /// Between a text and the view above it.
  var aboveText: CGFloat?
  /// Between a text and the view below it.
  var belowText: CGFloat?

  /// 8 points (macOS 26.2; iOS 13.7 to 26 by text fields and shapes; facts: layout §1.3, high).
  static let plainDistance: CGFloat = 8

  /// An edge without spacing, such as a `Spacer`'s.
  static let none = EdgePreference()
  /// A leading or trailing edge of any view.
  static let side = EdgePreference(plain: plainDistance)
  /// The top edge of a view other than a text. The text determines the distance to a text above.
  static let plainTop = EdgePreference(plain: plainDistance, belowText: 0)
  /// The bottom edge of a view other than a text. The text determines the distance to a text below.
  static let plainBottom = EdgePreference(plain: plainDistance, aboveText: 0)

  /// Returns the distance to the facing edge.
  func distance(to next: EdgePreference) -> CGFloat {
    var largest: CGFloat?
    func compare(_ a: CGFloat?, _ b: CGFloat?) {
      guard let a, let b else { return }
      let both = max(a, b)
      largest = largest.map { max($0, both) } ?? both
    }
    compare(plain, next.plain)
    compare(betweenTexts, next.betweenTexts)
    compare(aboveText, next.aboveText)
    compare(belowText, next.belowText)
    return largest ?? 0
  }

  /// Returns the larger of both preferences for each kind.
  func union(_ other: EdgePreference) -> EdgePreference {
    func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a, let b else { return a ?? b }
      return max(a, b)
    }
    return EdgePreference(
      plain: larger(plain, other.plain), betweenTexts: larger(betweenTexts, other.betweenTexts),
      aboveText: larger(aboveText, other.aboveText), belowText: larger(belowText, other.belowText))
  }
}
