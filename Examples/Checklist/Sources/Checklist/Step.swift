import Foundation

/// One thing to do, observed by the screen that shows it.
@objcMembers
public class Step: NSObject {
  public let title: String
  public dynamic var isDone = false

  public init(title: String) {
    self.title = title
  }
}

extension Notification.Name {
  static let stepDidChange = Notification.Name("stepDidChange")
}
