import Foundation

/// A command that replaces another one while modifier keys are held down (iOS 13).
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, NSCopying {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// Returns the alternate itself, since alternates are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
