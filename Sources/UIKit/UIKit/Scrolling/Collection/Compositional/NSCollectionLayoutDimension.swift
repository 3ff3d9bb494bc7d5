import Graphics

/// A dimension of an element in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  final let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Creates a dimension that is a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Creates a dimension that is a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Creates a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Creates a dimension that is used until the element is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Creates a dimension that all elements of a group share: the dimension of the longest one (iOS
  /// 17).
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether the element can determine the dimension.
  final var isFlexible: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// Returns the length in a container: estimates unchanged, and zero for a value that is not a
  /// number.
  final func length(in container: CGSize) -> CGFloat {
    let length: CGFloat
    switch kind {
    case .fractionalWidth: length = dimension * container.width
    case .fractionalHeight: length = dimension * container.height
    case .absolute, .estimated, .uniformAcrossSiblings: length = dimension
    }
    return length.isFinite ? max(0, length) : 0
  }
}
