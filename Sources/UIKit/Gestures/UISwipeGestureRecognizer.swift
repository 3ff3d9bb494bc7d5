/// A recognizer of fingers that are swiped, which a test fires by its `state`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes. Values: UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var numberOfTouchesRequired = 1
  open var direction = Direction.right
}
