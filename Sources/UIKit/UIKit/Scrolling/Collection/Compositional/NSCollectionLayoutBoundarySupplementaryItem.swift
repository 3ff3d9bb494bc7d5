import Graphics

/// A plan of an element at an edge of a section or of the whole layout, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  /// Whether the element extends the section; otherwise it overlays the content.
  open var extendsBoundary = true
  /// Whether the element stays visible as long as its section is.
  open var pinToVisibleBounds = false

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset =
      absoluteOffset.x.isFinite && absoluteOffset.y.isFinite ? absoluteOffset : .zero
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), ownAnchor: nil)
  }
}

extension NSRectAlignment {
  /// The edges that an alignment corresponds to.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: [.top]
    case .topLeading: [.top, .leading]
    case .leading: [.leading]
    case .bottomLeading: [.bottom, .leading]
    case .bottom: [.bottom]
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: [.trailing]
    case .topTrailing: [.top, .trailing]
    }
  }
}
