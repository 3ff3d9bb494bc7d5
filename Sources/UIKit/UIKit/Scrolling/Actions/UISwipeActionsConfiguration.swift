/// The swipe actions on one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inwards.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; the default is true.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
