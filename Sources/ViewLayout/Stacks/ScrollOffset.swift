/// How far a scroll view's content is moved, along one axis.
package struct ScrollOffset: Equatable, Sendable {
  /// The lengths of what can be seen and of the content, in points.
  package var viewport: CGFloat
  package var content: CGFloat

  package init(viewport: CGFloat, content: CGFloat) {
    self.viewport = viewport.isFinite ? max(0, viewport) : 0
    self.content = content.isFinite ? max(0, content) : 0
  }

  /// The furthest that the content moves.
  package var maximum: CGFloat { max(0, content - viewport) }

  /// Where it is at first: `defaultScrollAnchor(_:)`, with 1 for the end, where the last of the
  /// content is seen (macOS 26.2; facts: layout §1.11, high).
  package func initial(anchor: CGFloat) -> CGFloat {
    allowed((content - viewport) * anchor)
  }

  /// Where it is after `scrollTo(_:anchor:)` (macOS 26.2; facts: layout §1.11, high).
  ///
  /// - Parameters:
  ///   - target: The range of what is to be seen, in the content.
  ///   - anchor: The part of the target that is to be at the same part of the viewport; nil for the
  ///     smallest move that shows it whole, or its start if it is too long.
  ///   - current: Where the content is now.
  package func showing(
    _ target: ClosedRange<CGFloat>, anchor: CGFloat?, from current: CGFloat
  ) -> CGFloat {
    let length = target.upperBound - target.lowerBound
    if let anchor {
      return allowed(target.lowerBound + length * anchor - viewport * anchor)
    }
    let last = min(target.lowerBound, target.upperBound - viewport)
    return allowed(
      target.lowerBound < current || length > viewport
        ? target.lowerBound : max(current, last))
  }

  /// The nearest place that the content can have.
  private func allowed(_ offset: CGFloat) -> CGFloat {
    offset.isNaN ? 0 : min(max(0, offset), maximum)
  }
}
