import Foundation

/// A thing that is dragged; nobody drags it here.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// What only the app itself knows of the thing.
  open var localObject: Any?
  /// Makes what would be shown under the finger; never called.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Has the preview made anew; there is none.
  open func setNeedsDropPreviewUpdate() {}
}
