import Foundation

/// What assistive technologies ask of an app, and tell it.
///
/// None of them runs here. What the simulation knows of the user's settings is answered by them, and
/// the rest as on a device on which nothing was changed.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Tells assistive technologies of a change; none listens.
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: The element to go to, or the words of an announcement.
  public static func post(notification: Notification, argument: Any?) {}

  /// The element that has the focus of an assistive technology: none has.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// Switches guided access on or off, which is refused as on devices without supervision.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(false) }
  }

  /// Says that touches of several fingers mean something to the app; nothing zooms.
  public static func registerGestureConflictWithZoom() {}

  /// Says what to keep in sight of a user who zooms; nobody does.
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  // MARK: Coordinates

  /// The smallest upright rectangle on the screen around one of a view, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    rect.applying(view.transformToScreen)
  }

  /// A path of a view on the screen, in points.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(view.transformToScreen)
    return copy
  }
}
