import Foundation

/// The communication between an app and assistive technologies.
///
/// No assistive technologies run here. Settings that the simulation knows have its values; the
/// others are as on a device in its initial state.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Notifies assistive technologies of a change; none is listening.
  ///
  /// - Parameters:
  ///   - notification: The change.
  ///   - argument: The element to move to, or the text of an announcement.
  public static func post(notification: Notification, argument: Any?) {}

  /// Returns the element focused by an assistive technology: there is none.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// Requests guided access to be enabled or disabled, which is refused as on devices without
  /// supervision.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(false) }
  }

  /// Declares that the app uses multi-finger gestures itself; nothing zooms here.
  public static func registerGestureConflictWithZoom() {}

  /// Specifies what to keep in sight for a user who zooms; has no effect here.
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  // MARK: Coordinates

  /// Returns the bounding rectangle on the screen of a rectangle in a view, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    rect.applying(view.transformToScreen)
  }

  /// Converts a path in a view to the screen, in points.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(view.transformToScreen)
    return copy
  }
}
