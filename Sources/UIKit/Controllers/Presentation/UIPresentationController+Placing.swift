import Devices
import SystemFacts

extension UIPresentationController {
  /// Keeps the presented view in place, unless an animator has put it elsewhere.
  func keepPresentedViewInPlace() {
    if presentedView?.superview === storedContainer { placePresentedView() }
  }

  /// The view that the container is put into: the window, or what holds the presenter's view.
  private var containerSuperview: UIView? {
    guard let view = storedPresenting?.viewIfLoaded else { return nil }
    return shouldPresentInFullscreen ? view.window : view.superview ?? view.window
  }

  /// Puts the container over the presenter, or in front of the container whose place it takes; false
  /// if the presenter has left the window.
  func installContainer(above former: UIView? = nil) -> Bool {
    guard let superview = containerSuperview, let view = storedPresenting?.viewIfLoaded else {
      return false
    }
    let frame = shouldPresentInFullscreen ? superview.bounds : view.frame
    let container = UITransitionView(frame: frame, presentation: self)
    storedContainer = container
    if let former, former.superview === superview {
      superview.insertSubview(container, aboveSubview: former)
    } else if view.superview === superview, !shouldPresentInFullscreen {
      superview.insertSubview(container, aboveSubview: view)
    } else {
      superview.addSubview(container)
    }
    return true
  }

  func removeContainer() {
    storedContainer?.removeFromSuperview()
    storedContainer = nil
  }

  /// Moves the presenter's view into the container, from where a transition takes it away.
  func takePresentersView() {
    guard let view = storedPresenting?.viewIfLoaded, let superview = view.superview,
      let container = storedContainer, removedFrom == nil
    else { return }
    removedFrom = FormerPlace(
      superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0)
    container.insertSubview(view, at: 0)
    placePresentersView()
  }

  /// Puts the presenter's view where it belongs while it lies in the container.
  func placePresentersView() {
    guard removedFrom != nil, let view = storedPresenting?.viewIfLoaded,
      view.superview === storedContainer
    else { return }
    view.frame = presentersFrame
  }

  /// Where the presenter's view lies in the container before it leaves and once it is back: all over
  /// it, or where the card or popover is that it was taken from.
  var presentersFrame: CGRect {
    guard let container = storedContainer else { return .zero }
    guard shouldPresentInFullscreen, let home = removedFrom?.superview, home.window != nil else {
      return container.bounds
    }
    return container.convert(room(in: home), from: home)
  }

  /// Where the presenter's view lies in what it was taken from: before iOS 13 a popover's arrow takes
  /// some of the room.
  private func room(in home: UIView) -> CGRect {
    (home.superview as? _UIPopoverView)?.contentFrame ?? home.bounds
  }

  /// Puts the presenter's view back to where it was before the presentation.
  func returnPresentersView() {
    guard let place = removedFrom, let view = storedPresenting?.viewIfLoaded else { return }
    removedFrom = nil
    guard let superview = place.superview else { return }
    // A container in the presenter's context stands where the view stood, and may have moved since.
    if !shouldPresentInFullscreen, let container = storedContainer, let holder = container.superview
    {
      holder.insertSubview(view, belowSubview: container)
    } else {
      superview.insertSubview(view, at: place.index)
    }
    view.frame =
      shouldPresentInFullscreen ? room(in: superview) : storedContainer?.frame ?? .zero
  }

  // MARK: Sizes and traits

