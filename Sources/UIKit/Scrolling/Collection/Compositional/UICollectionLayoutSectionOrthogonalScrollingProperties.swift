import Foundation

/// How a section that scrolls across its layout slows down and bounces (iOS 17).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast the groups slow down.
  public enum DecelerationRate: Int, Sendable {
    /// Fast where groups are turned one by one, and normal elsewhere (recalled; medium).
    case automatic
    case normal
    case fast
  }

  /// Whether the groups follow a finger beyond their ends.
  public enum Bounce: Int, Sendable {
    /// Where there is something to scroll (low).
    case automatic
    case always
    case never
  }

  public override init() { super.init() }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic
}
