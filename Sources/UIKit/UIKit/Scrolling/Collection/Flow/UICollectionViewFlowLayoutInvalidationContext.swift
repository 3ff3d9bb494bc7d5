import Graphics

/// The parts of a flow layout that are stale.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  public override init() {
    super.init()
  }

  /// Whether the delegate is queried for sizes and spacings again; true by default.
  ///
  /// False in the context of a bounds change, so that sizes for the old width remain after a
  /// rotation (Qiita article on turning screens; facts: layout §5.2, H).
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether items are placed again; true by default.
  open var invalidateFlowLayoutAttributes = true
}
