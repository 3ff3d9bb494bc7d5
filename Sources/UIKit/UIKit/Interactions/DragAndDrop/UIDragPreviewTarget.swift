/// The position of a drag preview.
open class UIDragPreviewTarget: UIPreviewTarget {}
