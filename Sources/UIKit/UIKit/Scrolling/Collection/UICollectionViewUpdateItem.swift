import Graphics

/// A single change in a batch, as passed to layouts.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change to an item or a section.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The path before the update; nil for an insertion. For a section, the item is `Int.max`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The path after the update; nil for a deletion. For a section, the item is `Int.max`.
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  private var before: IndexPath?
  private var after: IndexPath?
  private var action = Action.none

  /// Creates an empty change, for subclasses that override the properties.
  public override init() { super.init() }

  convenience init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.init()
    self.action = action
    self.before = before
    self.after = after
  }
}
