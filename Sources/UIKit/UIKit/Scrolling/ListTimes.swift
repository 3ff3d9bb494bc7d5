/// The durations of animations of tables and collection views, in seconds of simulated time.
enum ListTimes {
  /// Beginning and ending editing, opening and closing swipes (facts: controls §6; medium).
  static let edit = 0.3
  /// Moving rows and items, also to another layout (recalled; low).
  static let update = 0.3
}

extension UIScrollView {
  /// Performs an action once rows or items would have moved: after the duration of the current
  /// animation if there is one, or in the next turn of the run loop without animation.
  func afterAnimation(_ action: @escaping () -> Void) {
    let announced = UIView.inheritedAnimationDuration
    let duration = announced > 0 ? announced : ListTimes.update
    hostOfView.schedule(after: UIView.areAnimationsEnabled ? duration : 0, action)
  }
}
