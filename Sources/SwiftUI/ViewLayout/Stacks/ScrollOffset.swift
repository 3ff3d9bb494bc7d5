/// The offset of a scroll view's content along one axis.
package struct ScrollOffset: Equatable, Sendable {
  /// The lengths of the visible part and the content, in points.
  package var viewport: CGFloat
  package var content: CGFloat

  package init(viewport: CGFloat, content: CGFloat) {
    self.viewport = viewport.isFinite ? max(0, viewport) : 0
    self.content = content.isFinite ? max(0, content) : 0
  }

  /// The largest offset.
  package var maximum: CGFloat { max(0, content - viewport) }

  /// Returns the initial offset for `defaultScrollAnchor(_:)`; 1 shows the end of the content (macOS 26.2; facts:
  /// layout §1.11, high).
  package func initial(anchor: CGFloat) -> CGFloat {
    allowed((content - viewport) * anchor)
  }

  /// Returns the offset after `scrollTo(_:anchor:)` (macOS 26.2; facts: layout §1.11, high).
  ///
  /// - Parameters:
  ///   - target: The range of the content to show.
  ///   - anchor: The point of the target that is aligned with the same point of the viewport; `nil` for the smallest
  ///     move that shows the target entirely, or its start if it's too long.
  ///   - current: The current offset.
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

  /// Returns the nearest valid offset.
  private func allowed(_ offset: CGFloat) -> CGFloat {
    offset.isNaN ? 0 : min(max(0, offset), maximum)
  }
}
