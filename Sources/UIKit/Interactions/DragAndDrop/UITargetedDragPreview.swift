/// A view that would be shown while it is dragged, and where.
open class UITargetedDragPreview: UITargetedPreview {
  /// Makes a preview of the same view elsewhere.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
