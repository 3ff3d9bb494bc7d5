/// Where a dragged preview would lie.
open class UIDragPreviewTarget: UIPreviewTarget {}
