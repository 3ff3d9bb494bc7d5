extension SimulationHost {
  /// Chooses whether half turns call `viewWillTransition(to:with:)`; nil leaves it to the OS
  /// version.
  package func tellHalfTurns(_ tells: Bool?) {
    options.transitionsSizeOnHalfTurn = tells
  }

  /// Changes what the user has set, such as style or text size, and notifies everything affected.
  package func changeOptions(_ name: String, _ value: String, _ change: (inout Options) -> Void) {
    use {
      settle()
      noteStep(name, value)
      let oldCategory = options.contentSizeCategory
      change(&options)
      predictedTraits = screenTraits
      if options.contentSizeCategory != oldCategory {
        post(
          UIContentSizeCategory.didChangeNotification, from: application, "UIContentSizeCategory",
          "didChangeNotification", options.contentSizeCategory.rawValue,
          [UIContentSizeCategory.newValueUserInfoKey: options.contentSizeCategory.rawValue])
      }
      for window in visibleWindows { window.refreshTraits() }
      updateStatusBar()
      settle()
    }
  }
}
