import NearNames

extension UIViewController {
  /// Performs the segue with an identifier.
  func performStoryboardSegue(_ identifier: String, sender: Any?) {
    let segues = (storyboardScene?.segues ?? []).filter { !$0.isPartOfSource }
    if let scene = storyboardScene, let segue = segues.first(where: { $0.identifier == identifier })
    {
      return inOwnWorld { scene.perform(segue, sender: sender) }
    }
    let near = NearNames.suggestions(for: identifier, among: segues.compactMap(\.identifier))
    refuse(
      SimulationIssue(
        where: description,
        // UIKit's text (NSInvalidArgumentException), without the object's address.
        what: "Receiver (\(description)) has no segue with identifier '\(identifier)'.",
        advice: near.isEmpty
          ? "Set the segue's identifier in the storyboard, and make the controller from there."
          : "Did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?"))
  }

  /// Returns the child that is, or contains, the controller that an unwind segue leaves.
  func childToLeave(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = source.source
    while let candidate = current {
      let holder = candidate.storedParent ?? candidate.presentation.presenting
      if candidate.storedParent === self { return candidate }
      current = holder
    }
    return nil
  }
}
