import Graphics

/// A plan of one element: its size and the space around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// Elements attached to this one, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }
  /// The insets that are subtracted from the element's frame after it was placed.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between the element and its siblings.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The ``contentInsets``, or zero unless all four are finite.
  final var usedInsets: NSDirectionalEdgeInsets { contentInsets.isFinite ? contentInsets : .zero }

  final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = supplementaryItems
    super.init()
  }
}
