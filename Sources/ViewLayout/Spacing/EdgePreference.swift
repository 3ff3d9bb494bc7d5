/// What one edge of a view prefers for the distance to a neighbour, by the kinds of neighbour that
/// it knows, in points.
///
/// Two edges that face each other stand as far apart as the larger preference for a kind that both
/// know, and touch if there is none (facts: layout §1.3, high).
struct EdgePreference: Equatable, Sendable {
  /// Between what isn't text, and sideways between all views.
  var plain: CGFloat?
  /// Between texts.
  var betweenTexts: CGFloat?
  /// Between a text and what lies above it.
  var aboveText: CGFloat?
  /// Between a text and what lies below it.
  var belowText: CGFloat?

  /// 8 points (macOS 26.2; iOS 13.7 to 26 by text fields and shapes; facts: layout §1.3, high).
  static let plainDistance: CGFloat = 8

  /// An edge that knows no neighbour, such as a `Spacer`'s.
  static let none = EdgePreference()
  /// A side of any view.
  static let side = EdgePreference(plain: plainDistance)
  /// The upper edge of what isn't text: how far it is below a text is the text's to say.
  static let plainTop = EdgePreference(plain: plainDistance, belowText: 0)
  /// The lower edge of what isn't text: how far it is above a text is the text's to say.
  static let plainBottom = EdgePreference(plain: plainDistance, aboveText: 0)

  /// The distance of an edge from the one that it faces.
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

  /// The larger of both preferences for each kind that either knows.
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
