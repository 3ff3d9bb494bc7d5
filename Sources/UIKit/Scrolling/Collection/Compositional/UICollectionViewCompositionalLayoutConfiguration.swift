import Graphics

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() {
    super.init()
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Room between two sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are measured from; the safe area unless set.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
