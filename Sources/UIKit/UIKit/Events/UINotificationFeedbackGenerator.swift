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
