import Graphics

/// One change of a batch, as layouts receive it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// Where the item was; nil for an insertion. A section has an item of `Int.max`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where the item is; nil for a deletion. A section has an item of `Int.max`.
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  private var before: IndexPath?
  private var after: IndexPath?
  private var action = Action.none

  /// Makes an item that changes nothing, for subclasses that answer themselves.
  public override init() { super.init() }

  convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.init()
    self.action = action
    self.before = before
    self.after = after
  }
}
