extension UIViewController {
  /// Exchanges children's views, with appearance callbacks before and after the change.
  ///
  /// The order is that of a device's log of a tab bar controller: the new ones will appear, the old
  /// ones will disappear and have disappeared, the new ones have appeared (high).
  /// - Parameter leavingNow: Evaluated after the new ones have been notified: their callbacks may
  ///   have shown others again.
  func exchangeChildren(
    entering: [UIViewController], leaving leavingNow: @autoclosure () -> [UIViewController],
    animated: Bool = false,
    change: () -> Void
  ) {
    let isOnScreen = isViewLoaded && view.window != nil
    guard isOnScreen || isComingBack, shouldAutomaticallyForwardAppearanceMethods else {
      return change()
    }
    let leaving: [UIViewController]
    if isOnScreen {
      for child in entering { child.beginAppearance(true, animated: animated, isManual: true) }
      leaving = leavingNow()
      for child in leaving { child.beginAppearance(false, animated: animated, isManual: true) }
    } else {
      // No view leaves the window, which would notify the controllers inside.
      for child in entering { child.beginAppearanceWithChildren(true, animated: animated) }
      leaving = leavingNow()
      for child in leaving { child.beginAppearanceWithChildren(false, animated: animated) }
    }
    change()
    // A callback may have removed this controller from the screen.
    if isOnScreen, view.window == nil {
      for child in entering { child.beginAppearance(false, animated: animated, isManual: true) }
    }
    let owed = (leaving + entering).map { ($0, $0.appearance.number) }
    hostOfView.runAfterLayout {
      // A transition begun meanwhile is ended by its initiator.
      for (child, number) in owed where child.appearance.number == number {
        // It has appeared when this controller has.
        if !isOnScreen, child.appearance.phase == .appearing, self.isComingBack { continue }
        // Its descendants may have been notified explicitly too, under a presentation that began
        // meanwhile.
        child.endAppearanceWithChildren()
      }
    }
  }

  /// Whether a presentation that is about to end has notified this controller and its visible
  /// children that they will appear again.
  var isComingBack: Bool { appearance.phase == .appearing && appearance.isManual }
}
