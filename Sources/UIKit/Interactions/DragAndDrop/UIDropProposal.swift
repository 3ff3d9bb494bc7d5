import Foundation

/// What an app would do with a thing that is dropped.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns the proposal itself: nobody changes a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
