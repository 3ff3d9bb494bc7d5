extension UIViewController {
  /// - Parameter isWanted: Whether the child is still wanted after its callback.
  func adopt(_ child: UIViewController, isWanted: () -> Bool = { true }) {
    inOwnWorld {
      // UIKit refuses these; its exact messages aren't known.
      guard child !== self else {
        return refuse(
          SimulationIssue(
            where: description, what: "A view controller can't be added as a child of itself.",
            advice: "Look for a controller that is added to itself."))
      }
      guard child.storedParent !== self else { return }
      // A controller without children or presentations can't be an ancestor.
      let isAbove = !child.storedChildren.isEmpty || child.presentation.presented != nil
      guard !isAbove || !isDescendant(of: child) else {
        return refuse(
          SimulationIssue(
            where: description, what: "Adding \(child) would make it its own descendant.",
            advice: "Add it to a controller that is not one of its descendants."))
      }
      guard canHold(child) else {
        return refuse(
          SimulationIssue(
            where: description,
            what: "\(child) would be nested deeper than \(Self.depthLimit) view controllers; it is "
              + "not added.",
            advice: "Look for a controller that adds another instance of itself when it appears."))
      }
      if isAbove, let presenter = presenterBelow(child) {
        refuse(
          SimulationIssue(
            where: description,
            what: "Adding \(child), which is presenting it; the presentation is removed.",
            advice: "Dismiss it first, or add another instance."))
        presenter.abandonPresentations()
      }
      child.storedParent?.forget(child)
      child.call(.willMoveToParent(self))
      guard isWanted(), child.storedParent !== self else { return }
      child.storedParent?.forget(child)
      child.storedParent = self
      child.appearance.isMovingToParent = true
      storedChildren.append(child)
      child.nesting.join(nesting)
      child.refreshTraits()
    }
  }

  func leaveParent() {
    inOwnWorld {
      guard let parent = storedParent else { return }
      parent.forget(self)
      call(.didMoveToParent(nil))
    }
  }

  private func forget(_ child: UIViewController) {
    storedChildren.removeAll { $0 === child }
    childTraitOverrides[ObjectIdentifier(child)] = nil
    child.storedParent = nil
    child.nesting.leave()
    child.appearance.isMovingFromParent = child.appearance.phase == .disappearing
    child.appearance.isMovingToParent = false
  }

  /// Returns the other controller, or a descendant of it, if a presentation shows this one over it.
  private func presenterBelow(_ other: UIViewController) -> UIViewController? {
    var presenter: UIViewController?
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === other { return presenter }
      if let parent = candidate.storedParent {
        current = parent
      } else {
        presenter = candidate.presentation.presenting
        current = presenter
      }
    }
    return nil
  }

  private func isDescendant(of other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.storedParent
    }
    return false
  }
}
