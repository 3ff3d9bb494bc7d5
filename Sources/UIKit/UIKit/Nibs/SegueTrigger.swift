import Foundation
import NibDocuments

/// The target of an object that triggers a segue: a control, a bar button item, a recognizer or a
/// cell.
@MainActor
final class SegueTrigger: NSObject {
  let segue: NibSegue
  private weak var scene: StoryboardScene?

  init(_ segue: NibSegue, _ scene: StoryboardScene) {
    self.segue = segue
    self.scene = scene
    super.init()
  }

  /// The action that a control sends.
  static var action: Selector {
    Selector("perform:") { target, sender in (target as? SegueTrigger)?.fire(sender) }
  }

  /// Performs the segue, if the source allows it.
  func fire(_ sender: Any?) {
    guard let scene, let source = scene.controller,
      source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    scene.perform(segue, sender: sender)
  }
}

/// The segues of a cell.
struct CellSegues {
  /// The segues of the cell's selection and of its accessory button.
  weak var selection: SegueTrigger?
  weak var accessory: SegueTrigger?
}
