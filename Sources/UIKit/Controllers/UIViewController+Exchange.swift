extension UIViewController {
  /// Has children's views changed for others, with the callbacks of appearing around the change.
  ///
  /// The order is that of a device's log of a tab bar controller: the new ones will appear, the old
  /// ones will disappear and have disappeared, the new ones have appeared (high).
  func exchangeChildren(
    entering: [UIViewController], leaving: [UIViewController], animated: Bool = false,
    change: () -> Void
  ) {
    let isOnScreen = isViewLoaded && view.window != nil
    guard isOnScreen, shouldAutomaticallyForwardAppearanceMethods else { return change() }
    for child in entering { child.beginAppearance(true, animated: animated, isManual: true) }
    for child in leaving { child.beginAppearance(false, animated: animated, isManual: true) }
    change()
    // A callback may have taken this controller off the screen.
    if view.window == nil {
      for child in entering { child.beginAppearance(false, animated: animated, isManual: true) }
    }
    let owed = (leaving + entering).map { ($0, $0.appearance.number) }
    hostOfView.runAfterLayout {
      // What began anew meanwhile is somebody else's to end.
      for (child, number) in owed where child.appearance.number == number {
        // Those in it may have been told by hand too, under a presentation that began meanwhile.
        child.endAppearanceWithChildren()
      }
    }
  }
}
