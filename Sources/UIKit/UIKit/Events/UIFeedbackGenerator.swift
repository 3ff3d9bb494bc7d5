/// A generator of haptic feedback, which pictures don't show: nothing happens.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Creates a generator for feedback in a view.
  public convenience init(view: UIView) { self.init() }

  open func prepare() {}
}

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

/// A generator of haptic feedback for success and failure; nothing happens here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of feedback.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// A generator of haptic feedback for selection changes; nothing happens here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}
