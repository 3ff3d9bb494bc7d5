/// A moment when code can request a rotation.
package enum TurnMoment: String, Hashable, Sendable, CaseIterable {
  /// The controller is being initialised.
  case initialization
  case loadView, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews
  case willTransition, viewWillTransition
  /// The blocks given to the coordinator of a size change.
  case alongside, completion
  case traitCollectionDidChange, safeAreaInsetsDidChange
  case willMoveToParent, didMoveToParent
  /// A block on the main queue, added by `viewDidLoad`.
  case mainQueue
  /// `UIDevice.orientationDidChangeNotification`.
  case deviceNotification
  /// `UIApplication.didChangeStatusBarOrientationNotification`.
  case statusBarNotification
  /// `UIApplication.didBecomeActiveNotification`.
  case activeNotification

  /// Whether the app is notified, and not a controller.
  var isNotification: Bool {
    [.deviceNotification, .statusBarNotification, .activeNotification].contains(self)
  }
}
