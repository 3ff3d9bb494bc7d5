import LayoutTrees
import UIKit

/// The parts of a screen that rotating there and back must restore.
@MainActor
struct TurnPicture {
  private let tree: LayoutTree
  /// The state of the controllers; nil if no view is loaded.
  private let controllers: [String?]

  init(_ scene: TurnScene) {
    tree = scene.host.layoutTree()
    controllers = scene.probes.map { probe in
      guard let view = probe.viewIfLoaded else { return nil }
      let isInWindow = view.window != nil
      var words = "\(probe.notes.name) \(isInWindow ? "in" : "not in") the window"
      words += " with \(probe.children.count) children"
      // Others get their frames when they are shown.
      if isInWindow || probe === scene.root { words += " at \(view.frame.text)" }
      if probe.presentedViewController != nil { words += ", presenting" }
      return words
    }
  }

  /// The differences from another picture, in words.
  func difference(from other: TurnPicture) -> String? {
    for case (let now, let before?) in zip(controllers, other.controllers) where now != before {
      return "\(before) became: \(now ?? "not loaded")"
    }
    // Rounding errors don't count as differences.
    let found = LayoutTreeDifference(from: other.tree, to: tree)
    return found.isEmpty ? nil : found.sentences(limit: 3).joined(separator: "; ")
  }
}
