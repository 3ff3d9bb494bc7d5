import Foundation

/// The deceleration and bounce of a section that scrolls orthogonally (iOS 17).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The deceleration rate of the groups.
  public enum DecelerationRate: Int, Sendable {
    /// Fast for paging behaviours, otherwise normal (recalled; medium).
    case automatic
    case normal
    case fast
  }

  /// Whether the groups can be dragged beyond their ends.
  public enum Bounce: Int, Sendable {
    /// Bounces if there is something to scroll (low).
    case automatic
    case always
    case never
  }

  public override init() { super.init() }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic
}
