import Foundation

/// The app's requirements for passwords that the system would suggest.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in Apple's language for them; they aren't parsed.
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, which are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
