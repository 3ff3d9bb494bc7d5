import Graphics

/// A plan of a section: a repeated group and what surrounds it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// The space above the header.
  final var headerPadding: CGFloat = 0
  /// The list configuration if the section belongs to a list.
  final var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets of the groups, inside headers and footers.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The ``contentInsets``, or zero unless all four are finite.
  final var usedInsets: NSDirectionalEdgeInsets { contentInsets.isFinite ? contentInsets : .zero }
  /// The spacing between two groups.
  open var interGroupSpacing: CGFloat = 0
  /// What ``contentInsets`` are relative to; automatic uses the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers are relative to; automatic is the same as for the
  /// content.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers respect ``contentInsets`` orthogonally to the scroll direction.
  open var supplementariesFollowContentInsets = true
  /// Whether and how the groups scroll orthogonally to the layout, in their own scrolling area.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The deceleration and bounce of orthogonal scrolling (iOS 17).
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called with the section's visible elements whenever they are placed.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// Changes the appearance of a section's visible elements.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: NSCollectionLayoutEnvironment
  ) -> Void

/// How the groups of a section scroll orthogonally to the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}
