/// The outline of a pointer (iOS 13.4).
@MainActor
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The default radius of a rounded rectangle: the system's own (value: recalled, low).
  public nonisolated static let defaultCornerRadius: CGFloat = 10
}
