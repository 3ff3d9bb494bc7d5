import Graphics

/// The spacing between elements: fixed or flexible.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing in points, or its minimum.
  public let spacing: CGFloat
  private let grows: Bool

  private init(_ spacing: CGFloat, grows: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    self.grows = grows
    super.init()
  }

  /// Creates a spacing of exactly this length.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, grows: false)
  }

  /// Creates a spacing of at least this length; remaining space is distributed.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, grows: true)
  }

  open var isFixedSpacing: Bool { !grows }
  open var isFlexibleSpacing: Bool { grows }
}
