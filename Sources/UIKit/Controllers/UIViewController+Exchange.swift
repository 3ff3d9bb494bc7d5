extension UIViewController {
  /// Has children's views changed for others, with the callbacks of appearing around the change.
  ///
  /// The order is that of a device's log of a tab bar controller: the new ones will appear, the old
  /// ones will disappear and have disappeared, the new ones have appeared (high).
  /// - Parameter leavingNow: Asked once the new ones have been told: their callbacks may have shown
  ///   others again.
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
      // No view leaves the window, by which those in it would be told.
      for child in entering { child.beginAppearanceWithChildren(true, animated: animated) }
      leaving = leavingNow()
      for child in leaving { child.beginAppearanceWithChildren(false, animated: animated) }
    }
    change()
    // A callback may have taken this controller off the screen.
    if isOnScreen, view.window == nil {
      for child in entering { child.beginAppearance(false, animated: animated, isManual: true) }
    }
    let owed = (leaving + entering).map { ($0, $0.appearance.number) }
    hostOfView.runAfterLayout {
      // What began anew meanwhile is somebody else's to end.
      for (child, number) in owed where child.appearance.number == number {
        // It has appeared when this controller has.
        if !isOnScreen, child.appearance.phase == .appearing, self.isComingBack { continue }
        // Those in it may have been told by hand too, under a presentation that began meanwhile.
        child.endAppearanceWithChildren()
      }
    }
  }

  /// Whether this controller has been told that it will appear again, with the children that it
  /// showed, by a presentation that is about to end.
  var isComingBack: Bool { appearance.phase == .appearing && appearance.isManual }
}
