/// A presentation or dismissal in progress, and the context for its animator.
@MainActor
final class ModalTransition: NSObject, RunningTransition {
  /// The duration in seconds; recalled, since iOS 7, for views that slide up from the bottom (low).
  static let standardDuration: TimeInterval = 0.4

  private(set) var presentation: UIPresentationController
  let presenter: UIViewController
  private(set) var presented: UIViewController
  /// The controllers presented on ``presented`` that are dismissed with it, from bottom to top.
  let above: [UIViewController]
  let isPresentation: Bool
  let isAnimated: Bool
  private let animator: UIViewControllerAnimatedTransitioning?
  private let interaction: UIViewControllerInteractiveTransitioning?
  private var completion: (() -> Void)?
  private(set) var transitionWasCancelled = false
  private var isOver = false
  private var removesPresentersView: Bool
  /// The traits that determined the presentation.
  private var adaptedTraits: UITraitCollection?

  init(
    _ presentation: UIPresentationController, isPresentation: Bool, above: [UIViewController] = [],
    animated: Bool, animator: UIViewControllerAnimatedTransitioning?,
    interaction: UIViewControllerInteractiveTransitioning?, completion: (() -> Void)?
  ) {
    self.presentation = presentation
    presenter = presentation.presentingViewController
    presented = presentation.presentedViewController
    self.above = above
    self.isPresentation = isPresentation
    isAnimated = animated
    self.animator = animator
    self.interaction = animator == nil ? nil : interaction
    self.completion = completion
    removesPresentersView = presentation.shouldRemovePresentersView
    super.init()
  }

  // MARK: The context

