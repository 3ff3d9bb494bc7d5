extension SimulationHost {
  /// Sets whether half turns call `viewWillTransition(to:with:)`; `nil` leaves it to the OS
  /// version.
  package func tellHalfTurns(_ tells: Bool?) {
    options.transitionsSizeOnHalfTurn = tells
  }

  /// Changes user settings such as style or text size, and notifies everything affected.
  package func changeOptions(_ name: String, _ value: String, _ change: (inout Options) -> Void) {
    use {
      settle()
      noteStep(name, value)
      let oldCategory = options.contentSizeCategory
      let oldDirection = options.layoutDirection
      change(&options)
      predictedTraits = screenTraits
      if options.contentSizeCategory != oldCategory {
        post(
          UIContentSizeCategory.didChangeNotification, from: application, "UIContentSizeCategory",
          "didChangeNotification", options.contentSizeCategory.rawValue,
          [UIContentSizeCategory.newValueUserInfoKey: options.contentSizeCategory.rawValue])
      }
      for window in windows.visible {
        window.refreshTraits()
        if options.layoutDirection != oldDirection { Self.redraw(window) }
      }
      updateStatusBar()
      settle()
    }
  }

  /// Redraws a view tree: naturally aligned text depends on the language even if the traits stay
  /// the same.
  private static func redraw(_ view: UIView) {
    view.setNeedsDisplay()
    view.subviews.forEach(redraw)
  }
}
