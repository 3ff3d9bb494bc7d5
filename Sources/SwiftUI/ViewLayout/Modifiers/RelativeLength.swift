/// `containerRelativeFrame(_:count:span:spacing:alignment:)`: a fraction of the nearest container's length without
/// its safe area, as if it were divided into columns or rows (Apple; facts: layout §1.8, medium).
package enum RelativeLength {
  /// Returns the length of several of `count` equal parts with `spacing` between them.
  package static func length(
    of container: CGFloat, count: Int, span: Int = 1, spacing: CGFloat
  ) -> CGFloat {
    guard container.isFinite, spacing.isFinite, count > 0, span > 0 else { return 0 }
    let part = (container - spacing * CGFloat(count - 1)) / CGFloat(count)
    return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
  }

  /// Returns a view's frame in a container.
  ///
  /// - Parameters:
  ///   - length: Returns the frame's length on an axis for the container's.
  package static func frame(
    in container: CGSize, axes: Axis.Set, alignment: Alignment = .center,
    length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
  ) -> FrameLayout {
    FrameLayout(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : nil,
      alignment: alignment)
  }
}
