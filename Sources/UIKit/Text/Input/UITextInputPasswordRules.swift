import Foundation

/// What passwords an app takes, for those that the system would suggest.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in Apple's language for them; they are not read.
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, which never change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
