import Foundation

/// An app's proposal for handling a dropped item.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns the proposal itself: nothing modifies a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The operation performed with a dropped item. The raw values are UIKit's.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}
