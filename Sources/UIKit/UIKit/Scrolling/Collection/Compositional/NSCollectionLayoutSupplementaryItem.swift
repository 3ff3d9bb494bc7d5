import Graphics

/// A plan of an element that is attached to another one, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the element that is aligned with the container's anchor; nil for the same point
  /// as there.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The stacking order; 1 by default.
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      ownAnchor: nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      ownAnchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, ownAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = ownAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame in a container of an element of the size.
  func frame(of size: CGSize, on container: CGRect) -> CGRect {
    let there = containerAnchor.unitPoint
    let here = itemAnchor?.unitPoint ?? there
    let moved = containerAnchor.offset(for: size)
    let own = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      x: container.minX + there.x * container.width - here.x * size.width + moved.x + own.x,
      y: container.minY + there.y * container.height - here.y * size.height + moved.y + own.y,
      width: size.width, height: size.height)
  }
}
