import Foundation

/// The preview shown under a dragging finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns the preview itself, since previews are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
