extension UIViewController {
  /// Notifies this controller that its view's size is about to change.
  ///
  /// All transition callbacks to controllers are made by this method or the next, so that blocks
  /// that run alongside can be attributed to a controller.
  func sendSizeTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    if let coordinator = coordinator as? TurnCoordinator, let turn = coordinator.turn,
      MethodOverrides.rotatesInTheOldWay(type(of: self))
    {
      rotateInTheOldWay(turn, with: coordinator)
    }
    if let coordinator = coordinator as? TurnCoordinator {
      announced = AnnouncedSize(coordinator: coordinator, size: size)
    }
    CallbackReceiver.perform(as: self) { call(.viewWillTransition(to: size, with: coordinator)) }
  }

  /// Notifies this controller that its traits are about to change.
  func sendTraitTransition(
    to collection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    CallbackReceiver.perform(as: self) {
      call(.willTransition(from: traitCollection, to: collection, with: coordinator))
    }
  }

  /// Notifies the loaded children whose size would change; Apple's header: a child whose view
  /// already has the size is skipped.
  func forwardSizeTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren where child.isViewLoaded {
      let childSize = self.size(
        forChildContentContainer: child, withParentContainerSize: size)
      if child.storedView?.bounds.size != childSize {
        child.sendSizeTransition(to: childSize, with: coordinator)
      }
    }
    forwardToPresented(size: size, with: coordinator)
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
      if traits != child.traitCollection {
        child.sendTraitTransition(to: traits, with: coordinator)
      }
    }
    forwardToPresented(collection, with: coordinator)
  }

  // MARK: Status bar

  var frontmostForStatusBarHidden: UIViewController {
    childForStatusBarHidden?.frontmostForStatusBarHidden ?? self
  }

  var frontmostForStatusBarStyle: UIViewController {
    childForStatusBarStyle?.frontmostForStatusBarStyle ?? self
  }
}
