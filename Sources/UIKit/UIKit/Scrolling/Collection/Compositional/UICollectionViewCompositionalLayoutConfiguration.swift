import Graphics

/// The properties of a compositional layout that apply to all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() {
    super.init()
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between two sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are relative to; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
