import Foundation

/// The source of an unwind segue, and the action that determines its destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller to leave.
  open private(set) var source: UIViewController
  /// The action method of the controller to return to.
  open private(set) var unwindAction: Selector
  /// The object that triggered it, such as a button.
  open private(set) var sender: Any?

  init(source: UIViewController, action: Selector, sender: Any?) {
    self.source = source
    unwindAction = action
    self.sender = sender
    super.init()
  }
}