  func forwardSizeTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    // One that is not in the window yet gets its size before it appears.
    guard presented.viewIfLoaded?.window != nil || presented.presentation.presented != nil else {
      return
    }
    prepareAdaptation(with: coordinator)
    let childSize = (upcoming ?? self).size(
      forChildContentContainer: presented, withParentContainerSize: size)
    if presented.view.bounds.size != childSize {
      presented.sendSizeTransition(to: childSize, with: coordinator)
    } else {
      presented.forwardToPresented(size: childSize, with: coordinator)
    }
  }

  func forwardTraitTransition(
    to collection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    prepareAdaptation(with: coordinator)
    let traits = presented.traits(under: (upcoming ?? self).traits(inside: collection))
    if traits != presented.traitCollection {
      presented.sendTraitTransition(to: traits, with: coordinator)
    } else {
      presented.forwardToPresented(collection, with: coordinator)
    }
  }

  /// Where the container is, or will be: it fills the window, or lies over the presenter's view.
  func containerEnvironment(of presenter: UIViewController, _ geometry: ScreenGeometry)
    -> InterfaceEnvironment
  {
    shouldPresentInFullscreen
      ? presentedViewController.hostOfView.windowEnvironment(geometry)
      : presenter.environmentAhead(geometry)
  }

  /// Where the container is in a size that it is about to get.
  func containerEnvironment(in size: CGSize) -> InterfaceEnvironment {
    let host = presentedViewController.hostOfView
    let geometry = host.geometryAhead(of: storedContainer, in: size)
    var environment =
      storedPresenting.map { containerEnvironment(of: $0, geometry) }
      ?? host.windowEnvironment(geometry)
    if let container = storedContainer, geometry == host.geometry, size == container.bounds.size {
      environment.adoptSurroundings(of: container)
    }
    environment.frame.size = size
    return environment
  }

  /// The container as it is now; before it is there, what the window gives.
  var presentContainerEnvironment: InterfaceEnvironment {
    let host = presentedViewController.hostOfView
    var environment = host.windowEnvironment(host.geometry)
    if let container = storedContainer {
      environment.frame = container.bounds
      environment.adoptSurroundings(of: container)
    }
    return environment
  }

  /// The presented controller's view at a place in the container.
  func presented(
    at place: CGRect, in container: InterfaceEnvironment, isCompact: Bool = false,
    covered: UIEdgeInsets = .zero
  ) -> InterfaceEnvironment {
    let presented = presentedViewController
    let traits = isCompact ? container.traits.with { $0.horizontalSizeClass = .compact } : nil
    var environment = container.child(
      presented, of: presentingViewController, in: place, traits: traits ?? container.traits)
    environment.isUnderTabStrip = false
    if ScreenFacts.hasSafeArea[container.geometry.os.release] {
      environment.insets = environment.insets.or(covered)
    } else {
      // The strip of the status bar, wherever the view lies (``UIViewController/guideLengths``).
      environment.insets = presented.hostOfView.windowEnvironment(container.geometry).insets
    }
    return environment
  }

  /// What the presented controller gets of the container's traits.
  func traits(inside outer: UITraitCollection) -> UITraitCollection {
    var traits = outer
    // Levels came with iOS 13, for what is presented as a card or a popover (Apple; high).
    let elevates =
      isElevated && ControllerFacts.presentsAsSheets[presentedViewController.hostOfView.release]
    let isNarrow = makesWidthCompact(in: outer)
    if isNarrow || elevates {
      traits = traits.with {
        if isNarrow { $0.horizontalSizeClass = .compact }
        if elevates { $0.userInterfaceLevel = .elevated }
      }
    }
    guard let overrideTraitCollection else { return traits }
    return UITraitCollection(traitsFrom: [traits, overrideTraitCollection])
  }
}

extension UIViewController {
  /// Whether a presentation over this controller has taken its view away.
  var isViewTaken: Bool { presentation.presented?.presentation.controller?.removedFrom != nil }

  /// Whether a presentation over the whole screen has taken the view away, so that nothing stands in
  /// its place.
  var isViewAway: Bool { isViewTaken && contextPresentation == nil }

  /// What this controller presents in its own context.
  var contextPresentation: UIPresentationController? {
    guard let upper = presentation.presented?.presentation.controller,
      !upper.shouldPresentInFullscreen
    else { return nil }
    return upper
  }

  /// What stands where the view belongs: the view, or the container of the presentation in its
  /// context that has taken it.
  var viewInPlace: UIView {
    guard isViewTaken, let container = contextPresentation?.storedContainer else { return view }
    return container
  }

  /// Tells the presentation on this controller of its container's new size: the window's, or else
  /// this controller's.
  func forwardToPresented(size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    guard let controller = presentation.presented?.presentation.controller else { return }
    let windowSize =
      controller.shouldPresentInFullscreen
      ? (coordinator as? TurnCoordinator)?.destination?.size : nil
    controller.viewWillTransition(to: windowSize ?? size, with: coordinator)
  }

  /// Tells what is presented on this controller, and on those in it, of the sizes that it is about to
  /// get in containers that stay as large as they are.
  ///
  /// - Returns: Whether one was told.
  func announcePlaceOfPresented(with coordinator: TurnCoordinator) -> Bool {
    var isTold = storedChildren.reduce(false) {
      $1.announcePlaceOfPresented(with: coordinator) || $0
    }
    guard let presented = presentation.presented else { return isTold }
    if let controller = presented.presentation.controller as? UISheetPresentationController,
      let container = controller.storedContainer, let view = presented.viewIfLoaded,
      view.window != nil
    {
      let size = container.bounds.size
      let placed = controller.size(
        forChildContentContainer: presented, withParentContainerSize: size)
      if placed != view.bounds.size {
        controller.viewWillTransition(to: size, with: coordinator)
        return true
      }
    }
    isTold = presented.announcePlaceOfPresented(with: coordinator) || isTold
    return isTold
  }

  /// Tells the presentation on this controller of the traits that this controller is about to have.
  func forwardToPresented(
    _ collection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    guard let controller = presentation.presented?.presentation.controller else { return }
    // What is presented in this controller's context doesn't get its overrides.
    controller.willTransition(
      to: controller.shouldPresentInFullscreen
        ? collection : inheritedTraits(ahead: collection),
      with: coordinator)
  }
}

extension InterfaceEnvironment {
  /// Takes over what a container that stays as it is gives to what lies in it.
  fileprivate mutating func adoptSurroundings(of container: UIView) {
    insets = container.safeAreaInsets
    traits = container.traitCollection
  }
}
