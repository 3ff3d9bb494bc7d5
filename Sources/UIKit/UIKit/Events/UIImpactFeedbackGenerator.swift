/// A generator of haptic feedback for impacts; nothing happens here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public convenience init(style: FeedbackStyle) { self.init() }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  open func impactOccurred() {}
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
