import Foundation

extension UIViewController {
  /// Implements `transition(from:to:duration:options:animations:completion:)`.
  ///
  /// The end state is reached immediately; the old view leaves, and both controllers are notified
  /// of the end, after the duration (Apple's documentation; the order of the callbacks is recalled,
  /// medium).
  func exchangeViews(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from !== to, from.storedParent === self, to.storedParent === self else {
      refuse(
        SimulationIssue(
          where: description,
          what: "Children view controllers \(from) and \(to) must have a common parent view "
            + "controller when calling -[UIViewController transitionFromViewController:"
            + "toViewController:duration:options:animations:completion:]",
          advice: "Call addChild(_:) for both first, and removeFromParent() in the completion."))
      return
    }
    let forwards =
      shouldAutomaticallyForwardAppearanceMethods && viewIfLoaded?.storedWindow != nil
    let isAnimated = duration > 0
    if forwards {
      from.beginAppearance(false, animated: isAnimated, isManual: true)
      to.beginAppearance(true, animated: isAnimated, isManual: true)
    }
    let owed = [to, from].map { ($0, $0.appearance.number) }
    let showsAndHides = options.contains(.showHideTransitionViews)
    if showsAndHides {
      to.view.isHidden = false
    } else {
      (from.viewIfLoaded?.superview ?? view).addSubview(to.view)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {}
    ) { finished in
      if showsAndHides {
        from.viewIfLoaded?.isHidden = true
      } else {
        from.viewIfLoaded?.removeFromSuperview()
      }
      // A transition begun meanwhile is ended by its initiator.
      for (child, number) in owed where forwards && child.appearance.number == number {
        child.endAppearance()
      }
      completion?(finished)
    }
  }
}
