/// How a dragged preview would look.
open class UIDragPreviewParameters: UIPreviewParameters {}
