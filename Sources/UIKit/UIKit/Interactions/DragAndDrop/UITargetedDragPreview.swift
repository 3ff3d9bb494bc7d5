/// A view to show while it's dragged, and its position.
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view at another position.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The appearance of a drag preview.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position of a drag preview.
open class UIDragPreviewTarget: UIPreviewTarget {}
