/// A moment in which code can ask for a turn.
package enum TurnMoment: String, Hashable, Sendable, CaseIterable {
  /// The controller is being made.
  case initialization
  case loadView, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case willTransition, viewWillTransition
  /// The blocks given to the coordinator of a change of the size.
  case alongside, completion
  case traitCollectionDidChange, safeAreaInsetsDidChange
  case willMoveToParent, didMoveToParent
  /// A block on the main queue, put there by `viewDidLoad`.
  case mainQueue
  /// `UIDevice.orientationDidChangeNotification`.
  case deviceNotification
  /// `UIApplication.didChangeStatusBarOrientationNotification`.
  case statusBarNotification
  /// `UIApplication.didBecomeActiveNotification`.
  case activeNotification

  /// Whether the app hears of it, and not a controller.
  var isNotification: Bool {
    [.deviceNotification, .statusBarNotification, .activeNotification].contains(self)
  }
}
