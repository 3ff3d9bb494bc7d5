import Graphics

/// What of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  public override init() {
    super.init()
  }

  /// Whether the delegate is asked for sizes and distances again; true by default.
  ///
  /// The context of a change of bounds has false here, so that sizes for the old width stay after a
  /// turn (Qiita article on turning screens; facts: layout §5.2, H).
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether items are placed anew; true by default.
  open var invalidateFlowLayoutAttributes = true
}
