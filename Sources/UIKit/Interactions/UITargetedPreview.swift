import Foundation

/// A view that is shown while something is done with it, and where; context menus show it where it is.
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

  /// Makes a preview of a view where it is: in its superview, which UIKit demands; the view itself
  /// stands in where it has none.
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

  /// Makes a preview of the same view elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
