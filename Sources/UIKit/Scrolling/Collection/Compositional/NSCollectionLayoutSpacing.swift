import Graphics

/// Room between elements: fixed, or at least so much.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The distance in points, or the least of it.
  public let spacing: CGFloat
  private let grows: Bool

  private init(_ spacing: CGFloat, grows: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    self.grows = grows
    super.init()
  }

  /// So much room, no more and no less.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, grows: false)
  }

  /// At least so much room; what is left over is shared out.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, grows: true)
  }

  open var isFixedSpacing: Bool { !grows }
  open var isFlexibleSpacing: Bool { grows }
}
