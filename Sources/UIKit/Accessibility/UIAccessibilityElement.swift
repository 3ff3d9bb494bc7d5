/// A part of a view that assistive technologies would know as if it were a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The object that the element is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// Where the element is in its container's coordinates, in points; sets the frame on the screen.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// Makes an element of a view, or of another object.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// Where the rectangle in the container lies on the screen, if the container is a view or another
  /// element.
  package override var defaultAccessibilityFrame: CGRect {
    let frame = accessibilityFrameInContainerSpace
    if let view = accessibilityContainer as? UIView {
      return UIAccessibility.convertToScreenCoordinates(frame, in: view)
    }
    guard let element = accessibilityContainer as? UIAccessibilityElement else { return frame }
    let outer = element.accessibilityFrame
    return frame.offsetBy(dx: outer.minX, dy: outer.minY)
  }
}
