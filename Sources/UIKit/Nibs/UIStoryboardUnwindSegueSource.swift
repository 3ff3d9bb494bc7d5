import Foundation

/// Who asks to go back to an earlier controller, and by which of its methods.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  open private(set) var source: UIViewController
  /// The method of the controller to go back to.
  open private(set) var unwindAction: Selector
  /// What started it, such as a button.
  open private(set) var sender: Any?

  init(source: UIViewController, action: Selector, sender: Any?) {
    self.source = source
    unwindAction = action
    self.sender = sender
    super.init()
  }
}
