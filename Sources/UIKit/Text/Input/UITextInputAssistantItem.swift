import Foundation

/// The shortcuts above the keyboard of an iPad, which doesn't appear.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  override init() { super.init() }

  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
