/// A capsule behind buttons of a bar (iOS 26): neighbours share one, and a button that ends
/// something has its own.
package struct BarCapsule: Equatable {
  package var frame: CGRect
  package var isProminent: Bool

  /// A stretch along a bar.
  struct Run: Equatable {
    var start: CGFloat
    var end: CGFloat
    var isProminent: Bool
  }

  /// How high capsules are, and how wide at least (from pictures; low).
  package static let side: CGFloat = 44

  /// Room for a button's content on both sides together.
  private static let padding: CGFloat = 24

  /// The width of a capsule around a content of a width.
  static func width(content: CGFloat) -> CGFloat { max(side, content + padding) }

  /// Joins neighbouring buttons; what is no button ends a run.
  static func runs(
    _ items: [BarItemMeasure], starts: [CGFloat], widths: [CGFloat]
  ) -> [Run] {
    var runs: [Run] = []
    var isOpen = false
    for (index, item) in items.enumerated() {
      guard item.kind == .button || item.kind == .prominentButton else {
        isOpen = false
        continue
      }
      let isProminent = item.kind == .prominentButton
      let end = starts[index] + widths[index]
      if isOpen, !isProminent {
        runs[runs.count - 1].end = end
      } else {
        runs.append(Run(start: starts[index], end: end, isProminent: isProminent))
      }
      isOpen = !isProminent
    }
    return runs
  }
}
