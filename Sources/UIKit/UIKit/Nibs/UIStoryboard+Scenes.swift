import Foundation

extension UIStoryboard {
  /// Returns what can be requested from a bundle's storyboard by name; nothing if it can't be read.
  package static func scenes(
    named name: String, in bundle: Bundle
  ) -> (file: String?, hasInitial: Bool, identifiers: [String]) {
    guard let path = NibFiles.path(name, "storyboard", in: bundle),
      let document = try? NibFiles.document(path)
    else { return (nil, false, []) }
    return (
      path, document.initialScene != nil, Array(Set(document.storyboardIdentifiers)).sorted()
    )
  }
}

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
