import Graphics

/// The position of a supplementary item relative to the item it is attached to.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it is attached to; along an axis without one it is centred.
  public let edges: NSDirectionalRectEdge
  /// The offset, in points or as a fraction of the item's size.
  public let offset: CGPoint
  private let isFraction: Bool

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFraction = false
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFraction = true
    super.init()
  }

  open var isAbsoluteOffset: Bool { !isFraction }
  open var isFractionalOffset: Bool { isFraction }

  /// The edges as a point in the unit square.
  final var unitPoint: CGPoint {
    func place(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge) -> CGFloat {
      if edges.contains(near) == edges.contains(far) { return 0.5 }
      return edges.contains(near) ? 0 : 1
    }
    return CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom))
  }

  /// Returns the offset in points for an element of the size.
  final func offset(for size: CGSize) -> CGPoint {
    guard offset.x.isFinite, offset.y.isFinite else { return .zero }
    return isFraction
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
