import SystemFacts

extension UIViewController {
  var nearestPresented: UIViewController? {
    presentation.presented ?? storedParent?.nearestPresented
  }

  var nearestPresenting: UIViewController? {
    presentation.presenting ?? (self as? UISearchController)?.searched
      ?? storedParent?.nearestPresenting
  }

  var nearestCoordinator: TransitionCoordinator? {
    presentation.coordinator ?? storedParent?.nearestCoordinator
  }

  /// The style represented by `.automatic`: a page sheet since iOS 13, full screen before (Apple:
  /// UIViewController.h on modalPresentationStyle).
  var resolvedModalPresentationStyle: UIModalPresentationStyle {
    guard presentation.style == .automatic else { return presentation.style }
    return ControllerFacts.presentsAsSheets[hostOfView.release] ? .pageSheet : .fullScreen
  }

  private var topmostAncestor: UIViewController {
    var current = self
    while let parent = current.storedParent { current = parent }
    return current
  }

  /// The controller that presents on behalf of this one: the nearest that defines a context, for
  /// the styles that need one; otherwise the topmost ancestor.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return topmostAncestor }
    var current = self
    while !current.definesPresentationContext, let parent = current.storedParent {
      current = parent
    }
    return current
  }

  /// Whether this controller presents or contains the other one, directly or indirectly.
  private func holds(_ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.storedParent ?? candidate.presentation.presenting
    }
    return false
  }

  // MARK: Presenting

  func presentFromHere(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = controller.modalPresentationStyle
    let presenter = presenter(for: style)
    guard mayPresent(controller, on: presenter) else { return }
    let made = controller.presentationController(
      for: style, presenting: presenter, source: self)
    made.storedPresenting = presenter
    controller.presentation.controller = made
    controller.presentation.presenting = presenter
    controller.presentation.isBeingPresented = true
    presenter.presentation.presented = controller
    controller.loadViewIfNeeded()
    controller.refreshTraits()

    let delegate = controller.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forPresented: controller, presenting: presenter, source: self)
      : nil
    let interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    ModalTransition(
      made, isPresentation: true, animated: animated, animator: animator,
      interaction: interaction, completion: completion
    ).schedule()
  }

  /// Refuses what UIKit refuses, with UIKit's messages.
  private func mayPresent(_ controller: UIViewController, on presenter: UIViewController) -> Bool {
    func refuse(_ problem: String, _ advice: String, isLogged: Bool = false) -> Bool {
      self.refuse(
        SimulationIssue(where: description, what: problem, advice: advice, isLogged: isLogged))
      return false
    }
    if controller === self || controller === presenter {
      return refuse(
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(self).",
        "Present another controller.")
    }
    if let other = controller.presentation.presenting {
      return refuse(
        "Application tried to present modally a view controller \(controller) that is already "
          + "being presented by \(other).",
        "Dismiss it first, or present another instance.")
    }
    if let parent = controller.storedParent {
      return refuse(
        "Application tried to present modally a view controller \(controller) that has a parent "
          + "view controller \(parent).",
        "Remove it from its parent first, or present the parent.")
    }
    if controller.holds(presenter)
      || controller.viewIfLoaded?.window?.rootViewController === controller
    {
      return refuse(
        "Application tried to present modally an active controller \(controller).",
        "It is already on screen, below the presenting controller; present another one.")
    }
    let attempt = "Attempt to present \(controller) on \(presenter) (from \(self))"
    if viewIfLoaded?.window == nil || presenter.viewIfLoaded?.window == nil {
      return refuse(
        "\(attempt) whose view is not in the window hierarchy.",
        "Present from viewDidAppear(_:) or later, and from the controller that is on screen.",
        isLogged: true)
    }
    if let present = presenter.presentation.presented {
      return present.presentation.isInTransition
        ? refuse(
          "\(attempt) while a presentation is in progress.",
          "Wait for the completion of the other presentation or dismissal.", isLogged: true)
        : refuse(
          "\(attempt) which is already presenting \(present).",
          "Present from \(present), or dismiss it first.", isLogged: true)
    }
    return true
  }

  // MARK: Dismissing

  func dismissFromHere(animated: Bool, completion: (() -> Void)?) {
    if nearestPresented == nil, let search = enclosingSearch {
      search.endSearch()
      completion?()
      return
    }
    guard let presenter = nearestPresented?.presentation.presenting ?? nearestPresenting,
      let presented = presenter.presentation.presented, let made = presented.presentation.controller
    else { return }
    var above: [UIViewController] = []
    var top = presented
    while let next = top.presentation.presented {
      above.append(next)
      top = next
    }
    guard !presented.presentation.isInTransition, !top.presentation.isInTransition else {
      refuse(
        SimulationIssue(
          where: description,
          what: "Attempt to dismiss from view controller \(presenter) while a presentation or "
            + "dismiss is in progress!",
          advice: "Wait for the completion of the other presentation or dismissal.",
          isLogged: true))
      return
    }
    for controller in [presented] + above { controller.presentation.isBeingDismissed = true }
    let delegate = top.transitioningDelegate
    let animator = animated ? delegate?.animationController(forDismissed: top) : nil
    let interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    ModalTransition(
      made, isPresentation: false, above: above, animated: animated, animator: animator,
      interaction: interaction, completion: completion
    ).schedule()
  }

  /// Separates a presented controller from its presenter.
  func separateFromPresenter() {
    presentation.presenting?.presentation.presented = nil
    presentation.presenting = nil
    presentation.controller = nil
    presentation.isBeingPresented = false
    presentation.isBeingDismissed = false
  }

  /// Removes everything presented on this controller, a root that is leaving, from the window.
  func abandonPresentations() {
    var chain: [UIViewController] = []
    var last = self
    while let next = last.presentation.presented {
      chain.append(next)
      last = next
    }
    for controller in chain.reversed() {
      controller.presentation.controller?.releasePresentedView()
      controller.presentation.controller?.removeContainer()
      controller.separateFromPresenter()
    }
  }

  // MARK: Presentation controllers

  /// The presentation controller for this controller's style, created on first access.
  var ownPresentationController: UIPresentationController? {
    let style = modalPresentationStyle
    guard presentation.presenting == nil, style != .custom, style != .none else {
      return presentation.controller.map { $0.origin ?? $0 }
    }
    if let made = presentation.controller, presentation.controllerStyle == style { return made }
    let made = makePresentationController(for: style, presenting: nil)
    presentation.controller = made
    presentation.controllerStyle = style
    return made
  }

  fileprivate func presentationController(
    for style: UIModalPresentationStyle, presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if style == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
    {
      return own
    }
    return ownPresentationController
      ?? makePresentationController(for: style, presenting: presenting)
  }

  /// Returns UIKit's own presentation for a style.
  func standardPresentationController(
    for style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet, .automatic:
      ControllerFacts.presentsAsSheets[hostOfView.release]
        ? UISheetPresentationController(presentedViewController: self, presenting: presenting)
        : LegacySheetPresentation(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .currentContext, .overCurrentContext:
      _UICurrentContextPresentationController(
        presented: self, presenting: presenting, removesPresentersView: style == .currentContext)
    default:
      _UIFullscreenPresentationController(
        presented: self, presenting: presenting, removesPresentersView: style == .fullScreen)
    }
  }
}
