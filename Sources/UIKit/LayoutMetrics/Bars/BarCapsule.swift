/// A capsule behind buttons of a bar (iOS 26): adjacent buttons share one, while a prominent button
/// has its own.
package struct BarCapsule: Equatable {
  package var frame: CGRect
  package var isProminent: Bool

  package init(frame: CGRect, isProminent: Bool) {
    self.frame = frame
    self.isProminent = isProminent
  }

  /// A range along a bar.
  struct Run: Equatable {
    var start: CGFloat
    var end: CGFloat
    var isProminent: Bool
  }

  /// The height and minimum width of capsules (from pictures; low).
  package static let side: CGFloat = 44

  /// The total padding on both sides of a button's content.
  private static let padding: CGFloat = 24

  /// Returns the width of a capsule around content of a given width.
  static func width(content: CGFloat) -> CGFloat { max(side, content + padding) }

  /// Groups adjacent buttons; anything else ends a run.
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
