/// Explains how one layout differs from another, as a person comparing them would.
///
/// A difference lists everything that changed. Most of that results from one or two decisions of
/// view code or the system: those are the causes, the rest is their effect.
public struct LayoutExplanation: Hashable, Sendable {
  /// The causes, the most fundamental first; empty if nothing differs.
  public var causes: [LayoutCause]
  /// The effect of the causes.
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
