import Graphics

/// One length of an element in a compositional layout.
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

  /// A fraction of the width of what the element lies in.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the height of what the element lies in.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length that holds until the element says its own.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A length that all elements of a group share: that of the longest of them (iOS 17).
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Whether the element has a say in it.
  final var isFlexible: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// The length in a container; estimates as they are, and nothing for what is not a number.
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
