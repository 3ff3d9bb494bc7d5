/// Distances inward from the edges of a rectangle, in points, in reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  package var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }

  /// Returns the same distances by side instead of by reading direction.
  package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return UIEdgeInsets(
      top: top, left: isLeftToRight ? leading : trailing, bottom: bottom,
      right: isLeftToRight ? trailing : leading)
  }

  package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }
}
