/// The buttons of one side of a row, which a swipe shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge of the row inwards.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over the whole row does what the first button says; the default is true.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
