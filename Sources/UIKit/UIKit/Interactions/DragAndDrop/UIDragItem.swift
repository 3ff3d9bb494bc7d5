import Foundation

/// An item to drag; nothing drags it here.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// An object associated with the item, known only within the app.
  open var localObject: Any?
  /// Creates the preview under the finger; never called.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Requests an update of the preview; there is none.
  open func setNeedsDropPreviewUpdate() {}
}

/// An animation of a drag; there are none here.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A drag, as seen by the app that it starts from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
