/// Why one layout differs from another, as a person who looks at both would put it.
///
/// A difference lists everything that is not as it was. Most of that follows from one or two things
/// that view code or the system decided: those are the causes, the rest is their effect.
public struct LayoutExplanation: Hashable, Sendable {
  /// The causes, the most fundamental first; empty where nothing differs.
  public var causes: [LayoutCause]
  /// What the causes did.
  public var effect: LayoutEffect?

  /// Finds the causes of a difference.
  public init(_ difference: LayoutTreeDifference) {
    let analysis = CauseAnalysis(difference)
    let items = analysis.causes
    var causes: [LayoutCause] = []
    for cause in items.map(\.cause) where !causes.contains(cause) { causes.append(cause) }
    self.causes = causes
    effect = items.first.flatMap { analysis.effect(of: $0) }
  }
}
