// UIKit's own transitions put their end in place at once. While moments are watched, their layers
// show the way there.

extension SimulationHost {
  /// Whether anyone looks at moments, so that the way is worth showing.
  var showsMoments: Bool { momentWatch != nil }

  /// Moves a layer's look from one distance from its place to another; it stays where it is.
  func slide(
    _ layer: CALayer, from start: CGPoint, to end: CGPoint, in animation: ViewAnimation
  ) {
    show(
      layer, "position", from: NSValue(point: start), to: NSValue(point: end), in: animation,
      isAdditive: true)
  }

  /// Fades a layer's look, which keeps its opacity.
  func fade(
    _ layer: CALayer, from start: CGFloat, to end: CGFloat, in animation: ViewAnimation
  ) {
    show(
      layer, "opacity", from: start * CGFloat(layer.opacity), to: end * CGFloat(layer.opacity),
      in: animation)
  }

  private func show(
    _ layer: CALayer, _ key: String, from start: Any, to end: Any, in animation: ViewAnimation,
    isAdditive: Bool = false
  ) {
    let shown = animation.makeAnimation()
    shown.keyPath = key
    shown.fromValue = start
    shown.toValue = end
    shown.isAdditive = isAdditive
    // A layer that goes with the end of its transition shows the end until then.
    shown.fillMode = .both
    layer.add(shown, forKey: "transition.\(key)")
  }

  /// A picture of what a view shows, in its place, for as long as a transition takes.
  ///
  /// - Parameters:
  ///   - view: The view as it is now; one without a size or superview has no picture.
  ///   - isAbove: Whether it lies before its siblings rather than behind them; nil is right before the
  ///     view itself.
  func ghost(
    of view: UIView, in parent: UIView, isAbove: Bool?, for time: TimeInterval
  ) -> CALayer? {
    guard !view.bounds.isEmpty, !view.isHidden else { return nil }
    let size = view.bounds.size
    let context = CGContext(recordingWithScale: geometry.scale, size: size)
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layer.render(in: context)
    let ghost = CALayer()
    ghost.frame = CGRect(origin: view.convert(view.bounds, to: parent).origin, size: size)
    ghost.contents = CGImage(context.displayList, size: size, scale: geometry.scale)
    ghost.opacity = view.layer.opacity
    switch isAbove {
    case nil: parent.layer.insertSublayer(ghost, above: view.layer)
    case true?: parent.layer.addSublayer(ghost)
    case false?: parent.layer.insertSublayer(ghost, at: 0)
    }
    schedule(after: time) { ghost.removeFromSuperlayer() }
    return ghost
  }
}

// MARK: - Turns

extension SimulationHost {
  /// Shows how windows turn with the interface, about the middle of the screen; their contents
  /// change their places by animations of their own.
  func turn(_ windows: [UIWindow], by quarters: Int, for duration: TimeInterval) {
    guard quarters != 0 else { return }
    // The shorter way round: three quarters to the right are one to the left.
    let angle = CGFloat(quarters == 3 ? -1 : quarters) * .pi / 2
    // A display is black where nothing is shown.
    let color = screenLayer.backgroundColor
    screenLayer.backgroundColor = .black
    schedule(after: duration) { [screenLayer] in screenLayer.backgroundColor = color }
    for window in windows {
      // The middle of the screen stays where it is.
      window.layer.removeAnimation(forKey: "position")
      let turn = ViewAnimation(duration: duration).makeAnimation()
      turn.keyPath = "transform.rotation.z"
      turn.fromValue = -angle
      turn.toValue = 0
      window.layer.add(turn, forKey: "turn")
    }
  }
}

// MARK: - Stacks

extension SimulationHost {
  /// What is shown of the controller and the bar that a stack's change takes away.
  struct StackGhosts {
    var view: CALayer?
    var bar: CALayer?
    /// The bar itself, which has changed already.
    var ownBar: CALayer
  }

  /// Takes pictures of what a change is about to take away.
  func ghosts(of transition: StackTransition, in stack: UINavigationController) -> StackGhosts? {
    guard showsMoments, transition.isAnimated, transition.animator == nil,
      let old = transition.from?.viewIfLoaded, old.window != nil
    else { return nil }
    let time = StackTransition.duration
    let bar = stack.navigationBar
    return StackGhosts(
      view: ghost(
        of: old, in: stack.stack.wrapper, isAbove: transition.operation == .pop, for: time),
      bar: bar.superview.flatMap { ghost(of: bar, in: $0, isAbove: true, for: time) },
      ownBar: bar.layer)
  }

  /// Slides the coming view in from the right and the leaving one to the left, or the other way
  /// round for a pop; what lies below moves by 30 % of the width (facts: controls §9, medium).
  func show(_ transition: StackTransition, with ghosts: StackGhosts) {
    guard let view = transition.to.viewIfLoaded else { return }
    let animation = ViewAnimation(duration: StackTransition.duration, curve: .systemSpring)
    let isPush = transition.operation == .push
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = view.bounds.width * (isMirrored ? -1 : 1)
    let aside = CGPoint(x: width, y: 0)
    let below = CGPoint(x: -0.3 * width, y: 0)
    slide(view.layer, from: isPush ? aside : below, to: .zero, in: animation)
    if let layer = ghosts.view {
      slide(layer, from: .zero, to: isPush ? below : aside, in: animation)
    }
    guard let bar = ghosts.bar else { return }
    fade(bar, from: 1, to: 0, in: animation)
    fade(ghosts.ownBar, from: 0, to: 1, in: animation)
  }
}

// MARK: - Presentations

extension SimulationHost {
  /// Shows how a presented view comes in or goes, in the way of its controller's transition style.
  func show(
    _ presentation: UIPresentationController, isComing: Bool, for duration: TimeInterval
  ) {
    guard showsMoments, duration > 0, let view = presentation.presentedView,
      let container = presentation.containerView
    else { return }
    let animation = ViewAnimation(duration: duration, curve: .systemSpring)
    for other in container.subviews where other is UIDimmingView {
      fade(other.layer, from: isComing ? 0 : 1, to: isComing ? 1 : 0, in: animation)
    }
    let fades =
      presentation.presentedViewController.modalTransitionStyle == .crossDissolve
      || presentation is AlertPresentation
    if fades {
      fade(view.layer, from: isComing ? 0 : 1, to: isComing ? 1 : 0, in: animation)
    } else {
      let below = CGPoint(x: 0, y: container.bounds.height - view.frame.minY)
      slide(
        view.layer, from: isComing ? below : .zero, to: isComing ? .zero : below, in: animation)
    }
  }
}
