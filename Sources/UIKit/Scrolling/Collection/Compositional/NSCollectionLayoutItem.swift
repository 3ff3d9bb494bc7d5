import Graphics

/// The plan of one element: its size and the room around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// Elements that sit on this one, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }
  /// What is taken off the element's frame once it has its place.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around the element among its siblings.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// ``contentInsets`` where all four are numbers, else none.
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
