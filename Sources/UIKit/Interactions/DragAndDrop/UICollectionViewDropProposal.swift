/// What a collection view would do with a thing that is dropped.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the thing would go. Values: UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }

  public private(set) var intent = Intent.unspecified

  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
