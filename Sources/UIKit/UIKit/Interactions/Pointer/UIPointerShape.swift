import Foundation

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

/// An animation of a pointer that appears or disappears; there are none here.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}

/// The location of a pointer when its region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  override init() { super.init() }

  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}
