import Foundation

/// A view to show while an interaction affects it, and its position; context menus show it in
/// place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view in place: in its superview, which UIKit requires; if there is
  /// none, the view itself is the container.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view's size in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, since previews are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
