import Foundation
import NibDocuments

/// The target of what starts a segue: a control, a bar button item, a recognizer or a cell.
@MainActor
final class SegueTrigger: NSObject {
  let segue: NibSegue
  private weak var scene: StoryboardScene?

  init(_ segue: NibSegue, _ scene: StoryboardScene) {
    self.segue = segue
    self.scene = scene
    super.init()
  }

  /// The message that a control sends.
  static var action: Selector {
    Selector("perform:") { target, sender in (target as? SegueTrigger)?.fire(sender) }
  }

  /// Performs the segue, if the source lets it.
  func fire(_ sender: Any?) {
    guard let scene, let source = scene.controller,
      source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    scene.perform(segue, sender: sender)
  }
}

/// The segues that start at a cell.
struct CellSegues {
  /// What the cell's selection starts, and its accessory's button.
  weak var selection: SegueTrigger?
  weak var accessory: SegueTrigger?
}
