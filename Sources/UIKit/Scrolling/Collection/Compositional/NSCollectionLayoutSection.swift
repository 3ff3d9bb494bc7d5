import Graphics

/// The plan of a section: a group that is repeated, and what lies around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// Room above the header.
  final var headerPadding: CGFloat = 0
  /// What the section looks like where it is one of a list.
  final var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Room around the groups, inside headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// ``contentInsets`` where all four are numbers, else none.
  final var usedInsets: NSDirectionalEdgeInsets { contentInsets.isFinite ? contentInsets : .zero }
  /// Room between two groups.
  open var interGroupSpacing: CGFloat = 0
  /// What ``contentInsets`` are measured from; automatic asks the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What headers and footers keep clear of; automatic is the same as the content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers keep to ``contentInsets`` across the scroll direction.
  open var supplementariesFollowContentInsets = true
  /// Whether the groups go on across the scroll direction, in a scrolling area of their own.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How such an area slows down and bounces (iOS 17).
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the section's elements in sight, whenever they are placed.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Changes the look of a section's elements in sight.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: NSCollectionLayoutEnvironment
  ) -> Void

/// How the groups of a section scroll across the layout's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}
