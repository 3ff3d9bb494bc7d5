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

  /// Creates the controller of a scene by the object ID that Interface Builder gave it, which scenes without
  /// a Storyboard ID have, too.
  ///
  /// An unknown ID results in an issue and a plain controller.
  package final func makeController(objectID: String) -> UIViewController {
    guard let document else { return UIViewController() }
    guard let scene = document.scene(ofController: objectID) else {
      report(
        "The storyboard has no view controller with the object ID '\(objectID)'.",
        advice:
          "Read it in the Identity inspector of Interface Builder; run `tateyoko adopt` again if the "
          + "storyboard has changed.")
      return UIViewController()
    }
    return controller(of: scene) ?? UIViewController()
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
