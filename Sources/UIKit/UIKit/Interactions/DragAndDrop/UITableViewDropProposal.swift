/// A table's proposal for handling a dropped item.
open class UITableViewDropProposal: UIDropProposal {
  /// The destination of the item. The raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
    case automatic = 3
  }

  public private(set) var intent = Intent.unspecified

  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