  var containerView: UIView { presentation.containerView ?? presenter.view }
  var isInteractive: Bool { interaction != nil }
  var subject: UIViewController { presented }
  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
  /// The rotation that the interface makes during the transition.
  private(set) var targetTransform = CGAffineTransform.identity

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { transitionWasCancelled = false }
  func cancelInteractiveTransition() { transitionWasCancelled = true }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isPresentation ? presenter : above.last ?? presented
    case .to: isPresentation ? presented : presenter
    default: nil
    }
  }

  /// Returns the presenter's view only if the transition removes it and brings it back.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isPresented = (key == .to) == isPresentation
    guard key == .to || key == .from else { return nil }
    if isPresented { return presentation.presentedView }
    return removesPresentersView ? presenter.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presented {
      return isPresentation ? .zero : presentation.presentedView?.frame ?? .zero
    }
    return vc === presenter && isPresentation ? vc.view.frame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presented {
      return isPresentation ? presentation.frameOfPresentedViewInContainerView : .zero
    }
    guard vc === presenter else { return .zero }
    return removesPresentersView ? presentation.presentersFrame : vc.view.frame
  }

  // MARK: The course of things

  private var host: SimulationHost { presenter.hostOfView }

  /// Gives the coordinator to both controllers; the transition itself begins with the next commit.
  func schedule() {
    let duration =
      isAnimated ? animator?.transitionDuration(using: self) ?? Self.standardDuration : 0
    let coordinator = TransitionCoordinator(
      self, containerView: presenter.view, isAnimated: isAnimated, duration: duration)
    presenter.presentation.coordinator = coordinator
    presented.presentation.coordinator = coordinator
    host.runAfterLayout { [self] in isPresentation ? beginPresentation() : beginDismissal() }
  }

  /// Switches to the presentation that suits the window, possibly of another controller.
  private func adapt() {
    guard let window = presenter.viewIfLoaded?.window else { return }
    adaptedTraits = window.traitCollection
    presentation.staysInCompactWidth = false
    let next = presentation.adapted(
      in: window.traitCollection, coordinator: presented.presentation.coordinator)
    guard next !== presentation else { return }
    let shown = next.presentedViewController
    if shown !== presented {
      next.takePlace(of: presented, by: presenter)
      presented.presentation.isBeingPresented = false
      shown.presentation.isBeingPresented = true
      shown.presentation.coordinator = presented.presentation.coordinator
      presented.presentation.coordinator = nil
      presented = shown
    }
    presented.presentation.controller = next
    presentation = next
    removesPresentersView = next.shouldRemovePresentersView
  }

  private func beginPresentation() {
    adapt()
    guard presentation.installContainer() else {
      conclude(finished: false)
      return
    }
    presentation.putKeyboardAway()
    presentation.presentationTransitionWillBegin()
    if removesPresentersView {
      presenter.beginAppearanceWithChildren(false, animated: isAnimated)
      presentation.takePresentersView()
    }
    turnIfNeeded()
    presented.beginAppearanceWithChildren(true, animated: isAnimated)
    presentation.placePresentedView()
    animate {
      guard let view = presentation.presentedView else { return }
      containerView.addSubview(view)
      presentation.placePresentedView()
    }
  }

  private func beginDismissal() {
    if !isInteractive { ([presented] + above).last?.viewIfLoaded?.endEditing(true) }
    for controller in above.reversed() {
      controller.presentation.controller?.dismissalTransitionWillBegin()
      controller.beginAppearanceWithChildren(false, animated: isAnimated)
    }
    presentation.dismissalTransitionWillBegin()
    presented.beginAppearanceWithChildren(false, animated: isAnimated)
    if removesPresentersView {
      presenter.beginAppearanceWithChildren(true, animated: isAnimated)
    }
    turnIfNeeded()
    if removesPresentersView { presenter.view.frame = presentation.presentersFrame }
    animate {
      if removesPresentersView { containerView.insertSubview(presenter.view, at: 0) }
    }
  }

  /// Rotates the interface for the controller that determines the orientation from now on.
  ///
  /// A presenter's view that is removed keeps its state: it leaves the window before the rotation.
  /// The controller that a full-screen presentation or dismissal brings to the front is queried for
  /// its preferred orientation: `dismiss` queries the presenter, as `present` queries the presented
  /// controller (an article on rotation; a crash report of iOS 13 names the calls; medium).
  private func turnIfNeeded() {
    guard presentation.speaksForOrientation else { return }
    let coming = isPresentation ? presented : presenter
    let presenting = removesPresentersView && host.speaker === coming ? coming : nil
    let target = host.decideOrientation(presenting: presenting)
    guard target != host.interfaceOrientation else { return }
    let quarters = (target.quarterTurns - host.interfaceOrientation.quarterTurns + 4) % 4
    targetTransform = TurnCoordinator.transform(quarterTurns: quarters)
    if isPresentation, removesPresentersView { presenter.view.removeFromSuperview() }
    host.turn(for: presentation, presenting: presenting)
  }

  /// Runs the animator, or UIKit's own changes, and waits for the end.
  private func animate(changes: () -> Void) {
    if isAnimated, let animator {
      host.runningTransitions.append(self)
      run(animator, interaction)
      presenter.presentation.coordinator?.runAlongside()
      return
    }
    changes()
    let coordinator = presented.presentation.coordinator
    coordinator?.runAlongside()
    let end = { [self] in completeTransition(true) }
    if isAnimated, UIView.areAnimationsEnabled {
      host.noteMovement()
      host.show(
        presentation, isComing: isPresentation, for: coordinator?.transitionDuration ?? 0)
      host.schedule(after: coordinator?.transitionDuration ?? 0, end)
    } else {
      host.runAfterLayout(end)
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    transitionWasCancelled = !didComplete
    conclude(finished: didComplete)
  }

  private func conclude(finished: Bool) {
    isOver = true
    host.runningTransitions.removeAll { $0 === self }
    if isPresentation {
      finished ? finishPresentation() : undoPresentation()
    } else {
      finished ? finishDismissal() : undoDismissal()
    }
    animator?.animationEnded(finished)
    let coordinator = presented.presentation.coordinator
    presenter.presentation.coordinator = nil
    presented.presentation.coordinator = nil
    coordinator?.runCompletions()
    // The screen may have been rotated meanwhile.
    if isPresentation, finished, let traits = presentation.storedContainer?.window?.traitCollection,
      traits != adaptedTraits
    {
      presentation.readapt()
    }
    // Neither a covered presentation nor one being dismissed could adapt to a rotation.
    if !isPresentation { (finished ? presenter : presented).readaptUncovered() }
    completion?()
    completion = nil
  }

  private func finishPresentation() {
    if removesPresentersView { presenter.view.removeFromSuperview() }
    presented.endAppearanceWithChildren()
    if removesPresentersView { presenter.endAppearanceWithChildren() }
    presented.presentation.isBeingPresented = false
    presentation.presentationTransitionDidEnd(true)
    host.presentationDidChange()
  }

  private func undoPresentation() {
    if presentation.containerView != nil {
      presented.beginAppearanceWithChildren(false, animated: isAnimated)
      if removesPresentersView {
        presenter.beginAppearanceWithChildren(true, animated: isAnimated)
        presentation.returnPresentersView()
      }
    }
    presentation.removeContainer()
    presented.endAppearanceWithChildren()
    if removesPresentersView { presenter.endAppearanceWithChildren() }
    presentation.presentationTransitionDidEnd(false)
    presented.separateFromPresenter()
    presentation.bringKeyboardBack()
    host.presentationDidChange()
  }

  private func finishDismissal() {
    if removesPresentersView { presentation.returnPresentersView() }
    for controller in above { controller.presentation.controller?.removeContainer() }
    presentation.removeContainer()
    if removesPresentersView { presenter.endAppearanceWithChildren() }
    for controller in above.reversed() {
      let upper = controller.presentation.controller
      controller.endAppearanceWithChildren()
      upper?.dismissalTransitionDidEnd(true)
      controller.separateFromPresenter()
    }
    presented.endAppearanceWithChildren()
    presentation.dismissalTransitionDidEnd(true)
    presented.separateFromPresenter()
    presentation.bringKeyboardBack()
    host.presentationDidChange()
  }

  private func undoDismissal() {
    for controller in [presented] + above {
      controller.beginAppearanceWithChildren(true, animated: isAnimated)
    }
    if removesPresentersView {
      presenter.beginAppearanceWithChildren(false, animated: isAnimated)
      presenter.view.removeFromSuperview()
      presenter.endAppearanceWithChildren()
    }
    for controller in [presented] + above {
      controller.endAppearanceWithChildren()
      controller.presentation.isBeingDismissed = false
      controller.presentation.controller?.dismissalTransitionDidEnd(false)
    }
    host.presentationDidChange()
  }
}
