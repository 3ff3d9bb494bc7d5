extension UIViewController {
  /// Notifies this controller and its visible children that they are about to appear or disappear.
  func beginAppearanceWithChildren(_ appears: Bool, animated: Bool) {
    guard
      appears
        ? appearance.phase == .disappeared || appearance.phase == .disappearing
        : appearance.phase == .appearing || appearance.phase == .appeared
    else { return }
    beginAppearance(appears, animated: animated, isManual: true)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in storedChildren where child.isShown(in: self) {
      child.beginAppearanceWithChildren(appears, animated: animated)
    }
  }

  /// Notifies the same controllers that they have appeared or disappeared, children first.
  func endAppearanceWithChildren() {
    guard appearance.phase == .appearing || appearance.phase == .disappearing else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in storedChildren where child.appearance.isManual {
        child.endAppearanceWithChildren()
      }
    }
    endAppearance()
  }

  private func isShown(in parent: UIViewController) -> Bool {
    guard let own = storedView, let outer = parent.storedView else { return false }
    return own.isDescendant(of: outer)
  }
}
