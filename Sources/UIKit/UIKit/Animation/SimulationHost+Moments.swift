// UIKit's own transitions apply their end state immediately. While moments are being watched, their
// layers show the way there.

extension SimulationHost {
  /// Whether moments are being watched, so that the way is worth showing.
  package var showsMoments: Bool { momentWatch != nil }

  /// Animates a layer's appearance from one offset to another; its actual position doesn't change.
  func slide(
    _ layer: CALayer, from start: CGPoint, to end: CGPoint, in animation: ViewAnimation
  ) {
    show(
      layer, "position", from: NSValue(point: start), to: NSValue(point: end), in: animation,
      isAdditive: true)
  }

  /// Fades a layer's appearance; its actual opacity doesn't change.
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
    // A layer that is removed at the end of its transition shows the end state until then.
    shown.fillMode = .both
    layer.add(shown, forKey: "transition.\(key)")
  }

  /// Adds a snapshot of a view in its place, for the duration of a transition.
  ///
  /// - Parameters:
  ///   - view: The view in its current state; one without a size or superview has no snapshot.
  ///   - isAbove: Whether the snapshot is in front of the view's siblings rather than behind them;
  ///     nil is directly in front of the view itself.
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
  /// Shows windows rotating with the interface, about the middle of the screen; their contents move
  /// with their own animations.
  func turn(_ windows: [UIWindow], by quarters: Int, for duration: TimeInterval) {
    guard quarters != 0 else { return }
    // The shorter way round: three quarters to the right are one to the left.
    let angle = CGFloat(quarters == 3 ? -1 : quarters) * .pi / 2
    // A display is black outside of its content.
    let color = screenLayer.backgroundColor
    screenLayer.backgroundColor = .black
    schedule(after: duration) { [screenLayer] in screenLayer.backgroundColor = color }
    for window in windows {
      // The middle of the screen doesn't move.
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
  /// Snapshots of the controller and the bar that a stack change removes.
  struct StackGhosts {
    var view: CALayer?
    var bar: CALayer?
    /// The bar itself, which has already changed.
    var ownBar: CALayer
  }

  /// Takes snapshots of what a change is about to remove.
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

  /// Slides the incoming view in from the right and the outgoing one to the left, or the other way
  /// round for a pop; the lower view moves by 30 % of the width (facts: controls §9, medium).
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
  /// Shows a presented view appearing or disappearing with its controller's transition style.
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
