/// Lets success and failure be felt; nothing happens here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is to be felt.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
