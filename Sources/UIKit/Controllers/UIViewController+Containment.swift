extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.storedParent !== self else { return }
    guard !isDescendant(of: child) else {
      hostOfView.report(
        SimulationIssue(
          where: description, what: "Adding \(child) would make it its own descendant.",
          advice: "Add it to a controller that is not below it."))
      return
    }
    child.storedParent?.forget(child)
    child.note("willMove(toParent:)", "\(type(of: self))")
    child.willMove(toParent: self)
    child.storedParent = self
    child.appearance.isMovingToParent = true
    storedChildren.append(child)
    child.refreshTraits()
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.forget(self)
    note("didMove(toParent:)", "nil")
    didMove(toParent: nil)
  }

  private func forget(_ child: UIViewController) {
    storedChildren.removeAll { $0 === child }
    childTraitOverrides[ObjectIdentifier(child)] = nil
    child.storedParent = nil
    child.appearance.isMovingFromParent = child.appearance.phase == .disappearing
    child.appearance.isMovingToParent = false
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
