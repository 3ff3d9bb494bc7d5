import Graphics

/// The width and height of an element in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes along which the element can determine its size.
  var flexibleAxes: FlexibleAxes {
    var axes: FlexibleAxes = []
    if widthDimension.isFlexible { axes.insert(.horizontal) }
    if heightDimension.isFlexible { axes.insert(.vertical) }
    return axes
  }

  /// Whether all values are finite; UIKit raises an exception otherwise.
  final var isFinite: Bool {
    widthDimension.dimension.isFinite && heightDimension.dimension.isFinite
  }
}
