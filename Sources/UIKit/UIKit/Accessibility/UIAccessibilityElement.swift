/// A part of a view that assistive technologies treat like a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The element's frame in its container's coordinates, in points; determines the frame on the
  /// screen.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// Creates an element of a view, or of another object.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The frame converted to the screen, if the container is a view or another element.
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
