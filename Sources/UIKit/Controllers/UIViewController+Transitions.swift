extension UIViewController {
  /// Tells the loaded children whose size would change; Apple's header: a child whose view has the
  /// size already is skipped.
  func forwardSizeTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren where child.isViewLoaded {
      let childSize = self.size(
        forChildContentContainer: child, withParentContainerSize: size)
      if child.storedView?.bounds.size != childSize {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }

  func forwardTraitTransition(
    to collection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      var traits = collection
      if let override = overrideTraitCollection(forChild: child) {
        traits = UITraitCollection(traitsFrom: [traits, override])
      }
      traits = child.traits(under: traits)
      if traits != child.traitCollection { child.willTransition(to: traits, with: coordinator) }
    }
  }

  // MARK: Status bar

  var frontmostForStatusBarHidden: UIViewController {
    childForStatusBarHidden?.frontmostForStatusBarHidden ?? self
  }

  var frontmostForStatusBarStyle: UIViewController {
    childForStatusBarStyle?.frontmostForStatusBarStyle ?? self
  }
}
