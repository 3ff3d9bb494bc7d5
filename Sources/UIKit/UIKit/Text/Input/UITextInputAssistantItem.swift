import Foundation

/// The shortcuts bar above an iPad's keyboard, which isn't shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  override init() { super.init() }

  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
